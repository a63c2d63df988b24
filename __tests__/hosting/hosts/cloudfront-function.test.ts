import { runInNewContext } from "node:vm";
import { cloudFront } from "../../../src/hosting/hosts/cloudfront";
import { hostingPolicy } from "../../../src/hosting/policy";

interface Outcome {
  readonly uri?: string;
  readonly statusCode?: number;
  readonly headers?: { readonly location: { readonly value: string } };
}

const policy = hostingPolicy([{ from: "/old/", to: "/about/" }], ["/", "/about/", "/ads-–-search/"]);
const code = cloudFront(policy).beside["cloudfront/function.js"] ?? "";

const answer = (uri: string, querystring: Record<string, { value: string }> = {}) =>
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

it.each(["/.git/config", "/_headers", "/%E2%28"])("finds nothing at %s", (address) => {
  expect(answer(address).uri).toBe("/404/absent");
});
