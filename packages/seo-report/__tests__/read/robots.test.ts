import { readRobots } from "../../src/read/robots";

it.each([
  ["nothing is said", "", "/a/", true],
  ["all is forbidden", "User-agent: *\nDisallow: /", "/a/", false],
  ["an empty rule forbids nothing", "User-agent: *\nDisallow:", "/a/", true],
  ["the longer rule holds", "User-agent: *\nDisallow: /a/\nAllow: /a/b/", "/a/b/c", true],
  ["the longer rule holds, in any order", "User-agent: *\nAllow: /a/\nDisallow: /a/b/", "/a/b/c", false],
  ["of two as long the friendlier one holds", "User-agent: *\nDisallow: /a/\nAllow: /a/", "/a/", true],
  ["another robot's rules are not everybody's", "User-agent: GPTBot\nDisallow: /", "/a/", true],
  ["a group may have several robots", "User-agent: GPTBot\nUser-agent: *\nDisallow: /", "/a/", false],
  ["a star stands for anything", "User-agent: *\nDisallow: /*/private/", "/x/private/y", false],
  ["a dollar is the end", "User-agent: *\nDisallow: /*.pdf$", "/a.pdf", false],
  ["and no more than that", "User-agent: *\nDisallow: /*.pdf$", "/a.pdf?x", true],
  ["a comment is no part of a rule", "User-agent: * # all\r\nDisallow: /a/ # not this\r\n", "/a/", false],
  ["keys are read in any case", "USER-AGENT: *\nDISALLOW: /a/", "/a/", false],
  ["a rule may be encoded", "User-agent: *\nDisallow: /caf%C3%A9/", "/caf%C3%A9/", false],
])("%s", (_, text, path, isAllowed) => {
  expect(readRobots(text).allows(path)).toBe(isAllowed);
});

it("names the sitemaps as they are written", () => {
  const text = "Sitemap: https://example.com/sitemap.xml\nUser-agent: *\nDisallow: /a/\nsitemap: /news.xml\n";
  expect(readRobots(text).sitemaps).toEqual(["https://example.com/sitemap.xml", "/news.xml"]);
});
