import { canonicalUrl } from "./canonical-url";

/** A page as a list of links names it. */
export interface Named {
  readonly title: string;
  readonly path: string;
  readonly description: string;
}

/** What the texts below tell of the agency. */
export interface AgencyTexts {
  readonly name: string;
  readonly url: string;
  readonly tagline: string;
  readonly blurb: string;
  readonly email: string;
}

/** humans.txt (https://humanstxt.org): who stands behind the site. */
export function humansOf(
  agency: AgencyTexts,
  team: readonly { name: string; role: string }[],
  typefaces: readonly string[],
): string {
  const people = team.map(({ name, role }) => `  ${role}: ${name}`).join("\n");
  return `/* TEAM */\n  ${agency.name}, ${agency.tagline}\n  Contact: ${agency.email}\n${people}\n
/* SITE */\n  Standards: HTML, CSS, JSON-LD\n  Made with: Gatsby, React, TypeScript, Sass
  Typefaces: ${typefaces.join(", ")}\n`;
}

/** llms.txt (https://llmstxt.org): what the site offers, for programs that read it in place of a person. */
export function llmsOf(
  agency: AgencyTexts,
  lists: readonly (readonly [title: string, pages: readonly Named[]])[],
): string {
  const sections = lists.map(([title, pages]) => `## ${title}\n\n${pages.map(line).join("\n")}\n`);
  return [`# ${agency.name}\n`, `> ${agency.tagline}\n`, `${agency.blurb}\n`, ...sections].join("\n");

  function line({ title, path, description }: Named): string {
    return `- [${bracketed(plain(title))}](${withoutBrackets(canonicalUrl(agency.url, path))}): ${plain(description)}`;
  }
}

/** A text of a link in Markdown. */
function bracketed(text: string): string {
  return text.replace(/[\\[\]]/g, "\\$&");
}

/** An address of a link in Markdown, which a closing bracket would end. */
function withoutBrackets(address: string): string {
  return address.replaceAll("(", "%28").replaceAll(")", "%29");
}

/** Without the marks that say where a line may end on a page, and where not. */
function plain(text: string): string {
  return text.replace(/[\u2060\u00ad]/g, "").replaceAll("\u00a0", " ");
}
