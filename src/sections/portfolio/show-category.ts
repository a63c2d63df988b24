/**
 * Shows the category that the address asks for before React comes: the filter is a form, whose answer is this page
 * with a query. A choice that is made before then is shown at once and in place, as React would do it.
 *
 * Written behind the page as source text, so it must not use anything outside itself. React finds what it would have
 * made of the query itself.
 */
export function showCategory(): void {
  const form = document.querySelector<HTMLFormElement>("[data-categories]");
  const result = document.querySelector<HTMLElement>("[data-result]");
  const empty = document.querySelector<HTMLElement>("[data-empty]");
  if (!form || !result || !empty) return;
  const choices = Array.from(form.querySelectorAll("button"));
  const all = result.textContent;
  const show = (category: string) => {
    const chosen = choices.find(({ value }) => value === category);
    if (!chosen) return;
    for (const choice of choices) choice.setAttribute("aria-pressed", String(choice === chosen));
    // On a phone the choices are a row that is moved sideways.
    form.scrollLeft += chosen.getBoundingClientRect().left - form.getBoundingClientRect().left - 24;
    const cards = Array.from(document.querySelectorAll<HTMLElement>("[data-category]"));
    for (const card of cards) card.hidden = chosen.name !== "" && card.dataset.category !== category;
    empty.hidden = cards.some(({ hidden }) => !hidden);
    const { result: said = "", none } = result.dataset;
    const count = empty.hidden ? chosen.querySelector("[data-count]")?.textContent : none;
    result.textContent =
      chosen.name === "" ? all : said.replace("{projects}", () => count ?? "").replace("{category}", () => category);
  };
  const asked = new URLSearchParams(location.search).get("category");
  if (asked) show(asked);
  form.addEventListener("submit", (event) => {
    const { submitter } = event;
    if ("hydrated" in document.documentElement.dataset || !(submitter instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const address = new URL(location.href);
    address.searchParams.delete("category");
    if (submitter.value !== "") address.searchParams.set("category", submitter.value);
    history.pushState(history.state, "", address);
    show(submitter.value);
    // The button of the empty sheet goes with it.
    if (!choices.includes(submitter)) result.focus();
  });
}
