import { Toaster } from "sonner";
import "sonner/dist/styles.css";

/** Notifications: a region of that name at the bottom right, reached by Alt+T. */
export function Notifications() {
  return <Toaster containerAriaLabel="Notifications" hotkey={["altKey", "KeyT"]} position="bottom-right" closeButton />;
}
