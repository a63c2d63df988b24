import { useSyncExternalStore } from "react";

interface Props {
  /** Year of the build, shown until the browser's own clock is asked. */
  readonly builtIn: number;
}

/** The year it is now, also on a page that was built last year. */
export function CurrentYear({ builtIn }: Props) {
  const year = useSyncExternalStore(
    neverChanges,
    () => new Date().getFullYear(),
    () => builtIn,
  );
  return <>{year}</>;
}

const neverChanges = () => () => undefined;
