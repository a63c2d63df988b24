import { z } from "zod";
import type { HostHeader } from "./header";
import { parsed } from "./json-files";
import { fitsPattern } from "./path-pattern";

const items = z.array(z.object({ Header: z.string(), Value: z.string() }));
const policy = z.object({ CustomHeadersConfig: z.object({ Items: items.default([]) }).optional() });
const distribution = z.object({
  behaviours: z.array(z.object({ pathPattern: z.string(), responseHeadersPolicy: policy.optional() })),
});

/**
 * Headers of a CloudFront distribution, as the build writes its behaviours: of those whose pattern fits a path the first
 * holds, and the one for `*` where none does.
 */
export function headersOfCloudFront(text: string, file: string): HostHeader[] {
  const { behaviours = [] } = distribution.safeParse(parsed(text)).data ?? {};
  const ordered = [...behaviours].sort((a, b) => Number(a.pathPattern === "*") - Number(b.pathPattern === "*"));
  const fits = (pattern: string, path: string) => fitsPattern(pattern.replace(/^(?![/*])/, "/"), path);
  return ordered.flatMap(({ pathPattern, responseHeadersPolicy }, index) => {
    const earlier = ordered.slice(0, index).map((one) => one.pathPattern);
    const holdsFor = (path: string) => fits(pathPattern, path) && !earlier.some((pattern) => fits(pattern, path));
    return (responseHeadersPolicy?.CustomHeadersConfig?.Items ?? []).map(({ Header, Value }) => {
      return { file, on: pathPattern, name: Header.toLowerCase(), value: Value, holdsFor };
    });
  });
}
