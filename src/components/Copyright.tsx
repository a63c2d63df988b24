import { useSyncExternalStore } from "react";

interface Props {
  /** Year of the sources, shown until the browser's own clock is asked: the same in every build of them. */
  readonly builtFrom: number;
  /** Whose the site is. */
  readonly owner: string;
}

/** Whose the site is, with the year it is now, also on a page that was built last year. */
export function Copyright({ builtFrom, owner }: Props) {
  const year = useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtFrom,
  );
  return <p>{`© ${String(year)} ${owner}`}</p>;
}

const neverChanges = () => () => undefined;
