import { execFile } from "node:child_process";
import { cp, mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { copyProject } from "../../../__tests__/support/project-copy";
import { edit, type EditedProject } from "./support/edited-project";
import type { EditorScreen } from "./support/editor-screen";

/*
 * The pictures of docs/editing.md, taken of a site that has just been taken over: they stay with whoever takes this one
 * over. The editor's README says how they are taken anew.
 */

const INTO = resolve("docs/editing");

const FLAGS = [
  ...["--name", "Your Agency", "--url", "https://www.example.com", "--email", "hello@example.com"],
  ...["--phone", "+1 202 555 0143", "--language", "en-US", "--currency", "USD", "--color", "#1f6feb"],
  ...["--services", "Brand Design, Websites, Packaging", "--social", "https://www.instagram.com/example"],
  ...["--form", "service"],
];

const PARTS = ["__tests__", "docs", "README.md", "LICENSE", "package-lock.json", ".dependency-cruiser.mjs"];

let project: EditedProject;
let page: Page;
let screen: EditorScreen;
beforeAll(async () => {
  const copy = await copyProject();
  for (const part of PARTS) await cp(resolve(part), join(copy.folder, part), { recursive: true });
  const args = ["--import", "tsx", "packages/adopt/src/command.ts", "--allow-uncommitted", ...FLAGS];
  await promisify(execFile)(process.execPath, args, { cwd: copy.folder });
  project = await edit(copy, { viewport: { width: 1280, height: 800 }, colorScheme: "light" });
  ({ page, screen } = project);
  await rm(INTO, { recursive: true, force: true });
  await mkdir(INTO, { recursive: true });
}, 600_000);
afterAll(() => project.remove());

async function take(name: string): Promise<void> {
  await page.waitForTimeout(1500);
  await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toFile(join(INTO, `${name}.webp`));
}

/** Waits until the page beside the form is there. */
const shown = () => page.frameLocator("iframe.preview").frameLocator("iframe").locator("h1").waitFor();

it("takes what there is to edit", async () => {
  await screen.open("services");
  await take("content");
});

it("takes an entry with its page, and a rule that is broken", async () => {
  await screen.open("services/entries/brand-design");
  await shown();
  await take("entry");
  await screen.text("Title", "Brand Design", await screen.field("Metadata"));
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("alertdialog").last().waitFor();
  await take("message");
  await page.getByRole("button", { name: "OK" }).click();
  await screen.leave();
});

it("takes the table of what search engines are told", async () => {
  await screen.openSearch();
  await take("search");
});
