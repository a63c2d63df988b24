import { deploymentIn, pathPrefixOf } from "../../src/gatsby/deployment";

it("stands at the sample's address, to be listed, where nothing else is said", () => {
  expect(deploymentIn({})).toEqual({ url: null, isPreview: false });
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

it("names all that is wrong at once", () => {
  expect(() => deploymentIn({ SITE_URL: "example", ROBOTS: "none" })).toThrow(
    /SITE_URL: got "example"[\s\S]*ROBOTS: got "none"; allowed: index, noindex/,
  );
});

it("finds the path that the site stands under in its address", () => {
  expect(pathPrefixOf("https://www.example.com")).toBe("");
  expect(pathPrefixOf("https://example.github.io/some/site")).toBe("/some/site");
});
