import { hostingPolicy } from "../../../../src/hosting/policy";
import { siteAddress } from "../../src/verify/site-address";

const address = (text: string, prefix = "") => siteAddress(text, hostingPolicy([], [], prefix)).href;

it.each(["https://www.example.com", "https://www.example.com/", "http://localhost:9000", "http://[::1]:9000/"])(
  "takes %s",
  (text) => {
    expect(address(text)).toBe(new URL(text).href);
  },
);

it.each([
  ["https://example.com/some/path", "/some/path"],
  ["https://example.com/some/path/", "/some/path"],
  ["https://example.com/straße 7", "/straße 7"],
])("takes %s for a site that was built for %s", (text, prefix) => {
  expect(address(text, prefix)).toBe(new URL(text).href);
});

it.each(["", "www.example.com", "/about/", "ftp://example.com", "https://a:b@example.com", "https://example.com/?a=1"])(
  "does not take %j, and says what it may be",
  (text) => {
    expect(() => address(text)).toThrow(/^verify: got ".*"; allowed: the address of the site, such as https:/);
  },
);

it("names both paths when the site was built for another one", () => {
  expect(() => address("https://example.com/some/")).toThrow(
    "verify: got https://example.com/some/, but the site was built for the root of a host. " +
      "Ask for https://example.com, or build with SITE_URL=https://example.com/some",
  );
  expect(() => address("https://example.com", "/some/path")).toThrow(
    "but the site was built for the path /some/path. Ask for https://example.com/some/path, " +
      "or build with SITE_URL=https://example.com",
  );
});
