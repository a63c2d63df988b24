/** What to change about an address that lacks the path which the site stands under: the code adds it, not the data. */
export function prefixMissing(meant: string) {
  return { change: `The path prefix of the site is missing: write ${meant}.`, place: "src/" };
}
