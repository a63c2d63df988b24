import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileSize } from "../../../src/lib/file-size";
import { projectPath } from "../../../src/lib/addresses";
import { counted, words } from "../../../src/lib/words";
import { builtPages, PUBLIC } from "../../../__tests__/support/built-site";
import { content } from "../../../__tests__/support/content";
import { readPdf } from "../../../__tests__/support/read-pdf";

const wanted = content.projects.filter(({ pdf }) => pdf === true).map(projectPath);

function downloads(document: Document): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>("a[download]")];
}

it("offers a PDF on the pages of the projects that ask for one, and nowhere else", () => {
  const offering = builtPages().filter(({ document }) => downloads(document).length > 0);
  expect(offering.map(({ path }) => path)).toEqual(wanted);
  const files = readdirSync(PUBLIC, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".pdf"));
  expect(files).toHaveLength(wanted.length);
});

it.each(wanted)("says beside the button of %s what will be downloaded", (path) => {
  const page = builtPages().find((one) => one.path === path);
  const [link, ...others] = page ? downloads(page.document) : [];
  expect(others).toEqual([]);
  expect(link?.textContent).toBe(words.actions.downloadPdf);
  const bytes = readFileSync(join(PUBLIC, decodeURI(link?.getAttribute("href") ?? "")));
  const size = page?.document.getElementById(link?.getAttribute("aria-describedby") ?? "");
  expect(size?.textContent).toBe(
    counted(words.caseStudy.pdf, readPdf(bytes).pages.length, {
      size: fileSize(bytes.length, content.agency.language),
    }),
  );
});
