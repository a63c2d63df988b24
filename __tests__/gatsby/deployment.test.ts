import { deploymentIn } from "../../src/gatsby/deployment";
import { pathPrefixOf } from "../../src/lib/path-prefix";

it("stands at the sample's address, to be listed, where nothing else is said", () => {
  expect(deploymentIn({})).toEqual({ url: null, isPreview: false, sourceDate: null });
});

it("takes SITE_URL without its closing slash, with the path that the site stands under", () => {
  expect(deploymentIn({ SITE_URL: "https://www.example.com/" }).url).toBe("https://www.example.com");
  expect(deploymentIn({ SITE_URL: "https://example.github.io/site/" }).url).toBe("https://example.github.io/site");
});

it("is a preview with ROBOTS=noindex, and none with ROBOTS=index", () => {
  expect(deploymentIn({ ROBOTS: "noindex" }).isPreview).toBe(true);
  expect(deploymentIn({ ROBOTS: "index" }).isPreview).toBe(false);
});

it.each(["www.example.com", "ftp://example.com", "", "https://example.com/?a=1"])(
  "stops at the address %j, saying what it may be",
  (SITE_URL) => {
    expect(() => deploymentIn({ SITE_URL })).toThrow(/SITE_URL: got .*allowed: an address such as https/);
  },
);

it.each(["https://mail.example.com/send", "http://127.0.0.1:9000/", "/mail.php"])("lets messages go to %s", (mail) => {
  expect(() => deploymentIn({ GATSBY_MAIL_ENDPOINT: mail })).not.toThrow();
});

it.each(["mail.example.com/send", "//mail.example.com/send", "mailto:us@example.com", "https://", ""])(
  "stops when messages should go to %j, which no form or no policy can name",
  (mail) => {
    expect(() => deploymentIn({ GATSBY_MAIL_ENDPOINT: mail })).toThrow(
      /GATSBY_MAIL_ENDPOINT: got .*allowed: an address/,
    );
  },
);

it("has sources of the date that SOURCE_DATE_EPOCH says", () => {
  expect(deploymentIn({ SOURCE_DATE_EPOCH: "1767225600" }).sourceDate).toEqual(new Date("2026-01-01T00:00:00Z"));
  expect(deploymentIn({}).sourceDate).toBeNull();
});

it.each(["2026-01-01", "", "-1", "176722560000"])("stops at the date %j of the sources", (text) => {
  expect(() => deploymentIn({ SOURCE_DATE_EPOCH: text })).toThrow(/SOURCE_DATE_EPOCH: got .*allowed: seconds/);
});

it("names all that is wrong at once", () => {
  expect(() => deploymentIn({ SITE_URL: "example", ROBOTS: "none", GATSBY_MAIL_ENDPOINT: "none" })).toThrow(
    /SITE_URL: got "example"[\s\S]*ROBOTS: got "none"; allowed: index, noindex\nGATSBY_MAIL_ENDPOINT: got "none"/,
  );
});

it("finds the path that the site stands under in its address", () => {
  expect(pathPrefixOf("https://www.example.com")).toBe("");
  expect(pathPrefixOf("https://example.github.io/some/site")).toBe("/some/site");
});
