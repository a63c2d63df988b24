import { type MouseEvent, type RefObject, useEffect } from "react";

interface ModalHandlers {
  /** For the button that opens it. */
  readonly open: (event: MouseEvent) => void;
  /** For a button in it that closes it. */
  readonly close: (event: MouseEvent) => void;
}

/**
 * Opens a dialog above the page and closes it in browsers that do not know the buttons' `command`, or the dialog's
 * `closedby`, and so would not do it by themselves (Chrome 135, Firefox 144 and Safari 26.2 know the first).
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>): ModalHandlers {
  useEffect(() => {
    const element = dialog.current;
    const closeOutside = ({ target, clientX, clientY }: globalThis.MouseEvent) => {
      if (target !== element || !element?.open) return;
      const { left, right, top, bottom } = element.getBoundingClientRect();
      if (clientX < left || clientX > right || clientY < top || clientY > bottom) element.close();
    };
    element?.addEventListener("click", closeOutside);
    return () => {
      element?.removeEventListener("click", closeOutside);
    };
  }, [dialog]);
  return {
    open: (event) => {
      if ("commandForElement" in HTMLButtonElement.prototype) return;
      // Else the browser opens it as a popover, from which the Tab key leads back into the page.
      event.preventDefault();
      dialog.current?.showModal();
    },
    close: (event) => {
      if (dialog.current?.open !== true) return;
      // Else the button would open it again as a popover.
      event.preventDefault();
      dialog.current.close();
    },
  };
}
