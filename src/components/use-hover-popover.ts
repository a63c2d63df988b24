import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { hidePopover, useClosingOnChoice } from "./use-popover";

/** The specification's delays of the services dropdown, in milliseconds. */
export const HOVER_DELAYS = { open: 200, close: 200 };

interface HoverHandlers {
  readonly onPointerEnter: (event: PointerEvent) => void;
  readonly onPointerLeave: (event: PointerEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

/**
 * Opens a popover when a mouse rests on its surroundings, closes it when the mouse has left, each after its delay.
 * Touch and keyboard use the popover's button, which needs no script.
 *
 * Whoever clicks the button of what a resting mouse has just opened wants it open. And a mouse that is brushed across
 * closes nothing in which somebody has come to a place by keys.
 */
export function useHoverPopover(
  popover: RefObject<HTMLElement | null>,
  button: RefObject<HTMLButtonElement | null>,
  path: string,
): HoverHandlers {
  const timer = useRef<number>(undefined);
  const isOfHover = useRef(false);
  const later = (delay: number, act: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(act, delay);
  };
  useClosingOnChoice(popover, path);
  useLayoutEffect(() => {
    // A mouse that rests here when the scripts come has entered before: what the sheet has opened for it stays open.
    const { current } = popover;
    if (!matchMedia("(hover: hover)").matches || current?.parentElement?.matches(":hover") !== true) return;
    const open = () => {
      isOfHover.current = showPopover(current, button.current);
    };
    if (getComputedStyle(current).visibility === "visible") open();
    else later(HOVER_DELAYS.open, open);
  }, [popover, button]);
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
        isOfHover.current = showPopover(popover.current, button.current);
      });
    },
    onPointerLeave: ({ pointerType }) => {
      if (pointerType !== "mouse") return;
      later(HOVER_DELAYS.close, () => {
        if (popover.current?.querySelector(":focus-visible") === null) hidePopover(popover.current);
      });
    },
    onClick: (event) => {
      if (!(event.target instanceof Node) || button.current?.contains(event.target) !== true) return;
      if (isOfHover.current && popover.current?.matches(":popover-open") === true) event.preventDefault();
      isOfHover.current = false;
    },
  };
}

/** Tells whether that opened it. */
function showPopover(popover: HTMLElement | null, source: HTMLElement | null): boolean {
  const isInline = popover !== null && getComputedStyle(popover).position === "static";
  if (!popover || isInline || popover.matches(":popover-open")) return false;
  popover.showPopover(source ? { source } : undefined);
  return true;
}
