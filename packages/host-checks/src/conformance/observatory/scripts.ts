import type { Script } from "./page";
import type { Finding, Scanned } from "./verdict";

/**
 * Whether scripts of other sites are the expected ones: the worst of all counts. Whatever has a host in its address is
 * taken for another site's.
 */
export function subresourceIntegrity({ page: { scripts } }: Scanned): Finding {
  const foreign = scripts.filter(({ src = "" }) => /^(?:https?:)?\/\//i.test(src));
  const worst = foreign.map(judged).sort((a, b) => a.points - b.points)[0];
  if (worst !== undefined) return worst;
  const hasOwn = scripts.some(({ src, hasIntegrity }) => src !== undefined && hasIntegrity);
  return { points: hasOwn ? 5 : 0, answer: scripts.length === 0 ? "no scripts" : "scripts of this site only" };
}

function judged({ src = "", hasIntegrity }: Script): Finding {
  // What has no scheme of its own takes that of the page, which may be http.
  const isSecure = src.toLowerCase().startsWith("https:");
  if (hasIntegrity) return { points: isSecure ? 5 : -20, answer: `${src} with integrity` };
  return { points: isSecure ? -5 : -50, answer: `${src} without integrity` };
}
