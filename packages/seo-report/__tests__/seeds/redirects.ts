import type { Break, Change } from "../change";

/** Writes lines into the file of redirects that hosts read. */
function lines(...list: readonly string[]): Change {
  return (site) => site.write("_redirects", `${list.join("\n")}\n`);
}

/** Faults of redirects. */
export const redirectSeeds: readonly Break[] = [
  ["redirect-target", "one to nothing", lines("/old/ /none/ 301"), "/old/", "leads to /none/"],
  [
    "redirect-chain",
    "two that follow",
    lines("/old/ /newer/ 301", "/newer/ /about/ 301"),
    "/old/",
    "/newer/, which leads to /about/",
  ],
  ["redirect-loop", "one to itself", lines("/old/ /old/ 301"), "/old/", "/old/"],
  ["redirect-loop", "a ring of three", lines("/a/ /b/ 301", "/b/ /c/ 301", "/c/ /a/ 301"), "/a/", "/b/"],
  ["redirect-shadows", "one from a page", lines("/about/ /services/ 301"), "/about/", "leads to /services/"],
  [
    "redirect-shadows",
    "one from a folder",
    lines("/services/paper* /services/ 301!"),
    "/services/paper-–-art/",
    "/services/",
  ],
  ["redirect-not-found", "one to the not-found page", lines("/old/ /404.html 301"), "/old/", "/404.html"],
  ["redirect-everything", "all to the first page", lines("/* /index.html 200"), "/_redirects", "(200)"],
  ["redirect-everything", "all led to the first page", lines("/* / 301"), "/_redirects", "(301)"],
  ["redirect-temporary", "one for a while", lines("/old/ /about/ 302"), "/old/", "(302)"],
  [
    "redirect-target",
    "a page that sends on to nothing",
    (site) =>
      site.write(
        "old/index.html",
        '<html lang="en"><head><title>Old</title><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="0;url=/none/"></head><body><h1>Old</h1></body></html>',
      ),
    "/old/",
    "leads to /none/",
  ],
];
