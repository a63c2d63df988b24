/**
 * Takes the reader's theme from this device before the page is painted, and keeps it when it is chosen.
 *
 * Written into the head of every page as source text, so that it waits for no script and needs nothing outside
 * itself; without it the system's theme rules, which is also what "system" means.
 */
export function keepTheme(): void {
  const root = document.documentElement;
  const name = "theme";
  const isTheme = (theme: string | null | undefined) => theme === "light" || theme === "dark";
  const shown = () => (isTheme(root.dataset.theme) ? root.dataset.theme : "system");
  const stored = () => {
    try {
      return localStorage.getItem(name);
    } catch {
      // The browser keeps nothing for this site: the choice lasts as long as the page.
      return shown();
    }
  };
  const show = (theme: string | null | undefined): void => {
    if (isTheme(theme)) root.dataset.theme = theme;
    else delete root.dataset.theme;
  };
  const check = (): void => {
    const choices = document.querySelectorAll<HTMLInputElement>("input[name=theme]");
    for (const choice of choices) choice.checked = choice.value === shown();
  };
  show(stored());
  document.addEventListener("DOMContentLoaded", check);
  // Another tab has chosen, or the page comes back from the browser's cache.
  for (const event of ["storage", "pageshow"]) {
    addEventListener(event, () => {
      show(stored());
      check();
    });
  }
  document.addEventListener("change", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.name !== name) return;
    show(target.value);
    try {
      if (target.value === "system") localStorage.removeItem(name);
      else localStorage.setItem(name, target.value);
    } catch {
      // As above.
    }
  });
}
