import { useSyncExternalStore } from "react";

interface Props {
  /** Year of the sources, shown until the browser's own clock is asked: the same in every build of them. */
  readonly builtFrom: number;
}

/** The year it is now, also on a page that was built last year. */
export function CurrentYear({ builtFrom }: Props) {
  const year = useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtFrom,
  );
  return <>{year}</>;
}

const neverChanges = () => () => undefined;
