import { useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { ALL, categoryOf, searchWith } from "../../lib/project-filter";

/**
 * The portfolio's chosen category, kept in the address: it can be shared, and back and forward change it.
 *
 * The server knows no query and renders all projects; the address is read before the browser paints for the first
 * time after hydration.
 */
export function useCategory(categories: readonly string[]): {
  category: string;
  choose: (category: string) => void;
} {
  const [category, setCategory] = useState(ALL);
  useLayoutEffect(() => {
    const page = window.location.pathname;
    const follow = () => {
      // Going back to another page fires this too, while the portfolio is still shown.
      if (window.location.pathname === page) setCategory(categoryOf(window.location.search, categories));
    };
    const followMoving = (event: PopStateEvent) => {
      if (event.hasUAVisualTransition) follow();
      else withTransition(follow);
    };
    follow();
    window.addEventListener("popstate", followMoving);
    return () => {
      window.removeEventListener("popstate", followMoving);
    };
  }, [categories]);
  const choose = (next: string) => {
    if (next === category) return;
    const { pathname, search } = window.location;
    // The state holds the router's key: with the same one, going back here does not scroll.
    window.history.pushState(window.history.state, "", pathname + searchWith(search, next));
    withTransition(() => {
      setCategory(next);
    });
  };
  return { category, choose };
}

/** Changes what is shown; the browser moves things to their new places where it can and where motion is welcome. */
function withTransition(change: () => void): void {
  if ("startViewTransition" in document && !window.matchMedia("(prefers-reduced-motion: reduce)").matches) {
    const { ready } = document.startViewTransition(() => {
      flushSync(change);
    });
    // Rejects when the next choice comes before things have moved; the change itself is made all the same.
    ready.catch(() => undefined);
  } else {
    change();
  }
}
