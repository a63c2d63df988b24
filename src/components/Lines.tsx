import { Fragment } from "react";

interface Props {
  readonly lines: readonly string[];
}

/** Texts one below the other, as in a letter. */
export function Lines({ lines }: Props) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
