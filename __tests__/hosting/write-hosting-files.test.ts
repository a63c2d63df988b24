import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hostingPolicy } from "../../src/hosting/policy";
import { hostingFiles, writeHostingFiles } from "../../src/hosting/write-hosting-files";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "hosting-"));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (redirects: readonly { from: string; to: string }[], prefix = "") =>
  writeHostingFiles(
    hostingPolicy(redirects, ["/", "/about/"], prefix),
    join(folder, "public"),
    join(folder, "hosting"),
  );

it("puts what is uploaded into the site and the rest beside it", async () => {
  await write([{ from: "/old/", to: "/about/" }]);
  expect((await readdir(join(folder, "public"))).sort()).toEqual(
    [".htaccess", ".nojekyll", "_headers", "_redirects", "staticwebapp.config.json"].sort(),
  );
  expect((await readdir(join(folder, "hosting"))).sort()).toEqual([
    "apache",
    "caddy",
    "cloudfront",
    "firebase",
    "nginx",
    "vercel",
  ]);
  expect(await readFile(join(folder, "public/_redirects"), "utf8")).toBe("/old/ /about/ 301\n/old /about/ 301\n");
});

it("hides every file of hosts that it puts into the site", async () => {
  await write([]);
  const { hidden } = hostingPolicy([], []);
  expect((await readdir(join(folder, "public"))).map((name) => `/${name}`).sort()).toEqual([...hidden].sort());
});

it("passes nothing on where the site has no form that posts to it, and keeps all other rules", () => {
  const filesOf = (hasForm: boolean) => {
    const { site, beside } = hostingFiles(hostingPolicy([], ["/", "/about/"], "", { hasForm }));
    return Object.values({ ...site, ...beside });
  };
  const mail = /mail|proxy_pass|reverse_proxy|127\.0\.0\.1/;
  expect(filesOf(true).filter((text) => mail.test(text)).length).toBeGreaterThanOrEqual(3);
  expect(filesOf(false).filter((text) => mail.test(text))).toEqual([]);
  const linesOf = (hasForm: boolean) => new Set(filesOf(hasForm).flatMap((text) => text.split("\n")));
  expect([...linesOf(false)].filter((line) => !linesOf(true).has(line))).toEqual([]);
});

it("writes the same again", async () => {
  await write([{ from: "/old/", to: "/about/" }]);
  const before = await readFile(join(folder, "hosting/caddy/Caddyfile"), "utf8");
  await write([{ from: "/old/", to: "/about/" }]);
  expect(await readFile(join(folder, "hosting/caddy/Caddyfile"), "utf8")).toBe(before);
});

it("writes the same in whatever order the pages were found", () => {
  const pages = ["/", "/ads-–-search/", "/café/", "/résumé/", "/work/one/"];
  const filesOf = (paths: readonly string[]) => hostingFiles(hostingPolicy([], paths));
  expect(filesOf([...pages].reverse())).toEqual(filesOf(pages));
});

it("leaves nothing of an earlier build that it has not made", async () => {
  await write([]);
  await mkdir(join(folder, "hosting/renamed"));
  await writeFile(join(folder, "hosting/renamed/old.conf"), "");
  await writeFile(join(folder, "hosting/caddy/old.conf"), "");
  await writeFile(join(folder, "public/robots.txt"), "");
  await write([], "/some/path");
  expect(
    (await readdir(join(folder, "hosting"), { recursive: true })).filter((path) => /old|renamed/.test(path)),
  ).toEqual([]);
  expect((await readdir(join(folder, "public"))).sort()).toEqual([".htaccess", "robots.txt"]);
});

it("writes the files of those hosts alone that the site is for, and takes away those of others", async () => {
  await write([]);
  const policy = hostingPolicy([{ from: "/a:b/", to: "/about/" }], ["/", "/about/"]);
  await writeHostingFiles(policy, join(folder, "public"), join(folder, "hosting"), ["nginx", "azure"]);
  expect(await readdir(join(folder, "public"))).toEqual(["staticwebapp.config.json"]);
  expect(await readdir(join(folder, "hosting"))).toEqual(["nginx"]);
});

it("writes nothing when a host can't take it, and names what exceeds the limits of all hosts", async () => {
  const writing = write(Array.from({ length: 1_500 }, (_, index) => ({ from: `/${String(index)}/`, to: "/" })));
  await expect(writing).rejects.toThrow(
    /Cloudflare Pages: 3000 redirects[\s\S]*Vercel: [\s\S]*Azure[\s\S]*CloudFront: /,
  );
  expect(await readdir(folder)).toEqual([]);
});

it("removes nothing when a host can't take it", async () => {
  await write([]);
  const before = await readdir(folder, { recursive: true });
  await expect(write([{ from: "/old:address", to: "/" }], "/some/path")).rejects.toThrow(/wildcards/);
  expect(await readdir(folder, { recursive: true })).toEqual(before);
});
