import * as Tooltip from "@radix-ui/react-tooltip";
import type { ReactElement, ReactNode } from "react";

/** The specification's delays, in milliseconds: before a tooltip opens, and while going from one to the next. */
export const TIP_DELAYS = { open: 700, skip: 300 };

interface ProviderProps {
  readonly children: ReactNode;
}

/** Shares the delays between all tooltips of a page. */
export function TipProvider({ children }: ProviderProps) {
  return (
    <Tooltip.Provider delayDuration={TIP_DELAYS.open} skipDelayDuration={TIP_DELAYS.skip}>
      {children}
    </Tooltip.Provider>
  );
}

interface Props {
  readonly text: string;
  /** The control that is explained: one element that takes a ref. */
  readonly children: ReactElement;
}

/** A tooltip on a control that shows only a drawing, or that cannot be used and says why. */
export function Tip({ text, children }: Props) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tip text-small" sideOffset={8} collisionPadding={12}>
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
