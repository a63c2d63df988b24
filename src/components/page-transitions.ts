import { useLayoutEffect } from "react";
import { withViewTransition } from "../lib/view-transition";

/** Milliseconds for which the old page is held at most: after that the new one comes without moving. */
const LONGEST = 1000;

/** Milliseconds for which it is held at most until the new page's picture can be drawn, not only its colour. */
const LONGEST_PICTURE = 200;

let arrived: (() => void) | undefined;

/**
 * Lets the browser carry things over to the next page when Gatsby changes pages, as it does by itself when it loads
 * one (`@view-transition` in the style sheet): the cover of a card grows into the case study's.
 *
 * The page is loaded first, for nothing on the old one answers while the browser holds its picture.
 */
export function onInitialClientRender(): void {
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
          withoutFrames(here);
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

/**
 * Tells that the page of this path is in the document. Gatsby's own `onRouteUpdate` comes earlier than that: with the
 * new address, while the old page still stands.
 */
export function useArrival(path: string): void {
  useLayoutEffect(() => {
    arrived?.();
    arrived = undefined;
  }, [path]);
}

/**
 * The browser shows no frames while it holds the old page's picture, and Gatsby's router waits for one before it
 * renders: until the new page is here, what waits for a frame waits for the next turn instead.
 */
function withoutFrames(until: Promise<void>): void {
  const requestAnimationFrame = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    window.setTimeout(() => {
      callback(performance.now());
    });
  void until.then(() => {
    window.requestAnimationFrame = requestAnimationFrame;
  });
}

/** Waits for the new page. Who waited for another one need not any longer: another link has been followed since. */
function arrival(): Promise<void> {
  arrived?.();
  return new Promise((done) => {
    arrived = done;
    void time(LONGEST).then(done);
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
