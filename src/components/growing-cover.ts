import type { GatsbyBrowser } from "gatsby";

/** A cover as it stood on the page that is left. */
interface Seen {
  readonly place: DOMRect;
  /** Address of the picture that the browser had chosen for it. */
  readonly picture: string | undefined;
}

/** The cover of the case study that is being opened. */
let seen: Seen | undefined;

/** Notes where the cover of the case study stands that Gatsby is about to open. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ location, prevLocation }) => {
  const isOpened = prevLocation !== null && prevLocation.pathname !== location.pathname;
  const cover = isOpened ? coverInView(location) : undefined;
  seen = cover && { place: cover.getBoundingClientRect(), picture: cover.querySelector("img")?.currentSrc };
};

/**
 * Lets the cover of a card grow into the case study's when a link is followed and Gatsby changes pages. When the
 * browser loads the page, it does so by itself (`_transitions.scss`).
 *
 * A view transition would hold the new page back for it; the cover is moved by transform alone, which costs no layout
 * and little to compose.
 */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location }) => {
  const cover = coverInView(location);
  if (!seen || !cover) return;
  if (seen.picture !== undefined) showUntilLoaded(cover, seen.picture);
  moveFrom(seen.place, cover);
};

/** The cover of the case study at this address, if one is to be seen. */
function coverInView({ pathname }: Location): HTMLElement | undefined {
  const covers = [...document.querySelectorAll<HTMLElement>("[data-cover]")];
  // The page's own cover, or that of a card, whose link names the page as the browser does: encoded.
  const pathOf = (cover: HTMLElement) =>
    cover.dataset.cover === "own" ? pathname : cover.parentElement?.querySelector("a")?.pathname;
  return covers
    .filter((cover) => pathOf(cover) === pathname)
    .find((cover) => {
      const { top, bottom } = cover.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
}

/** Shows the smaller picture, which is here, where the larger one is still awaited. */
function showUntilLoaded(cover: HTMLElement, picture: string): void {
  const { style } = cover;
  const clear = () => {
    style.background = "";
  };
  style.background = `url("${picture}") center / cover`;
  const larger = cover.querySelector("img");
  if (!larger) return;
  // Else no frame is shown while it is decoded.
  larger.decoding = "async";
  larger.decode().then(clear, clear);
}

/** Lets something come from another place to its own. */
function moveFrom(place: DOMRect, element: HTMLElement): void {
  const { left, top, width } = element.getBoundingClientRect();
  const transform = `translate(${place.left - left}px, ${place.top - top}px) scale(${place.width / width})`;
  const transformOrigin = "0 0";
  element.animate(
    [
      { transform, transformOrigin, zIndex: 1 },
      { transform: "none", transformOrigin, zIndex: 1 },
    ],
    timing("calm"),
  );
}

/** Duration and easing as the style sheet sets them (`settings/_motion.scss`): none where motion is not welcome. */
function timing(name: string): { duration: number; easing: string } {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  const [duration = "0s", ...easing] = value.split(" ");
  const unit = duration.endsWith("ms") ? 1 : 1000;
  return { duration: parseFloat(duration) * unit, easing: easing.join(" ") || "linear" };
}
