/**
 * Takes the reader's theme from this device before the page is painted, and keeps it when it is chosen.
 *
 * Written into the head of every page as source text, so that it waits for no script and needs nothing outside
 * itself; without it the system's theme rules, which is also what "system" means.
 *
 * @param key - Key in localStorage; it begins with the site's path, since sites of one origin share that storage.
 */
export function keepTheme(key: string): void {
  const { dataset } = document.documentElement;
  const show = (theme: string | null): void => {
    const isChosen = theme === "light" || theme === "dark";
    if (isChosen) dataset.theme = theme;
    else delete dataset.theme;
    // What a phone's browser has around the page, one colour for each theme; and pictures that have another in the dark.
    const themed = document.querySelectorAll<HTMLMetaElement | HTMLSourceElement>("[name=theme-color],source.dark");
    for (const one of themed)
      one.media = isChosen ? (one.className === theme ? "all" : "not all") : `(prefers-color-scheme:${one.className})`;
    const choices = document.getElementsByName("theme") as NodeListOf<HTMLInputElement>;
    for (const choice of choices) choice.checked = choice.value === (isChosen ? theme : "system");
  };
  const showStored = (): void => {
    try {
      show(localStorage.getItem(key));
    } catch {
      // The browser keeps nothing for this site: the choice lasts as long as the page.
    }
  };
  showStored();
  // Again once the radio buttons exist, and when the page comes back from the back/forward cache.
  for (const event of ["DOMContentLoaded", "pageshow"]) addEventListener(event, showStored);
  // A choice in another tab. Registered after load, since browsers are slow to begin to listen for it.
  addEventListener("load", () => {
    addEventListener("storage", showStored);
  });
  addEventListener("change", ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name !== "theme") return;
    show(value);
    try {
      if (value === "system") localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // As above.
    }
  });
}
