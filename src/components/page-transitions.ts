import { useLayoutEffect } from "react";
import { withViewTransition } from "../lib/view-transition";

/** Milliseconds for which the old page is held at most: after that the new one comes without moving. */
const LONGEST = 1000;

/** Milliseconds for which it is held at most until the new page's picture can be drawn, not only bare paper. */
const LONGEST_PICTURE = 200;

/** Says that the page which is waited for is here; undefined while none is. */
let arrived: (() => void) | undefined;

/**
 * Lets the browser carry things over to the next page when Gatsby changes pages, as it does by itself when it loads
 * one (`@view-transition` in the style sheet): the cover of a card grows into the case study's.
 *
 * The page is loaded first, for nothing on the old one answers while the browser holds its picture.
 */
export function onInitialClientRender(): void {
  goOnWithoutFrames();
  const navigate = window.___navigate;
  window.___navigate = (to, options) => {
    const target = new URL(to, window.location.href);
    const change = () => {
      navigate(to, options);
    };
    if (target.pathname === window.location.pathname) change();
    else {
      const move = () => {
        void withViewTransition(async () => {
          const here = arrival();
          change();
          await here;
          await Promise.race([mainPicture(), time(LONGEST_PICTURE)]);
        });
      };
      // A page that can't be loaded is Gatsby's to deal with.
      window.___loader.loadPage(target.pathname).then(move, change);
    }
  };
}

/** Tells that the page of this path is in the document. */
export function useArrival(path: string): void {
  useLayoutEffect(() => {
    arrived?.();
  }, [path]);
}

/**
 * The browser shows no frames while it holds the old page's picture, and Gatsby's router waits for one before it
 * renders: as long as a page is waited for, what asks for a frame gets the next turn instead.
 */
function goOnWithoutFrames(): void {
  const requestAnimationFrame = window.requestAnimationFrame.bind(window);
  const nextTurn = (callback: FrameRequestCallback) =>
    window.setTimeout(() => {
      callback(performance.now());
    });
  window.requestAnimationFrame = (callback) => (arrived ? nextTurn(callback) : requestAnimationFrame(callback));
}

/** Waits for the new page. Who waited for another one need not any longer: another link has been followed since. */
function arrival(): Promise<void> {
  arrived?.();
  return new Promise((done) => {
    const here = () => {
      if (arrived === here) arrived = undefined;
      done();
    };
    arrived = here;
    void time(LONGEST).then(here);
  });
}

/** Settles when the picture that opens the page can be drawn; at once on a page without one. */
async function mainPicture(): Promise<void> {
  // One that can't be drawn is not waited for either.
  await document
    .querySelector<HTMLImageElement>("main img[fetchpriority=high]")
    ?.decode()
    .catch(() => undefined);
}

function time(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
