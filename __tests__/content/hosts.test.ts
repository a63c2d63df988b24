import { checkContent } from "../../src/content/check";
import { type ContentCopy, copyContent } from "../support/content-copy";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.remove());

const faultsWith = async (redirects: readonly object[], hosts?: readonly string[]) => {
  await copy.set("redirects.json", "redirects", redirects);
  if (hosts) await copy.set("site.json", "hosts", hosts);
  return (await checkContent(copy.dataDir)).faults;
};

const MANY = Array.from({ length: 1_500 }, (_, index) => ({ from: `/old/${String(index)}/`, to: "/" }));

it("says before the build what the hosts could not take, where the content names none", async () => {
  const faults = await faultsWith(MANY);
  expect(faults.map(({ file }) => file)).toEqual(faults.map(() => "redirects.json"));
  expect(faults.map(({ got }) => got.replace(/:.*/, ""))).toEqual(
    expect.arrayContaining(["Cloudflare Pages", "Vercel", "Azure Static Web Apps", "CloudFront"]),
  );
  const fault = faults.find(({ got }) => got.startsWith("Cloudflare"));
  expect(fault?.got).toMatch(/^Cloudflare Pages: \d{4} redirects$/);
  expect(fault?.allowed).toMatch(/^2000 \(a limit of a host that "hosts" in data\/site\.json names/);
});

it("lets a site on one's own server have as many redirects as it likes", async () => {
  expect(await faultsWith(MANY, ["nginx", "netlify"])).toEqual([]);
});

it("refuses an old address that hosts take for a pattern, unless the site is for others", async () => {
  const old = [{ from: "/a:b/", to: "/" }];
  const got = (await faultsWith(old)).map((fault) => fault.got);
  expect(got).toContain("Netlify: redirect from /a:b/: * and : are wildcards");
  expect(await faultsWith(old, ["nginx"])).toEqual([]);
});

it("names the hosts that there are where one is unknown, and one that is named twice", async () => {
  const [unknown, twice] = await faultsWith([], ["nginx", "geocities", "nginx"]);
  expect([unknown?.field, unknown?.allowed]).toEqual(["hosts[1]", expect.stringContaining("netlify, cloudflare, ")]);
  expect(twice).toBeUndefined();
  const [again] = await faultsWith([], ["nginx", "caddy", "nginx"]);
  expect([again?.field, again?.allowed]).toEqual(["hosts[2]", expect.stringContaining("no other entry")]);
});
