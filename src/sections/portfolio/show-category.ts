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
  const result = document.querySelector<HTMLElement>("[data-result]");
  const empty = document.querySelector<HTMLElement>("[data-empty]");
  if (!chosen?.value || !result || !empty) return;
  for (const choice of choices) choice.setAttribute("aria-pressed", String(choice === chosen));
  const cards = Array.from(document.querySelectorAll<HTMLElement>("[data-category]"));
  for (const card of cards) card.hidden = card.dataset.category !== chosen.value;
  empty.hidden = cards.some(({ hidden }) => !hidden);
  const { result: said = "", none } = result.dataset;
  const count = empty.hidden ? chosen.querySelector("[data-count]")?.textContent : none;
  result.textContent = said.replace("{projects}", () => count ?? "").replace("{category}", () => chosen.value);
}
