import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { copyAsAgency, type ProjectCopy } from "../../../__tests__/support/project-copy";
import { type ServedService, serveService } from "../../../__tests__/support/serve-service";
import { siteForTests } from "../../../__tests__/support/site";
import { type GitHost, gitHost, type MergeRequest } from "./support/git-host";
import { GitRepository } from "./support/git-repository";
import { EditorScreen } from "./support/editor-screen";
import { phonePhoto } from "./support/phone-photo";

/*
 * The site of the invented agency, built without and with `/admin/`, and edited there in a browser. No Git host can be
 * had from a registry: one that answers as GitLab does stands in for it, with a real repository behind it.
 */

const HOST = "https://git.example";
const APP = "0f1e2d";

/** What hosts read, and nobody else: it has a rule for `/admin/`. */
const SETTINGS = [
  ".htaccess",
  "_headers",
  "staticwebapp.config.json",
  "staticwebapp.config.json.br",
  "staticwebapp.config.json.gz",
];

type Manifest = Readonly<Record<string, string>>;

let copy: ProjectCopy;
let repository: GitRepository;
let host: GitHost;
let served: ServedService;
let without: Manifest;
let withAdmin: Manifest;
beforeAll(async () => {
  copy = await copyAsAgency();
  without = await build();
  const file = join(copy.folder, "data/site.json");
  const agency = JSON.parse(await readFile(file, "utf8")) as object;
  const own = { url: `${HOST}/agency/site`, software: "gitlab", app: APP };
  await writeFile(file, `${JSON.stringify({ ...agency, repository: own }, null, 2)}\n`);
  withAdmin = await build();
  repository = await GitRepository.of(copy.folder, "data");
  host = gitHost(repository, APP);
  served = await serveService(HOST, host);
});
afterAll(async () => {
  await served.close();
  await repository.remove();
  await copy.remove();
});

/** Builds the copy. @returns The digests of all files of the site. */
async function build(): Promise<Manifest> {
  const { code, output } = await copy.build();
  expect([code, code === 0 ? "" : output]).toEqual([0, ""]);
  return JSON.parse(await readFile(join(copy.folder, "hosting/manifest.json"), "utf8")) as Manifest;
}

const site = siteForTests({ project: () => copy.folder, flags: () => served.flags });

it("changes nothing of the site but what is its own", () => {
  const changed = Object.keys(withAdmin).filter((file) => withAdmin[file] !== without[file]);
  expect(Object.keys(without).filter((file) => !(file in withAdmin))).toEqual([]);
  expect(changed.filter((file) => !file.startsWith("admin/") && !SETTINGS.includes(file))).toEqual([]);
  expect(changed).toContain("admin/index.html");
});

it("is found by nobody who is not told of it", async () => {
  const answer = await fetch(`${site.origin}/admin/`);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(await answer.text()).toContain('<meta name="robots" content="noindex, nofollow">');
  for (const file of Object.keys(without).filter((name) => /\.(?:html|xml|txt)$/.test(name))) {
    expect([file, (await readFile(join(copy.folder, "public", file), "utf8")).includes("/admin")]).toEqual([
      file,
      false,
    ]);
  }
});

/** The entry as it stands on a branch. */
async function contentOf(
  branch: string,
  file = "services/erscheinungsbild.json",
): Promise<{ readonly metadata: object }> {
  const bytes = await repository.bytesOf(branch, `data/${file}`);
  return JSON.parse(bytes.toString()) as { metadata: object };
}

/** Opens the screen and signs in at the Git host, in the window that opens for that. */
async function signedIn(asked?: Set<string>): Promise<{ page: Page; screen: EditorScreen }> {
  const { page } = await site.visit("/admin/", {
    hydrated: false,
    ignoreHTTPSErrors: true,
    viewport: { width: 1440, height: 900 },
    onPage: (tab) => tab.on("request", (request) => asked?.add(new URL(request.url()).origin)),
  });
  // The agency's mark, and not that of the CMS.
  const mark = page.locator("img").first();
  await page.waitForFunction(
    (image) => image instanceof HTMLImageElement && image.naturalWidth > 0,
    await mark.elementHandle(),
  );
  expect(await mark.getAttribute("src")).toMatch(/icon\.svg$/);
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: /^Sign In with .?GitLab/ }).click(),
  ]);
  await popup.getByRole("link", { name: "Authorize" }).click();
  return { page, screen: await EditorScreen.at(page, `${site.origin}/admin/`) };
}

/** Saves an entry, and asks somebody to look at it. @returns What the host was asked for then. */
async function sendForReview(page: Page): Promise<MergeRequest | undefined> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === "PUT"),
    page.getByRole("button", { name: "Send for Review" }).click(),
  ]);
  return host.merging.at(-1);
}

it("takes a change to a branch of its own, asks that it be merged, and tells no other server", async () => {
  const asked = new Set<string>();
  const { page, screen } = await signedIn(asked);
  await screen.open("services/entries/erscheinungsbild");
  const metadata = await screen.field("Metadata");
  await screen.text("Title", "Gute Zeichen", metadata);
  const told = await screen.saveInVain();
  expect(told).toContain("Service erscheinungsbild › Metadata › Title: got 28 characters with the agency's name");
  expect(told).toContain("allowed: 30 to 60 characters");
  await screen.text("Title", "Zeichen");
  expect(await screen.saveInVain()).toContain('Title: got "Zeichen"; allowed: "Erscheinungsbild", for others go by it');
  await screen.text("Title", "Erscheinungsbild");
  expect(host.merging).toEqual([]);
  await screen.text("Title", "Zeichen, Schrift und wenige Regeln", metadata);
  const request = await sendForReview(page);
  expect(request).toMatchObject({ target_branch: "main", labels: ["sveltia-cms/pending_review"] });
  const branch = request?.source_branch ?? "";
  expect(await repository.changes(branch)).toEqual(["M\tdata/services/erscheinungsbild.json"]);
  const [before, after] = [await contentOf("main"), await contentOf(branch)];
  expect(after).toEqual({ ...before, metadata: { ...before.metadata, title: "Zeichen, Schrift und wenige Regeln" } });
  expect([...asked].filter((origin) => !["null", site.origin, HOST].includes(origin))).toEqual([]);
});

it("keeps the address of a page with another title", async () => {
  const { page, screen } = await signedIn();
  await screen.open("legal-pages/entries/imprint");
  await screen.text("Title", "Wer wir sind");
  const { source_branch: branch = "" } = (await sendForReview(page)) ?? {};
  const [before, after] = [
    await contentOf("main", "legal/imprint.json"),
    await contentOf(branch, "legal/imprint.json"),
  ];
  expect(after).toEqual({ ...before, title: "Wer wir sind", slug: "impressum" });
});

it("takes a picture with it, turned, made smaller and told of nothing else", async () => {
  const { page, screen } = await signedIn();
  const photo = await phonePhoto();
  await screen.open("people/entries/Team");
  const members = await screen.field("Members");
  await members.getByRole("button", { name: "Expand", exact: true }).first().click();
  await screen.picture("Image", { name: "Foto vom Handy.jpg", bytes: photo }, "Eine Frau an der Werkbank", members);
  const { source_branch: branch = "" } = (await sendForReview(page)) ?? {};
  expect(await repository.changes(branch)).toEqual(["A\tdata/images/people/foto-vom-handy.webp", "M\tdata/team.json"]);
  const picture = await sharp(await repository.bytesOf(branch, "data/images/people/foto-vom-handy.webp")).metadata();
  expect(picture).toMatchObject({ format: "webp", width: 2000, height: 1500 });
  expect([picture.exif, picture.orientation]).toEqual([undefined, undefined]);
});
