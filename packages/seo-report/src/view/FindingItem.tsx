import type { Reported } from "../finding-groups";
import { PageList } from "./page-links";

/** Longer ones are read in the table of findings. */
const LONGEST = 400;

interface Props {
  /** Findings that differ only in their page and its data file. */
  readonly group: readonly Reported[];
}

/** What was found, where, and what to change. */
export function FindingItem({ group }: Props) {
  const [first] = group;
  if (!first) return null;
  const pages = [...new Map(group.flatMap(({ page, pages: all = [page], file }) => all.map((one) => [one, file])))];
  const isOneFile = new Set(pages.map(([, file]) => file)).size === 1;
  return (
    <li className="finding">
      <p className="finding__found">{shortened(first.found)}</p>
      <PageList
        addresses={pages.map(([page]) => page)}
        files={isOneFile ? undefined : new Map(pages)}
        table="findings.csv"
      />
      <p>
        {first.change} {isOneFile && first.file !== "" && <code>{first.file}</code>}
      </p>
      {"reason" in first && <p className="finding__reason">Kept: {first.reason}</p>}
    </li>
  );
}

/** A text with an end that can be read. */
export function shortened(text: string, longest = LONGEST): string {
  return text.length > longest ? `${text.slice(0, longest).trimEnd()} …` : text;
}
