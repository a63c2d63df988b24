import type { HostName } from "./host";
import type { RuleId } from "./rule";

/** What a host is known to be unable to do. */
export interface Exception {
  readonly host: HostName;
  readonly rule: RuleId;
  /** The faults that it explains, and no others. */
  readonly explains: RegExp;
  readonly reason: string;
}

/** What the hosts that are not one's own machine have in common. */
const NO_MAIL = "Nothing takes messages there: `GATSBY_MAIL_ENDPOINT` at build names a service elsewhere";

const MAIL_FAULTS = /\/mail\.php.*: (?:status (?:200|404|405)|reached the service|body )/;

const RAW = "Its local server is Node's, which refuses addresses with bytes beyond ASCII; browsers send none";

/** Such an address in a message, where each byte is a character. */
const RAW_ADDRESS = /^[^:]*[\x80-\xff]/;

const AMPERSAND = "Its emulator finds a page with `&` in its address as browsers send it, but not by `%26`";

const BOTH_FORMS = "Its local server serves a page with and without the slash; Netlify leads to the form with it";

const NO_HEADERS = "Its emulator sets no headers on a 404 answer; by Azure's documentation each answer has them";

/** All exceptions. Each is shown in the table with its reason. What is said of emulators may not hold for the host. */
export const EXCEPTIONS: readonly Exception[] = [
  ...(["Netlify", "Firebase", "Azure"] as const).flatMap((host) =>
    (["pages", "slash"] as const).map((rule) => ({ host, rule, explains: RAW_ADDRESS, reason: RAW })),
  ),
  { host: "Netlify", rule: "pages", explains: /%26/, reason: AMPERSAND },
  { host: "Netlify", rule: "slash", explains: /status 200; expected 301/, reason: BOTH_FORMS },
  { host: "Netlify", rule: "slash", explains: /%26/, reason: AMPERSAND },
  {
    host: "Netlify",
    rule: "head",
    explains: /etag of HEAD/,
    reason: "Its local server makes the ETag of a HEAD answer of the empty body",
  },
  {
    host: "Netlify",
    rule: "compression",
    explains: /Vary undefined|Content-Encoding missing/,
    reason: "Its emulator does not compress; the host does",
  },
  { host: "Netlify", rule: "redirects", explains: /status 200; expected 301/, reason: BOTH_FORMS },
  {
    host: "Netlify",
    rule: "strange addresses",
    explains: /\/(?:|%|%zz|%c3%28|caf%E9\/): no answer/,
    reason: "Its emulator stops running when it is asked for `//` or for bytes that are no text",
  },
  {
    host: "Netlify",
    rule: "strange addresses",
    explains: /%5coutside\.txt: (?:status 403|an answer)|%00\S*: an answer/,
    reason: "Its local server refuses a backslash and a zero byte in JSON",
  },
  {
    host: "Netlify",
    rule: "hidden files",
    explains: /status 200/,
    reason:
      "Its local server serves every file that is there; an upload leaves out those that begin with a dot, and the others hold no secret",
  },
  {
    host: "Netlify",
    rule: "caching",
    explains: /Cache-Control public, max-age=0;/,
    reason:
      "Its local server puts a `Cache-Control` of its own over that of `_headers`; Netlify sends that of `_headers`",
  },
  { host: "Netlify", rule: "mail", explains: MAIL_FAULTS, reason: NO_MAIL },
  {
    host: "Cloudflare Pages",
    rule: "compression",
    explains: /Vary undefined|Content-Encoding gzip; expected br$/,
    reason: "Its local server sends no `Vary` and prefers gzip; Cloudflare compresses by itself at its edge",
  },
  {
    host: "Cloudflare Pages",
    rule: "types",
    explains: /\.js, .*of type missing/,
    reason: "Cloudflare names no encoding for scripts; one without has that of its page, which is UTF-8",
  },
  {
    host: "Cloudflare Pages",
    rule: "strange addresses",
    explains: /status 502/,
    reason: "Its local server answers 502 to names that the disk refuses (a zero byte, too long)",
  },
  {
    host: "Cloudflare Pages",
    rule: "hidden files",
    explains: /status (?:200|502)/,
    reason:
      "Cloudflare serves every file that is uploaded but its own two, to which its local server answers 502; the hosts' files hold no secret",
  },
  {
    host: "Cloudflare Pages",
    rule: "methods",
    explains: /^TRACE .*no answer/,
    reason: "Its local server gives no answer to TRACE",
  },
  {
    host: "Cloudflare Pages",
    rule: "mail",
    explains: /^TRACE .*no answer/,
    reason: "Its local server gives no answer to TRACE",
  },
  { host: "Cloudflare Pages", rule: "mail", explains: MAIL_FAULTS, reason: NO_MAIL },
  {
    host: "Firebase",
    rule: "pages",
    explains: /%26/,
    reason: AMPERSAND,
  },
  {
    host: "Firebase",
    rule: "slash",
    explains: /%26/,
    reason: AMPERSAND,
  },
  {
    host: "Firebase",
    rule: "not found",
    explains: /If-None-Match: .*(?:status 304; expected 404|digest of the body)/,
    reason: "Its emulator answers 304 to who asks again for what is not there",
  },
  {
    host: "Firebase",
    rule: "revalidation",
    explains: /status 200; expected 304|bytes \d+; expected 0/,
    reason: "Its emulator sends an ETag, but never answers 304",
  },
  {
    host: "Firebase",
    rule: "redirects",
    explains: /leads to \S+&;/,
    reason: "Its emulator adds a `&` to a target that has a query",
  },
  {
    host: "Firebase",
    rule: "strange addresses",
    explains: /\/(?:%|%zz|%c3%28|caf%E9\/): no answer|status 500/,
    reason:
      "Its emulator stops running when it is asked for bytes that are no text, and answers 500 to names that are too long for the disk",
  },
  {
    host: "Firebase",
    rule: "hidden files",
    explains: /status 200/,
    reason: "Its emulator pays no regard to `ignore`, by which a deployment leaves these files out",
  },
  {
    host: "Firebase",
    rule: "caching",
    explains: /\/absent: Cache-Control/,
    reason: "Its emulator takes the headers of the address that was asked for; Firebase takes those of `404.html`",
  },
  {
    host: "Firebase",
    rule: "methods",
    explains: /status 200; expected 405/,
    reason: "Its emulator pays no regard to the method; nothing is changed by any",
  },
  { host: "Firebase", rule: "mail", explains: MAIL_FAULTS, reason: NO_MAIL },
  {
    host: "Azure",
    rule: "slash",
    explains: /\?from=\S+: leads to /,
    reason: "Its emulator loses the query of an address when it adds the slash",
  },
  {
    host: "Azure",
    rule: "listings",
    explains: /[^/]: status 301; expected 404/,
    reason: "Its `trailingSlash` adds the slash first; then such a folder, to which nothing links, is absent",
  },
  {
    host: "Azure",
    rule: "not found",
    explains: /Range: bytes=0-9: (?:status 206; expected 404|digest of the body)/,
    reason: "Its emulator gives a part of the not-found page to who asks for one",
  },
  {
    host: "Azure",
    rule: "ranges",
    explains: /If-Range: W\/.*status 206; expected 200/,
    reason: "Its emulator has one weak ETag for all files, and takes it for a strong one",
  },
  {
    host: "Azure",
    rule: "compression",
    explains: /Vary undefined|Content-Encoding missing/,
    reason: "Its emulator does not compress; the host does",
  },
  {
    host: "Azure",
    rule: "strange addresses",
    explains: /\/(?:|%|%zz|%c3%28|caf%E9\/): no answer/,
    reason: "Its emulator stops running when it is asked for `//` or for bytes that are no text",
  },
  {
    host: "Azure",
    rule: "hidden files",
    explains: /\.git\/config: status 200/,
    reason: "Its emulator serves what lies in a folder that begins with a dot; the build makes no such folder",
  },
  {
    host: "Azure",
    rule: "headers",
    explains: /\/absent: .* missing/,
    reason: NO_HEADERS,
  },
  { host: "Azure", rule: "mail", explains: MAIL_FAULTS, reason: NO_MAIL },
];
