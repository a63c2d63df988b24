import { policyOf } from "../policy-of";

/**
 * The policy of the screen on this machine, which shows the site beside it, and which only its own pages may show.
 *
 * @param site - Where the site runs, where it does.
 */
export function screenPolicy(site?: string): string {
  const frames = ["'self'", ...(site === undefined ? [] : [site])];
  return `${policyOf({ frames })}; frame-ancestors 'self'`;
}
