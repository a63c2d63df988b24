/** Ways in which something else changes a page, as functions that run in it; by what does so. */
export const CHANGES: Readonly<Record<string, () => void>> = {
  "a translator": () => {
    const texts = document.createTreeWalker(
      document.getElementById("___gatsby") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ data }) => data.trim() !== "")) {
      const translated = document.createElement("template");
      translated.innerHTML = "<font><font></font></font>";
      (translated.content.querySelector("font font") ?? translated).textContent = `«${text.data}»`;
      text.replaceWith(translated.content);
    }
    document.documentElement.lang = "de";
  },
  "a password manager": () => {
    for (const field of document.querySelectorAll("input, textarea, [popover] a, h1")) {
      const icon = document.createElement("div");
      icon.dataset.passwordIcon = "";
      field.after(icon);
    }
  },
  "a blocker": () => {
    document.querySelector("footer a[href^='https:']")?.remove();
  },
  "a phone that makes links of numbers": () => {
    const text = document.querySelector("footer p, main p")?.firstChild;
    const link = document.createElement("a");
    link.textContent = text?.textContent ?? "";
    text?.replaceWith(link);
  },
};

/** What may change as it likes, since React does not look at it. */
export function changeAttributes(): void {
  const { documentElement: root } = document;
  root.lang = "de";
  root.translate = false;
  root.classList.add("translated-ltr");
  for (const element of document.querySelectorAll("input, textarea, svg"))
    element.setAttribute("data-by-extension", "");
}
