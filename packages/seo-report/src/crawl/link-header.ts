/**
 * Canonical addresses in a header `Link`, which holds several links: https://www.rfc-editor.org/rfc/rfc8288#section-3 and
 * https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls#rel-canonical-header-method
 */
export function canonicalsInLink(value: string): string[] {
  const links = [...value.matchAll(/<([^>]*)>([^<]*)/g)];
  return links.flatMap(([, address = "", parameters = ""]) =>
    /;\s*rel\s*=\s*(?:"[^"]*\bcanonical\b[^"]*"|canonical\b)/i.test(parameters) ? [address.trim()] : [],
  );
}
