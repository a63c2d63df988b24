import { type RefObject, useEffect, useRef } from "react";
import { useClosingOnChoice, usePopoverState } from "./use-popover";

/**
 * The state of the menu on a small window. The browser opens, closes and dismisses it (popover); this only follows:
 * what is behind is inert while it is open, and it closes when a page has been chosen.
 */
export function useMobileMenu(path: string): {
  menu: RefObject<HTMLElement | null>;
  isOpen: boolean | undefined;
} {
  const menu = useRef<HTMLElement>(null);
  const isOpen = usePopoverState(menu);
  useClosingOnChoice(menu, path);
  useEffect(() => {
    const behind = document.querySelectorAll<HTMLElement>("[data-behind-menu]");
    for (const element of behind) element.inert = isOpen === true;
  }, [isOpen]);
  return { menu, isOpen };
}
