import { type CSSProperties, useEffect, useRef } from "react";
import { Toaster, useSonner } from "sonner";
import "sonner/dist/styles.css";
import { words } from "../lib/words";
import { hidePopover } from "./use-popover";

/** The site's own colours and letters, which follow the theme that is chosen. */
const LOOK = {
  "--normal-bg": "var(--paper-lit)",
  "--normal-text": "var(--ink)",
  "--normal-border": "var(--crease)",
  "--border-radius": "0",
  fontFamily: "inherit",
} as CSSProperties;

/** Notifications: a region of that name at the bottom, where lines end, reached by Alt+T. */
export function Notifications() {
  const region = useRef<HTMLElement>(null);
  const newest = useSonner().toasts[0]?.id;
  useEffect(() => {
    if (newest !== undefined && region.current) raise(region.current);
  }, [newest]);
  return (
    <Toaster
      ref={region}
      containerAriaLabel={words.frame.notifications}
      hotkey={["altKey", "KeyT"]}
      position={process.env.FROM_RIGHT ? "bottom-left" : "bottom-right"}
      style={LOOK}
      closeButton
      toastOptions={{ closeButtonAriaLabel: words.actions.close }}
    />
  );
}

/**
 * Lays the region over an open dialog or menu. Those are in the browser's top layer, above any `z-index`; what enters
 * that layer last lies on top. With nothing open the region stays where it is: leaving it and coming back could keep a
 * screen reader from reading what is new in it.
 */
function raise(region: HTMLElement): void {
  if (document.querySelector(":modal, :popover-open") === null) return;
  region.popover = "manual";
  region.style.cssText = "inset:auto;padding:0;border:0;background:none;overflow:visible";
  hidePopover(region);
  region.showPopover();
}
