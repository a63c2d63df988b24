/** The first canonical address that a document's text names, without parsing it; relative ones too. */
export function canonicalIn(html: string): string | undefined {
  const [link = ""] = /<link\s[^<>]*rel\s*=\s*["']?canonical\b[^<>]*>/i.exec(html) ?? [];
  const [, quoted, bare] = /href\s*=\s*(?:["']([^"']*)["']|([^\s>]+))/i.exec(link) ?? [];
  return quoted ?? bare;
}
