import { runInNewContext } from "node:vm";
import { cloudFront } from "../../../src/hosting/hosts/cloudfront";
import { hostingPolicy } from "../../../src/hosting/policy";

interface Outcome {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location: { readonly value: string } };
}

const policy = hostingPolicy([{ from: "/old/", to: "/about/" }], ["/", "/about/", "/ads-–-search/", "/projects/one/"]);
const code = cloudFront(policy).beside["cloudfront/function.js"] ?? "";

interface Value {
  readonly value: string;
  readonly multiValue?: readonly { readonly value: string }[];
}

const answer = (uri: string, querystring: Record<string, Value> = {}) =>
  runInNewContext(`${code}; handler(event)`, { event: { request: { uri, querystring } } }) as Outcome;

it.each([
  ["/", "/index.html"],
  ["/about/", "/about/index.html"],
  ["/ads-%E2%80%93-search/", "/ads-%E2%80%93-search/index.html"],
  ["/static/a.js", "/static/a.js"],
  ["/.well-known/security.txt", "/.well-known/security.txt"],
])("asks the bucket for %s at %s", (address, file) => {
  expect(answer(address)).toEqual({ uri: file, querystring: {} });
});

it.each([
  ["/about", "/about/"],
  ["/old", "/about/"],
  ["/old/", "/about/"],
  ["/ads-%E2%80%93-search", "/ads-%E2%80%93-search/"],
  ["/seo-%26-content", "/seo-&-content/"],
  ["//example.com/a", "/example.com/a/"],
])("leads from %s to %s", (address, target) => {
  const { statusCode, headers } = answer(address);
  expect([statusCode, headers?.location.value]).toEqual([301, target]);
});

it("keeps the query when it leads on", () => {
  const { headers } = answer("/contact", { service: { value: "web-design" }, quote: { value: "" } });
  expect(headers?.location.value).toBe("/contact/?service=web-design&quote");
});

it("keeps all values of what is said more than once", () => {
  // As CloudFront hands `?a=1&b=3&a=2` on.
  const querystring = { a: { value: "1", multiValue: [{ value: "1" }, { value: "2" }] }, b: { value: "3" } };
  expect(answer("/contact", querystring).headers?.location.value).toBe("/contact/?a=1&a=2&b=3");
});

it.each(["/.git/config", "/_headers", "/%E2%28", "/.well-known/.secret", "/.well-known/.git/config", "/projects"])(
  "finds nothing at %s",
  (address) => {
    expect(answer(address).uri).toBe("/404/absent");
  },
);
