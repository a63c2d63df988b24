import type { ReactNode } from "react";
import { Picture } from "./Picture";

interface Props {
  readonly name: string;
  readonly portrait: Parameters<typeof Picture>[0]["picture"];
  /** Stands above the name. */
  readonly label?: string;
  /** Stands below it. */
  readonly children: ReactNode;
}

/** A portrait with the name beside it, and what to know of the person. */
export function Person({ name, portrait, label, children }: Props) {
  return (
    <div className="person line gap-4">
      <Picture className="person__portrait cut" picture={portrait} />
      <span>
        {label !== undefined && <span className="hued strong text-small">{label}</span>}
        <span className="strong">{name}</span>
        <span className="soft text-small">{children}</span>
      </span>
    </div>
  );
}
