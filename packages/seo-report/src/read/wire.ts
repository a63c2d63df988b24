/** What a server answered at an address. */
export interface Answer {
  /** The address that was asked for, whole. */
  readonly url: string;
  /** Status code; 0 where no answer came. */
  readonly status: number;
  /** Why no answer came, in words; nothing where one did. */
  readonly failure?: string;
  /** Headers that are looked at, by their names in small letters. */
  readonly headers: Readonly<Record<string, string>>;
  /** Until the headers were there, in milliseconds. */
  readonly milliseconds: number;
  /** Name of the file that keeps what was sent; nothing where nobody reads it. */
  readonly body?: string;
  /** Whether it was larger than what is read. */
  readonly isCut?: boolean;
}

/** What only a server can tell of a site: how it answers. */
export interface Wire {
  /** Where it was read, without a closing slash: a copy on one's machine is elsewhere than the site says that it is. */
  readonly servedAt: string;
  /** Answers by unencoded paths on the site; those at addresses with a query are left out. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** What was answered at an address that can't exist, after all redirects. */
  readonly unknown: Answer | undefined;
  /** Addresses that were not asked for, by why. */
  readonly unread: Readonly<Record<Unread, readonly string[]>>;
}

/**
 * Why an address was not asked for: the limit of pages, or of files, was reached, robots.txt forbids it, or it is one of
 * endlessly many that a calendar or a filter makes.
 */
export type Unread = "limit" | "files" | "robots" | "endless";

/** Whether all pages that are linked were read: only then can it be told that none leads to another. */
export function isWhole(wire: Wire | undefined): boolean {
  return wire === undefined || wire.unread.limit.length === 0;
}

/** Whether a path may lead to a page that was not read: then nothing can be said of that page. */
export function isUnread(path: string, wire: Wire | undefined): boolean {
  return wire !== undefined && !wire.answers.has(path);
}

/** Whether an answer says that it is a page. */
export function isHtmlType({ headers }: Pick<Answer, "headers">): boolean {
  return /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers["content-type"] ?? "");
}
