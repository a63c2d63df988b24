import { type MouseEvent, type RefObject, useEffect, useLayoutEffect } from "react";
import { hidePopover } from "./use-popover";

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
    if (!element || "closedBy" in HTMLDialogElement.prototype) return undefined;
    let isPressedOutside = false;
    const isOutside = ({ target, clientX, clientY }: globalThis.MouseEvent) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return target === element && (clientX < left || clientX > right || clientY < top || clientY > bottom);
    };
    const press = (event: PointerEvent) => {
      isPressedOutside = isOutside(event);
    };
    // Whoever selects text beyond the edge has pressed inside.
    const closeOutside = (event: globalThis.MouseEvent) => {
      if (isPressedOutside && isOutside(event)) element.close();
    };
    element.addEventListener("pointerdown", press);
    element.addEventListener("click", closeOutside);
    return () => {
      element.removeEventListener("pointerdown", press);
      element.removeEventListener("click", closeOutside);
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

/**
 * Closes what lies open above a page when another one takes its place: the way back leaves a dialog without asking it.
 * Before the new page is given the focus, which a dialog gives back to its button.
 */
export function useClosingModals(path: string): void {
  useLayoutEffect(
    () => () => {
      for (const dialog of document.querySelectorAll("dialog")) {
        hidePopover(dialog);
        dialog.close();
      }
    },
    [path],
  );
}
