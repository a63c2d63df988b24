import { brotliCompressSync, gzipSync } from "node:zlib";
import { movesOf } from "../../../../src/hosting/addresses";
import { bodyDigest } from "../../../../src/hosting/body-digest";
import type { Answer, Question } from "../../src/client/request";
import { WELL_KNOWN } from "../../src/conformance/deployment";
import { echo } from "../../src/conformance/mail-service";
import type { BuiltSite } from "../../src/conformance/site";
import { headersOf } from "../../../../src/hosting/headers-under";
import { MEDIA_TYPES, WITH_CHARSET } from "../../../../src/hosting/media-types";
import type { HostingPolicy } from "../../../../src/hosting/policy";

/** Answers as the policy says, without a server. */
export function goodHost(site: BuiltSite, policy: HostingPolicy): (question: Question) => Promise<Answer> {
  const moves = new Map(movesOf(policy).map(({ from, to }) => [from, to]));
  const files = new Set([...site.files.map(({ path }) => path), ...site.pages]);
  const folderOf = (path: string) => `${path}/`;
  return async ({ path, method = "GET", headers = {}, body = "" }) => {
    const [address = "", query] = path.replace(/^http:\/\/[^/]*/, "").split("?");
    if (address === policy.mail?.path && policy.mail.methods.includes(method)) {
      const echoed = echo({ method, path, header: (name) => headers[name], body });
      return made(200, Buffer.from(method === "HEAD" ? "" : echoed.body), echoed.headers);
    }
    if (!["GET", "HEAD"].includes(method)) return made(405, Buffer.of());
    const plain = decoded(address);
    if (plain === WELL_KNOWN.path) return made(200, Buffer.from(WELL_KNOWN.text), { "content-type": typeOf("txt") });
    const to = moves.get(plain) ?? (site.pages.includes(folderOf(plain)) ? encodeURI(folderOf(plain)) : undefined);
    if (to !== undefined) return made(301, Buffer.of(), { location: query === undefined ? to : `${to}?${query}` });
    const isFound = files.has(plain);
    const file = isFound ? plain : policy.notFound;
    const whole = await site.read(file);
    const coding = whole.length < 1_024 ? undefined : codingFor(headers["Accept-Encoding"] ?? "");
    const sent = coding === "br" ? brotliCompressSync(whole) : coding === "gzip" ? gzipSync(whole) : whole;
    const etag = `"${bodyDigest(sent)}"`;
    const common = { ...lowercased(headersOf(policy.headers, file)), vary: "Accept-Encoding", etag };
    if (isFound && headers["If-None-Match"] === etag) return made(304, Buffer.of(), common);
    const type = typeOf(file.endsWith("/") ? "html" : (file.split(".").at(-1) ?? ""));
    const described = { ...common, "content-type": type, ...(coding !== undefined && { "content-encoding": coding }) };
    if (isFound && headers.Range !== undefined && [undefined, etag].includes(headers["If-Range"])) {
      return made(206, whole.subarray(10, 20), {
        ...described,
        "content-range": `bytes 10-19/${String(whole.length)}`,
      });
    }
    return made(isFound ? 200 : 404, method === "HEAD" ? Buffer.of() : sent, described);
  };
}

function made(status: number, body: Buffer, headers: Record<string, string> = {}): Answer {
  return { status, headers, body };
}

/** Bytes that are not encoded mean the same. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(Buffer.from(address, "latin1").toString("utf8"));
  } catch {
    return address;
  }
}

function codingFor(accepted: string): string | undefined {
  if (/\bbr\b(?!;q=0)/.test(accepted)) return "br";
  return accepted.includes("gzip") ? "gzip" : undefined;
}

function typeOf(ending: string): string {
  const type = Object.entries(MEDIA_TYPES).find(([known]) => known === ending)?.[1] ?? "";
  return WITH_CHARSET.includes(ending) ? `${type}; charset=UTF-8` : type;
}

function lowercased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
