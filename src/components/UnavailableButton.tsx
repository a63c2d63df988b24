import { useId } from "react";
import { Tip } from "./Tip";

interface Props {
  readonly label: string;
  /** Why it cannot be used, and what to do instead. */
  readonly reason: string;
}

/** A button with nothing behind it that says why: in a tooltip, and in words where nothing can hover. */
export function UnavailableButton({ label, reason }: Props) {
  const id = useId();
  return (
    <div className="unavailable-button stack gap-2 start screen-only">
      <Tip text={reason}>
        <button className="button" type="button" aria-disabled="true" aria-describedby={id}>
          {label}
        </button>
      </Tip>
      <span className="unavailable-button__reason soft text-small" id={id}>
        {reason}
      </span>
    </div>
  );
}
