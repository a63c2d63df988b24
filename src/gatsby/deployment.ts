/** Where a build will stand, as its environment says. */
export interface Deployment {
  /** Address of the site without a closing slash; without one it is that of data/site.json. */
  readonly url: string | null;
  /** Whether search engines shall leave all of it alone. */
  readonly isPreview: boolean;
  /** When its sources were changed last, where the environment says so. */
  readonly sourceDate: Date | null;
}

/**
 * Reads where a build will stand: `SITE_URL` is the address of the site, `ROBOTS=noindex` makes it a preview. What takes
 * the messages is only looked at. `SOURCE_DATE_EPOCH` is when the sources were changed last, in seconds since 1970.
 *
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 * @throws When one of them is malformed, naming all that are: every page would say something wrong of itself.
 */
export function deploymentIn(environment: NodeJS.ProcessEnv): Deployment {
  const { SITE_URL, ROBOTS, GATSBY_MAIL_ENDPOINT: mail, SOURCE_DATE_EPOCH: seconds } = environment;
  const url = SITE_URL === undefined ? null : withoutSlash(SITE_URL);
  const faults = [
    url === undefined &&
      `SITE_URL: got ${JSON.stringify(SITE_URL)}; allowed: an address such as https://www.example.com`,
    !["noindex", "index", undefined].includes(ROBOTS) &&
      `ROBOTS: got ${JSON.stringify(ROBOTS)}; allowed: index, noindex`,
    mail !== undefined &&
      !takesMessages(mail) &&
      `GATSBY_MAIL_ENDPOINT: got ${JSON.stringify(mail)}; allowed: an address such as https://mail.example.com/send, or a path such as /mail.php`,
    seconds !== undefined &&
      !/^\d{1,11}$/.test(seconds) &&
      `SOURCE_DATE_EPOCH: got ${JSON.stringify(seconds)}; allowed: seconds since 1970 such as 1767225600`,
  ].filter((fault) => fault !== false);
  if (faults.length > 0 || url === undefined) throw new Error(faults.join("\n"));
  const sourceDate = seconds === undefined ? null : new Date(Number(seconds) * 1000);
  return { url, isPreview: ROBOTS === "noindex", sourceDate };
}

/** Whether a form can post to an address, and the policy of its page can name it. */
function takesMessages(address: string): boolean {
  return /^\/(?!\/)/.test(address) || (/^https?:/.test(address) && URL.canParse(address));
}

/** An address of a site, without a slash at its end; nothing when it isn't one. */
function withoutSlash(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isSite = (url?.protocol === "https:" || url?.protocol === "http:") && url.search === "" && url.hash === "";
  return isSite ? url.href.replace(/\/$/, "") : undefined;
}
