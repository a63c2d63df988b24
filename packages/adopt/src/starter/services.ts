import { slugFaults } from "#content/address-title";
import { pageTitle } from "#lib/page-title";
import { shortened } from "#lib/shortened";
import { slugOf } from "#lib/slug";

/** A service of a new content. */
export interface Service {
  readonly title: string;
  /** In letters that every disk and form takes. */
  readonly key: string;
  /** The last part of its address, where its title makes none. */
  readonly slug: string | undefined;
  /** Its title in search results. */
  readonly found: string;
}

/** How long titles in search results may be, with the agency's name. */
const FOUND = { from: 30, to: 60 } as const;

/** The form's last choice has this key. */
const OTHER = "other";

/** Letters that are more than one in plain ones. */
const SPELLED: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  æ: "ae",
  ø: "oe",
  å: "aa",
  œ: "oe",
};

/** Services by their titles, with keys and addresses that no two share. @param titles - Longer ones after shorter ones. */
export function servicesOf(names: readonly string[], agency: string, titles: readonly string[]): Service[] {
  const keys = new Set([OTHER]);
  const slugs = new Set<string>();
  const found = new Set<string>();
  return names.map((title, index) => {
    const key = untaken(plain(title) || `service-${String(index + 1)}`, keys);
    const own = slugOf(title);
    const slug = slugFaults(own).length > 0 || slugs.has(own) ? untaken(key, slugs) : undefined;
    const inSearch = foundTitle(title, agency, titles, found);
    keys.add(key);
    slugs.add(slug ?? own);
    found.add(inSearch);
    return { title, key, slug, found: inSearch };
  });
}

/** The longest of the titles that fits, cut where even the shortest does not. */
function foundTitle(title: string, agency: string, titles: readonly string[], taken: ReadonlySet<string>): string {
  const candidates = titles.map((one) => one.replace("[[service]]", title));
  const fits = (one: string) => {
    const { length } = pageTitle(one, agency);
    return length >= FOUND.from && length <= FOUND.to && !taken.has(one);
  };
  const fitting = candidates.filter(fits).at(-1);
  if (fitting !== undefined) return fitting;
  const room = FOUND.to - pageTitle("", agency).length;
  const cut = shortened(title, room);
  return taken.has(cut) ? `${shortened(title, room - 3)} ${String(taken.size + 1)}` : cut;
}

/** Small letters from a to z, digits and hyphens, as far as a title has such. */
function plain(title: string): string {
  const key = title
    .toLowerCase()
    .normalize("NFC")
    .replace(/[^\x20-\x7e]/g, (letter) => SPELLED[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");
  return slugFaults(key).length > 0 ? "" : key;
}

function untaken(key: string, taken: ReadonlySet<string>): string {
  if (!taken.has(key)) return key;
  let number = 2;
  while (taken.has(`${key}-${String(number)}`)) number += 1;
  return `${key}-${String(number)}`;
}
