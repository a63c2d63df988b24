import { gunzipSync } from "node:zlib";
import type { HostHeader } from "./hosts/header";
import type { Page } from "./page";
import type { FoundRedirect } from "./redirects";
import type { Rendered } from "./rendered";
import type { Wire } from "./wire";

/** Gives what a file of the site holds, by its unencoded path; nothing where there is none. */
export type ReadBytes = (path: string) => Promise<Buffer | undefined>;

/** Where a site is read from: the folder of a build, or the answers of a server. */
export interface SiteSource {
  /** Address of the site without a closing slash: its origin and the path it stands under. */
  readonly siteUrl: string;
  /** All pages, in the order of their addresses. */
  readonly pages: readonly Page[];
  /** Whether there is a file at an unencoded path; also where that is not known. */
  readonly hasFile: (path: string) => boolean;
  readonly readBytes: ReadBytes;
  /** Paths of the style sheets. */
  readonly sheets: readonly string[];
  /** Paths of files that are called as sitemaps are, where all files are known. */
  readonly sitemapFiles?: readonly string[];
  /** Redirects that hosts are told of, or that a server has answered with. */
  readonly redirects: readonly FoundRedirect[];
  /** `X-Robots-Tag` headers that hosts are told to send, or that a server has sent. */
  readonly robotsHeaders: readonly HostHeader[];
  /** The same for `Link`, which may name a canonical address. */
  readonly linkHeaders?: readonly HostHeader[];
  /** What only a server can tell; nothing for a folder. */
  readonly wire?: Wire;
  /** Its pages after their scripts, where they were drawn. */
  readonly rendered?: Rendered;
}

/** The bytes with which each gzip file begins: https://www.rfc-editor.org/rfc/rfc1952#section-2.3.1 */
const GZIP = Buffer.from([0x1f, 0x8b]);

/** The text of a file, which may be compressed, as sitemaps are: https://www.sitemaps.org/protocol.html */
export function textIn(bytes: Buffer): string {
  if (!bytes.subarray(0, 2).equals(GZIP)) return bytes.toString("utf8");
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES }).toString("utf8");
  } catch {
    // What can't be unpacked is read as it is: whoever reads it says that it is no such file.
    return bytes.toString("utf8");
  }
}

/** A sitemap may have 50 MB unpacked: https://www.sitemaps.org/protocol.html */
const MOST_BYTES = 52_428_800;
