import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ALL, categoryOf, searchWith } from "../../lib/project-filter";
import { afterPaint } from "../../lib/after-paint";
import { withViewTransition } from "../../lib/view-transition";

/**
 * The portfolio's chosen category, kept in the address: it can be shared, and back and forward change it.
 *
 * The server knows no query and renders all projects; the address is read before the browser paints for the first
 * time after hydration.
 */
export function useCategory(
  categories: readonly string[],
  visit: string | undefined,
): {
  /** The category whose projects are shown. */
  category: string;
  /** The category that has been chosen: its projects come with the next frame but one. */
  chosen: string;
  choose: (category: string) => void;
} {
  const [category, setCategory] = useState(ALL);
  const [chosen, setChosen] = useState(ALL);
  useLayoutEffect(() => {
    const page = window.location.pathname;
    const follow = () => {
      // Going back to another page fires this too, while the portfolio is still shown.
      if (window.location.pathname !== page) return;
      const asked = categoryOf(window.location.search, categories);
      setCategory(asked);
      setChosen(asked);
    };
    const followMoving = (event: PopStateEvent) => {
      if (event.hasUAVisualTransition) follow();
      else moveTo(follow);
    };
    follow();
    window.addEventListener("popstate", followMoving);
    return () => {
      window.removeEventListener("popstate", followMoving);
    };
    // A link to this page changes the address without a word to it.
  }, [categories, visit]);
  const choose = (next: string) => {
    if (next === chosen) return;
    const { pathname, search } = window.location;
    // The state holds the router's key: with the same one, going back here does not scroll.
    window.history.pushState(window.history.state, "", pathname + searchWith(search, next));
    // The button changes first: no frame is shown while the browser prepares to move the cards.
    setChosen(next);
    afterPaint(() => {
      moveTo(() => {
        setCategory(next);
      });
    });
  };
  return { category, chosen, choose };
}

/** Sets `data-filtering` while cards move, which names them (`_ProjectGrid.scss`); only the last choice removes it. */
function moveTo(change: () => void): void {
  const { dataset } = document.documentElement;
  const choice = String(performance.now());
  dataset.filtering = choice;
  void withViewTransition(() => {
    flushSync(change);
  }).then(() => {
    if (dataset.filtering === choice) delete dataset.filtering;
  });
}
