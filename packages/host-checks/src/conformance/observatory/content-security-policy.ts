import type { Finding, Scanned } from "./verdict";

/** Directives with their sources, in small letters. */
type Policy = ReadonlyMap<string, readonly string[]>;

/** Sources that let in whole schemes. */
const ANYWHERE = ["*", "http:", "https:", "ftp:", "http://*", "http://*.*", "https://*", "https://*.*"];

const INLINE = ["'unsafe-inline'", "data:"];

/** What is only shown. */
const PASSIVE = ["img-src", "media-src"];

/** Directives that browsers pass over in a `<meta>`. */
const HEADER_ONLY = ["frame-ancestors", "report-uri", "sandbox"];

/** The policies of the header and of the page, to all of which browsers keep. */
export function contentSecurityPolicy(scanned: Scanned): Finding {
  const policies = [
    ...policiesOf(scanned.headers["content-security-policy"]).map(parsed),
    ...scanned.page.policies.map((text) => withoutHeaderOnly(parsed(text))),
  ];
  if (policies.includes(undefined)) return { points: -25, answer: "a directive twice" };
  const policy = merged(policies.filter((one) => one !== undefined));
  if (policy.size === 0) return { points: -25, answer: "missing" };
  const { points, answer } = FINDINGS.find(({ holds }) => holds(policy)) ?? SAFE;
  return { points, answer };
}

/** Who may frame the page, by the header; what a `<meta>` says of it is not regarded. */
export function frameAncestors({ headers }: Scanned): string | undefined {
  const found = policiesOf(headers["content-security-policy"]).map((text) => parsed(text)?.get("frame-ancestors"));
  return found.find((sources) => sources !== undefined)?.join(" ");
}

/** The first that holds counts. */
const FINDINGS: readonly (Finding & { readonly holds: (policy: Policy) => boolean })[] = [
  {
    points: -25,
    answer: "'strict-dynamic' without a nonce or a digest",
    holds: (policy) => sourcesOf(policy, "script-src").includes("'strict-dynamic'") && !isTrusting(policy),
  },
  {
    points: -20,
    answer: "scripts inline, or scripts or objects from anywhere",
    holds: (policy) =>
      scriptsOf(policy).some((source) => [...ANYWHERE, ...INLINE].includes(source)) ||
      sourcesOf(policy, "object-src").some((source) => ANYWHERE.includes(source)),
  },
  { points: -20, answer: "something that acts over http:", holds: (policy) => activeOf(policy).some(isInsecure) },
  {
    points: -10,
    answer: "'unsafe-eval'",
    holds: (policy) => [...scriptsOf(policy), ...sourcesOf(policy, "style-src")].includes("'unsafe-eval'"),
  },
  {
    points: -10,
    answer: "pictures or films over http:",
    holds: (policy) => PASSIVE.some((name) => sourcesOf(policy, name, []).some(isInsecure)),
  },
  {
    points: 0,
    answer: "styles inline or from anywhere",
    holds: (policy) =>
      unlessListed(sourcesOf(policy, "style-src")).some((source) => [...ANYWHERE, ...INLINE].includes(source)),
  },
  {
    points: 10,
    answer: "default-src 'none', nothing unsafe",
    holds: (policy) => policy.get("default-src")?.join(" ") === "'none'",
  },
];

const SAFE: Finding = { points: 5, answer: "nothing unsafe" };

/**
 * A source is let in by all policies that have its directive, or not at all. Mozilla's scanner is milder: it takes a
 * directive that the first policy lacks for `'none'`, whatever the second says.
 */
function merged(policies: readonly Policy[]): Policy {
  const names = new Set(policies.flatMap((policy) => [...policy.keys()]));
  const common = (name: string) => {
    const [first = [], ...others] = policies
      .map((policy) => policy.get(name))
      .filter((sources) => sources !== undefined);
    const sources = first.filter((source) => others.every((other) => other.includes(source)));
    return sources.length > 0 ? sources : ["'none'"];
  };
  return new Map([...names].map((name) => [name, common(name)]));
}

/** A header may hold several policies. */
function policiesOf(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((value) => value.split(","));
}

/** A policy; none when a directive stands in it twice. */
function parsed(text: string): Policy | undefined {
  const directives = text
    .toLowerCase()
    .split(";")
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name !== "");
  const policy = new Map(
    directives.map(([name = "", ...sources]) => [
      name,
      sources.length === 0 && name.endsWith("-src") ? ["'none'"] : [...new Set(sources)],
    ]),
  );
  const repeated = directives.filter(([name = ""]) => !name.startsWith("report-")).map(([name]) => name);
  return new Set(repeated).size === repeated.length ? policy : undefined;
}

function withoutHeaderOnly(policy: Policy | undefined): Policy | undefined {
  return policy && new Map([...policy].filter(([name]) => !HEADER_ONLY.includes(name)));
}

function sourcesOf(policy: Policy, name: string, otherwise: readonly string[] = ["*"]): readonly string[] {
  return policy.get(name) ?? policy.get("default-src") ?? otherwise;
}

/** With `'strict-dynamic'`, browsers pass over whatever is no nonce or digest. */
function scriptsOf(policy: Policy): readonly string[] {
  const sources = unlessListed(sourcesOf(policy, "script-src"));
  if (!sources.includes("'strict-dynamic'")) return sources;
  return sources.filter((source) => source !== "'self'" && !ANYWHERE.some((broad) => source.startsWith(broad)));
}

/** Beside a nonce or a digest, browsers pass over `'unsafe-inline'`. */
function unlessListed(sources: readonly string[]): readonly string[] {
  return sources.some(isListing) ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function isTrusting(policy: Policy): boolean {
  return sourcesOf(policy, "script-src").some(isListing);
}

function isListing(source: string): boolean {
  return /^'(?:nonce|sha256|sha384|sha512)-/.test(source);
}

function activeOf(policy: Policy): string[] {
  const others = [...policy].filter(([name]) => ![...PASSIVE, "script-src"].includes(name));
  return [...others.flatMap(([, sources]) => sources), ...scriptsOf(policy)];
}

function isInsecure(source: string): boolean {
  return /^(?:http|ftp):/.test(source);
}
