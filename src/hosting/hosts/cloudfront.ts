import { encodedPath, movesOf } from "../addresses";
import { wholeHeaders } from "../headers-under";
import type { HostingPolicy } from "../policy";
import { cloudFrontFunction } from "./cloudfront-function";
import { responseHeadersPolicy } from "./cloudfront-headers";
import { assertWithinLimits, type HostFiles } from "./host-files";

/** @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const LIMITS = { functionBytes: 10 * 1024, customHeaders: 10, behaviours: 25 };

/**
 * What a CloudFront distribution before an S3 bucket needs: a function for viewer requests, and the parts of its
 * configuration that make the not-found page and the headers.
 *
 * @throws When they exceed CloudFront's limits.
 */
export function cloudFront(policy: HostingPolicy): HostFiles {
  const { pathPrefix, notFound, hidden, bareFolders } = policy;
  const code = cloudFrontFunction({
    moves: movesOf(policy),
    hidden: hidden.map((path) => pathPrefix + path),
    bareFolders: bareFolders.map((path) => pathPrefix + path),
    notFound: encodedPath(`${pathPrefix}/404/`),
  });
  const headers = wholeHeaders(policy).map(({ under, headers: values }) => ({
    pathPattern: under === "/" ? "*" : encodedPath(`${pathPrefix}${under}*`),
    responseHeadersPolicy: responseHeadersPolicy(nameOf(under), values),
  }));
  const size = Buffer.byteLength(code);
  assertWithinLimits("CloudFront", [
    ...(size > LIMITS.functionBytes ? over("the function's bytes", size, LIMITS.functionBytes) : []),
    ...(headers.length > LIMITS.behaviours ? over("cache behaviours", headers.length, LIMITS.behaviours) : []),
    ...headers.flatMap(({ pathPattern, responseHeadersPolicy: { CustomHeadersConfig: custom } }) =>
      custom.Quantity > LIMITS.customHeaders
        ? over(`custom headers of ${pathPattern}`, custom.Quantity, LIMITS.customHeaders)
        : [],
    ),
  ]);
  const distribution = {
    customErrorResponses: [403, 404].map((code) => ({
      ErrorCode: code,
      ResponsePagePath: encodedPath(pathPrefix + notFound),
      ResponseCode: "404",
      ErrorCachingMinTTL: 0,
    })),
    behaviours: headers,
  };
  return {
    site: {},
    beside: {
      "cloudfront/function.js": code,
      "cloudfront/distribution.json": `${JSON.stringify(distribution, null, 2)}\n`,
    },
  };
}

function over(what: string, found: number, limit: number): string[] {
  return [`${what}: got ${String(found)}; allowed: ${String(limit)}`];
}

function nameOf(under: string): string {
  return under === "/" ? "site" : `site-${under.replaceAll("/", "")}`;
}
