import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Profile } from "./answers";

/** Hosts that do not have the name of their network. */
const OTHER_HOSTS: Readonly<Record<string, string>> = {
  "bsky.app": "bluesky",
  "fb.com": "facebook",
  "t.me": "telegram",
  "twitter.com": "x",
  "wa.me": "whatsapp",
  "youtu.be": "youtube",
};

/** Networks whose brand has no drawing in Simple Icons, which would tell how the name is written. */
const OTHER_LABELS: Readonly<Record<string, string>> = { linkedin: "LinkedIn" };

interface Brand {
  readonly slug: string;
  readonly title: string;
}

/**
 * A profile from what was typed: its address, or `network=address`.
 *
 * @returns The profile; without a network's name where the host does not tell it.
 */
export function profileOf(typed: string): Profile | { readonly url: string } {
  const [, named, address] = /^([a-z\d-]+)=(.*)$/.exec(typed) ?? [];
  const url = address ?? typed;
  const network = named ?? networkAt(url);
  return network === undefined ? { url } : { network, label: labelOf(network), url };
}

/** The network of a host: `https://www.instagram.com/x` → `instagram`, if there is a brand of that name. */
function networkAt(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const host = new URL(url).hostname.replace(/^www\./, "");
  const known = Object.entries(OTHER_HOSTS).find(([other]) => host === other || host.endsWith(`.${other}`));
  const name = known?.[1] ?? host.split(".").at(-2) ?? "";
  return name in OTHER_LABELS || brands().some(({ slug }) => slug === name) ? name : undefined;
}

function labelOf(network: string): string {
  const title = OTHER_LABELS[network] ?? brands().find(({ slug }) => slug === network)?.title;
  return title ?? network.replace(/^./, (letter) => letter.toUpperCase());
}

let read: readonly Brand[] | undefined;

function brands(): readonly Brand[] {
  const file = createRequire(join(process.cwd(), "package.json")).resolve("simple-icons/icons.json");
  read ??= JSON.parse(readFileSync(file, "utf8")) as readonly Brand[];
  return read;
}
