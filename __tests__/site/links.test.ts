import { existsSync } from "node:fs";
import { join } from "node:path";
import { type BuiltPage, builtPages, PUBLIC } from "../support/built-site";
import { content } from "../support/content";

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));

/** Addresses of this site that a page links to or loads. */
function references(page: BuiltPage): string[] {
  const attributes = [...page.document.querySelectorAll("[href], [src], [srcset], [action], [imagesrcset]")].flatMap(
    (element) => [
      element.getAttribute("href"),
      element.getAttribute("src"),
      element.getAttribute("action"),
      ...(element.getAttribute("srcset") ?? "").split(",").map((candidate) => candidate.trim().split(" ")[0]),
    ],
  );
  return [...new Set(attributes)].filter(
    (address): address is string => !!address && !/^(?:https?|mailto|tel|data):/.test(address),
  );
}

function problem(page: BuiltPage, address: string): string | undefined {
  const url = new URL(address, `https://site.test${encodeURI(page.path)}`);
  const path = decodeURIComponent(url.pathname);
  if (path === "/mail.php") return undefined;
  const target = path === page.path ? page : byPath.get(path);
  if (!target) return existsSync(join(PUBLIC, path)) && !path.endsWith("/") ? undefined : `${address} does not exist`;
  const id = decodeURIComponent(url.hash.slice(1));
  if (id === "" || target.document.getElementById(id)) return undefined;
  return `${address} has no such place`;
}

/** What every page links to by itself: bar and foot. */
const { top, footerServices, quickLinks } = content.agency.navigation;
const linked = top.length + footerServices.length + quickLinks.length;

it.each(pages.map((page) => [page.path, page] as const))("every link, anchor and file of %s exists", (_path, page) => {
  const addresses = references(page);
  expect(addresses.length).toBeGreaterThan(linked);
  expect(addresses.map((address) => problem(page, address)).filter(Boolean)).toEqual([]);
});

it.each(pages.map((page) => [page.path, page] as const))(
  "%s reaches nothing on another origin by itself",
  (_path, page) => {
    const loading = page.document.querySelectorAll(
      "img, script[src], link[rel=stylesheet], link[rel=preload], source, iframe",
    );
    const foreign = [...loading]
      .flatMap((element) => [element.getAttribute("src"), element.getAttribute("srcset"), element.getAttribute("href")])
      .filter((address) => address?.includes("//"));
    expect(foreign).toEqual([]);
  },
);

it.each(pages.map((page) => [page.path, page] as const))(
  "names every control that %s opens or points at",
  (_path, page) => {
    const ids = [
      ...page.document.querySelectorAll(
        "[popovertarget], [aria-controls], [aria-labelledby], [aria-describedby], label[for]",
      ),
    ].flatMap((element) =>
      ["popovertarget", "aria-controls", "aria-labelledby", "aria-describedby", "for"].flatMap(
        (name) => element.getAttribute(name)?.split(" ") ?? [],
      ),
    );
    expect(ids.length).toBeGreaterThan(0);
    expect(ids.filter((id) => !page.document.getElementById(id))).toEqual([]);
  },
);
