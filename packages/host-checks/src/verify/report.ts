import { type Difference, KINDS } from "./difference";
import type { Verdict } from "./verify-site";

/** Lines of addresses for each kind; what is more is counted. */
const TOLD = 12;

/** What came of a comparison, for a person: a block for each kind of difference, then hints, then the whole. */
export function reportLines({ files, redirects, differences, hints }: Verdict): string[] {
  const blocks = KINDS.flatMap((kind) =>
    blockOf(
      kind,
      differences.filter((one) => one.kind === kind),
    ),
  );
  const addresses = new Set(differences.map(({ address }) => address)).size;
  const all = `${counted(files, "file")}, ${counted(redirects, "redirect")}`;
  return [
    ...blocks,
    ...hints.map((hint) => `Hint: ${hint}`),
    addresses === 0
      ? `As built: all ${all}`
      : `Not as built: ${counted(addresses, "address", "addresses")} (of ${all})`,
  ];
}

/** The differences of a kind, those that say the same together, the most frequent ones first. */
function blockOf(kind: string, differences: readonly Difference[]): string[] {
  if (differences.length === 0) return [];
  const groups = new Map<string, string[]>();
  for (const { what, address } of differences) groups.set(what, [...(groups.get(what) ?? []), address]);
  const sorted = [...groups].sort(([, a], [, b]) => b.length - a.length);
  const told = sorted.slice(0, TOLD);
  const each = Math.max(1, Math.floor(TOLD / told.length));
  const untold = sorted.slice(TOLD).reduce((sum, [, addresses]) => sum + addresses.length, 0);
  return [
    `${kind}: ${String(differences.length)}`,
    ...told.flatMap(([what, addresses]) => [`  ${what}`, ...list(addresses, each)]),
    ...(untold > 0 ? [`  ${String(untold)} more`] : []),
    "",
  ];
}

function list(addresses: readonly string[], limit: number): string[] {
  const told = addresses.slice(0, limit).map((address) => `    ${address}`);
  const more = addresses.length - told.length;
  return more > 0 ? [...told, `    ${String(more)} more`] : told;
}

function counted(number: number, one: string, several = `${one}s`): string {
  return `${String(number)} ${number === 1 ? one : several}`;
}
