import { checkContent } from "../../src/content/check";
import { repository } from "../../src/content/repository";
import { type ContentCopy, copyContent } from "../support/content-copy";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.remove());

it.each([
  { url: "https://github.com/agency/site" },
  { url: "https://gitlab.com/group/team/site", branch: "live", app: "1f" },
  { url: "https://codeberg.org/agency/site.git" },
  { url: "https://github.com/agency/site/", signIn: "https://in.example/auth" },
  { url: "https://git.example:8443/~me/site", software: "gitea" },
])("takes the repository %j", (value) => {
  expect(repository.safeParse(value).success).toBe(true);
});

it.each([
  [{ url: "http://github.com/agency/site" }, "url"],
  [{ url: "https://github.com/agency" }, "url"],
  [{ url: "https://github.com/agency/site/tree/main" }, "url"],
  [{ url: "https://github.com/../site" }, "url"],
  [{ url: "https://github.com:99999/agency/site" }, "url"],
  [{ url: "https://gitlab.com/group/site/-/tree/main" }, "url"],
  [{ url: "git@github.com:agency/site.git" }, "url"],
  [{ url: "https://user:secret@github.com/agency/site" }, "url"],
  [{ url: "https://git.example/agency/site" }, "software"],
  [{ url: "https://github.com/agency/site", software: "gitlab" }, "software"],
  [{ url: "https://github.com/agency/site", app: "1f" }, "app"],
  [{ url: "https://gitlab.com/agency/site", signIn: "https://in.example" }, "signIn"],
  [{ url: "https://github.com/agency/site", signIn: 'https://in.example/"><script>' }, "signIn"],
  [{ url: "https://github.com/agency/site", signIn: "https://in.example; script-src *" }, "signIn"],
])("refuses %j, and says where", (value, field) => {
  const { error } = repository.safeParse(value);
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});

it.each([
  ["addresses.json", "contact", "/admin/", "pages/contact.json", "a page at /admin/"],
  ["addresses.json", "contact", "/admin/contact/", "pages/contact.json", "a page at /admin/contact/"],
  ["redirects.json", "redirects", [{ from: "/admin/old/", to: "/" }], "redirects.json", '"/admin/old/"'],
])("refuses what would stand where content is edited: in %s, %s: %j", async (file, key, value, of, got) => {
  await copy.set(file, key, value);
  const refused = async () =>
    (await checkContent(copy.dataDir)).faults.filter(({ allowed }) =>
      allowed.includes("content is edited below /admin/"),
    );
  expect(await refused()).toEqual([]);
  await copy.set("site.json", "repository", { url: "https://github.com/agency/site" });
  expect((await refused()).map((fault) => [fault.file, fault.got])).toEqual([[of, got]]);
});
