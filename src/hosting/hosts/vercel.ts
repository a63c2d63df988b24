import { encodedPath, movesOf } from "../addresses";
import type { HostingPolicy } from "../policy";
import { assertWithinLimits, type HostFiles } from "./host-files";

/** @see https://vercel.com/docs/project-configuration */
const LIMITS = { headers: 1_024, redirects: 1_024, source: 4_096 };

/**
 * The `vercel.json` of Vercel, which stands at the root of the repository. No framework is named: its adapter for Gatsby
 * would make functions of the site; what is built is served as it is.
 *
 * @throws When it exceeds Vercel's limits.
 */
export function vercel(policy: HostingPolicy): HostFiles {
  const headers = policy.headers.map(({ under, headers: values }) => ({
    source: `${pattern(encodedPath(policy.pathPrefix + under))}(.*)`,
    headers: Object.entries(values).map(([key, value]) => ({ key, value })),
  }));
  const redirects = movesOf(policy).map(({ from, to }) => ({
    source: pattern(encodedPath(from)),
    destination: to,
    statusCode: 301,
  }));
  const tooLong = [...headers, ...redirects].map(({ source }) => source).filter(({ length }) => length > LIMITS.source);
  assertWithinLimits("Vercel", [
    ...overLimit("headers", headers.length, LIMITS.headers),
    ...overLimit("redirects", redirects.length, LIMITS.redirects),
    ...tooLong.map((source) => `a source of ${String(source.length)} characters; allowed: ${String(LIMITS.source)}`),
  ]);
  const settings = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    buildCommand: "npm run build",
    outputDirectory: "public",
    trailingSlash: true,
    headers,
    redirects,
  };
  return { site: {}, beside: { "vercel/vercel.json": `${JSON.stringify(settings, null, 2)}\n` } };
}

function overLimit(field: string, count: number, limit: number): string[] {
  return count > limit ? [`${String(count)} entries in ${field}; allowed: ${String(limit)}`] : [];
}

/** A text as a pattern that stands for itself. */
function pattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\:]/g, "\\$&");
}
