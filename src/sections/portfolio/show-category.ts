/**
 * Shows the category that the address asks for before React comes: the filter is a form, whose answer is this page
 * with a query.
 *
 * Written behind the page as source text, so it must not use anything outside itself. React finds what it would have
 * made of the query itself.
 */
export function showCategory(): void {
  const asked = new URLSearchParams(location.search).get("category");
  const choices = Array.from(document.querySelectorAll<HTMLButtonElement>("[data-categories] button"));
  const chosen = choices.find(({ value }) => value === asked);
  const result = document.querySelector("[data-result]");
  if (!chosen?.value || !result) return;
  for (const choice of choices) choice.setAttribute("aria-pressed", String(choice === chosen));
  for (const card of document.querySelectorAll<HTMLElement>("[data-category]")) {
    card.hidden = card.dataset.category !== chosen.value;
  }
  result.textContent = `${chosen.querySelector("[data-count]")?.textContent ?? ""} in ${chosen.value}`;
}
