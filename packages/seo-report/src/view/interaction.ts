// The script of the report's page: it stands in the page itself, so that it works from a disk, and imports nothing.

const table = document.querySelector("table.pages");
const filter = document.querySelector<HTMLFormElement>("form.filter");
const bodies = [...document.querySelectorAll<HTMLTableSectionElement>("table.pages tbody")];

document.documentElement.classList.add("js");
for (const [index, header] of [...document.querySelectorAll<HTMLElement>("table.pages thead th")].entries()) {
  makeSortable(header, index);
}
if (filter) {
  filter.hidden = false;
  filter.addEventListener("input", showMatching);
  filter.addEventListener("submit", (event) => {
    event.preventDefault();
  });
  showMatching();
}
addEventListener("hashchange", openTarget);
openTarget();

function makeSortable(header: HTMLElement, column: number): void {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = header.textContent;
  button.addEventListener("click", () => {
    const isDescending = header.getAttribute("aria-sort") === "ascending";
    for (const other of document.querySelectorAll("table.pages th[aria-sort]")) other.removeAttribute("aria-sort");
    header.setAttribute("aria-sort", isDescending ? "descending" : "ascending");
    sortBy(column, isDescending ? -1 : 1);
  });
  header.replaceChildren(button);
}

function sortBy(column: number, direction: number): void {
  bodies.sort((a, b) => direction * compare(valueIn(a, column), valueIn(b, column)));
  table?.append(...bodies);
}

function valueIn(body: HTMLTableSectionElement, column: number): string {
  return body.rows[0]?.cells[column]?.dataset.value ?? "";
}

/** Figures by their size, texts by the alphabet. */
function compare(a: string, b: string): number {
  const isFigure = a !== "" && b !== "" && !Number.isNaN(Number(a)) && !Number.isNaN(Number(b));
  return isFigure ? Number(a) - Number(b) : a.localeCompare(b);
}

function showMatching(): void {
  const valueOf = (id: string) => document.querySelector<HTMLInputElement | HTMLSelectElement>(`#${id}`)?.value ?? "";
  const text = valueOf("filter-text").trim().toLowerCase();
  const faults = valueOf("filter-faults");
  const kind = valueOf("filter-kind");
  for (const body of bodies) {
    const { text: own = "", kind: ownKind, errors, warnings } = body.dataset;
    const wanted = {
      all: 1,
      errors: Number(errors),
      warnings: Number(warnings),
      any: Number(errors) + Number(warnings),
    };
    const isFaulty = Object.entries(wanted).some(([name, count]) => name === faults && count > 0);
    body.hidden = !(own.includes(text) && isFaulty && (kind === "" || kind === ownKind));
  }
  const shown = bodies.filter(({ hidden }) => !hidden).length;
  const count = document.querySelector(".filter__count");
  if (count) count.textContent = `${shown} of ${bodies.length} ${bodies.length === 1 ? "page" : "pages"}`;
}

/** Who follows a link to a page wants to see its details. */
function openTarget(): void {
  const target = location.hash === "" ? undefined : document.getElementById(location.hash.slice(1));
  const body = bodies.find((one) => one === target);
  if (!body) return;
  body.hidden = false;
  const details = body.querySelector("details");
  if (details) details.open = true;
  body.scrollIntoView();
}

export {};
