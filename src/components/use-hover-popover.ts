import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { hidePopover, useClosingOnChoice } from "./use-popover";

/** The specification's delays of the services dropdown, in milliseconds. */
export const HOVER_DELAYS = { open: 200, close: 200 };

interface HoverHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
}

/**
 * Opens a popover when a mouse rests on its surroundings, closes it when the mouse has left, each after its delay.
 * Touch and keyboard use the popover's button, which needs no script.
 */
export function useHoverPopover(
  popover: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  path: string,
): HoverHandlers {
  const timer = useRef<number>(undefined);
  const later = (delay: number, act: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };
  useClosingOnChoice(popover, path);
  useEffect(
    () => () => {
      window.clearTimeout(timer.current);
    },
    [path],
  );
  return {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      later(HOVER_DELAYS.open, () => {
        showPopover(popover.current, button.current);
      });
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      later(HOVER_DELAYS.close, () => {
        hidePopover(popover.current);
      });
    },
  };
}

function showPopover(popover: HTMLElement | null, source: HTMLElement | null): void {
  const isInline = popover !== null && getComputedStyle(popover).position === "static";
  if (!popover || isInline || popover.matches(":popover-open")) return;
  popover.showPopover(source ? { source } : undefined);
}
