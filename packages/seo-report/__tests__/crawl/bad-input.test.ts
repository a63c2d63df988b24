import { crawl } from "../../src/crawl/crawl";
import { startIn, numberIn } from "../../src/crawl/options";
import { type ServedSite, servedSite } from "./crawled-site";

let site: ServedSite;
beforeEach(async () => {
  site = await servedSite();
});
afterEach(() => site.discard());

it.each(["www.example.com", "ftp://example.com/", "https://", "/public", ""])("--url takes no %s", (value) => {
  expect(() => startIn(value)).toThrow(
    `--url: got ${value}; allowed: the address of a site's first page with its scheme, such as https://www.example.com/`,
  );
});

it.each(["https://me:secret@example.com/", "https://example.com/?page=2"])(
  "--url takes no password or query: %s",
  (value) => {
    expect(() => startIn(value)).toThrow("without a password or a query");
  },
);

it.each(["0", "many", "", "1.5", "-1"])("--limit takes no %s", (value) => {
  expect(() => numberIn("--limit", value, { min: 1, max: 50_000, isWhole: true })).toThrow(
    `--limit: got ${value}; allowed: a whole number from 1 to 50000`,
  );
});

it("says that nothing listens there", async () => {
  const options = { state: site.state, limit: 9, contact: "x", patience: { attempts: 1, pause: 1, longest: 1 } };
  await expect(crawl(new URL("http://127.0.0.1:9/"), options)).rejects.toThrow(
    /^--url: http:\/\/127\.0\.0\.1:9 does not answer: /,
  );
});

it("says that robots.txt forbids everything, and how it may be allowed", async () => {
  await site.write("robots.txt", "User-agent: *\nDisallow: /\n");
  await expect(site.crawl()).rejects.toThrow(
    /robots\.txt of 127.* forbids \/ \(Disallow: \/\); nothing was read\. .*User-agent: SeoReportBot/,
  );
  expect(site.requests.map(({ path }) => path)).toEqual(["/robots.txt"]);
});

it("says that robots.txt fails, and reads nothing", async () => {
  site.answer("/robots.txt", { status: 500 });
  await expect(site.crawl()).rejects.toThrow("/robots.txt answers 500: what may be read is not known");
});

it.each([
  [{ headers: { "content-type": "application/pdf" }, body: "%PDF" }, "is application/pdf"],
  [{ status: 404 }, "answers 404"],
  [{ status: 500 }, "answers 500"],
  [{ status: 302, headers: { location: "/" } }, "leads on and on"],
])("says that the first page is none: %j", async (answering, said) => {
  site.answer("/", answering);
  await expect(site.crawl()).rejects.toThrow(said);
});
