/**
 * How Gatsby fetches ahead what a page that may come next is made of, in place of its own `<link rel=prefetch>`: Firefox
 * takes such a link for a kind of request that no directive of a page's policy allows but `default-src`, which allows
 * nothing.
 *
 * @param url - A script of the page, or its data.
 * @param options - Gatsby's attributes of the link; a number where it hands on a list.
 */
export default function fetchAhead(url: string, options?: number | { readonly as?: string }): Promise<void> {
  // Gatsby itself asks for data right afterward, and remembers them.
  if (typeof options === "object" && options.as === "fetch") return Promise.resolve();
  const known = ahead.get(url) ?? fetched(url);
  ahead.set(url, known);
  return known;
}

const ahead = new Map<string, Promise<void>>();

/** Reads all of a file, so that the browser keeps it; what fails now is asked for again when it is needed. */
async function fetched(url: string): Promise<void> {
  try {
    await (await fetch(url, { priority: "low" })).arrayBuffer();
  } catch {
    ahead.delete(url);
  }
}
