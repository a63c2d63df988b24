import type { CSSProperties } from "react";
import { Toaster } from "sonner";
import "sonner/dist/styles.css";

/** The site's own colours and letters, which follow the theme that is chosen. */
const LOOK = {
  "--normal-bg": "var(--paper-lit)",
  "--normal-text": "var(--ink)",
  "--normal-border": "var(--crease)",
  "--border-radius": "0",
  fontFamily: "inherit",
} as CSSProperties;

/** Notifications: a region of that name at the bottom right, reached by Alt+T. */
export function Notifications() {
  return (
    <Toaster
      containerAriaLabel="Notifications"
      hotkey={["altKey", "KeyT"]}
      position="bottom-right"
      style={LOOK}
      closeButton
    />
  );
}
