import { FIELD_NAMES, TRAP_FIELD } from "./fields";

/**
 * How what takes the messages is spoken to, and how its answers are read: `own` as this site's contact service, with
 * tokens and in words; `words` in words alone; `json` by its status and what its JSON says; `status` by its status alone.
 */
export const SPEECHES = ["own", "words", "json", "status"] as const;

/** One of the ways to speak to what takes the messages. */
export type Speech = (typeof SPEECHES)[number];

/** How a script sends the fields; a browser without scripts sends them to a service as forms do by themselves. */
export const ENCODINGS = ["multipart", "urlencoded"] as const;

/** One of the ways to send the fields. */
export type Encoding = (typeof ENCODINGS)[number];

/** Names that the form itself has: a field of such a name would stand in their place, for scripts. */
const OF_FORMS = [
  "addEventListener",
  "attributes",
  "childNodes",
  "children",
  "contains",
  "dataset",
  "dispatchEvent",
  "elements",
  "firstChild",
  "id",
  "nodeName",
  "nodeType",
  "noValidate",
  "ownerDocument",
  "parentNode",
  "querySelector",
  "removeEventListener",
  "reset",
  "setAttribute",
  "submit",
  "tagName",
];

/** Whether a name is free for a field beside those of the form. */
export function isFreeName(name: string): boolean {
  const taken: readonly string[] = [...FIELD_NAMES, TRAP_FIELD.name, ...OF_FORMS];
  return !taken.includes(name);
}

/** Whether a script and a form can post to an address in the content: one elsewhere, or a path of this site. */
export function isEndpoint(address: string): boolean {
  if (/\s/.test(address)) return false;
  if (/^\/(?!\/)/.test(address)) return true;
  // A script cannot post to an address with a user in it.
  return address.startsWith("https://") && URL.canParse(address) && new URL(address).username === "";
}
