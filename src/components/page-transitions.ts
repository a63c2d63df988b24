import { withViewTransition } from "../lib/view-transition";

/** Milliseconds for which the old page is held at most: after that the new one comes without moving. */
const LONGEST = 1000;

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
        void withViewTransition(() => {
          change();
          return arrival();
        });
      };
      // A page that can't be loaded is Gatsby's to deal with.
      window.___loader.loadPage(target.pathname).then(move, change);
    }
  };
}

/** The new page is in the document. */
export function onRouteUpdate(): void {
  arrived?.();
  arrived = undefined;
}

/** Waits for the new page. Who waited for another one need not any longer: another link has been followed since. */
function arrival(): Promise<void> {
  arrived?.();
  return new Promise((done) => {
    arrived = done;
    setTimeout(done, LONGEST);
  });
}
