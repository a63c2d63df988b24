import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether a popover is open. Undefined until React has taken over: until then the browser itself tells assistive
 * technology the state of the button that opens it.
 */
export function usePopoverState(popover: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOpen, setIsOpen] = useState<boolean>();
  useEffect(() => {
    const element = popover.current;
    if (!element) return undefined;
    const follow = () => {
      setIsOpen(element.matches(":popover-open"));
    };
    follow();
    element.addEventListener("toggle", follow);
    return () => {
      element.removeEventListener("toggle", follow);
    };
  }, [popover]);
  return isOpen;
}

/**
 * Closes a popover when a link in it is chosen, when the page changes or is left (the browser may bring it back as it
 * was), and when the window has become one in which there is no button for it.
 */
export function useClosingOnChoice(popover: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path);
  useEffect(() => {
    const element = popover.current;
    // What has been opened before React came stays open.
    if (shown.current !== path) hidePopover(element);
    shown.current = path;
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) hidePopover(element);
    };
    const closeWithoutButton = () => {
      const button = element && document.querySelector(`[popovertarget="${element.id}"]`);
      if (button?.getClientRects().length === 0) hidePopover(element);
    };
    const closeAnyway = () => {
      hidePopover(element);
    };
    element?.addEventListener("click", close);
    window.addEventListener("resize", closeWithoutButton);
    window.addEventListener("pagehide", closeAnyway);
    return () => {
      window.removeEventListener("pagehide", closeAnyway);
      element?.removeEventListener("click", close);
      window.removeEventListener("resize", closeWithoutButton);
    };
  }, [path, popover]);
}

/** Closes a popover that may be closed already. */
export function hidePopover(popover: HTMLElement | null): void {
  if (popover?.matches(":popover-open") === true) popover.hidePopover();
}
