import { MAIL_PATH } from "../contact-form/protocol";
import { mailWords } from "../lib/mail-words";

/** How a host has to answer, whatever it is: data, from which each host's own settings are made. */
export interface HostingPolicy {
  /** Path that the site stands under, without a closing slash; empty at the root of a host. */
  readonly pathPrefix: string;
  /** Headers by where files stand, from the general to the special: of the same header, the last one counts. */
  readonly headers: readonly HeaderRule[];
  /** Addresses that lead elsewhere for good. */
  readonly redirects: readonly Redirect[];
  /** The page that answers, with status 404, what does not exist. */
  readonly notFound: string;
  /** Where a form posts to; missing where the site has none. */
  readonly mail?: MailRoute;
  /** Files of the site that only hosts read: no visitor is served them. */
  readonly hidden: readonly string[];
  /** Folders, without a closing slash, that hold pages and have none: for hosts that can't look whether there is one. */
  readonly bareFolders: readonly string[];
}

/** Headers of all files under a folder. */
export interface HeaderRule {
  /** A path of the site that ends with a slash; `/` is all of it. */
  readonly under: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * An old address. It leads on with and without its closing slash; the other form is left out where it is the target, or
 * has a redirect of its own.
 */
export interface Redirect {
  /** A path of this site, unencoded. */
  readonly from: string;
  /** A path of this site, unencoded, or an address elsewhere. */
  readonly to: string;
}

/** Where the contact form posts to. */
export interface MailRoute {
  readonly path: string;
  /**
   * What reaches the service: the form's script asks for a token (GET), pages of other origins ask whether they may post
   * (OPTIONS), and what answers GET answers HEAD.
   */
  readonly methods: readonly string[];
  /** The service that answers it, where site and service stand on one machine. */
  readonly upstream: string;
  /** What a visitor is told, with status 503, when the service does not answer. */
  readonly unavailable: string;
}

/** What a site is, as far as hosts answer by it. */
export interface SiteTraits {
  /** Whether there is a form that posts to the site; there is one where nothing is said. */
  readonly hasForm?: boolean;
  /** Whether search engines shall list nothing of it. */
  readonly isPreview?: boolean;
  /** Whether the content is edited on the site. */
  readonly hasAdmin?: boolean;
}

const YEAR = 31_536_000;

/**
 * Kept, but asked for again each time (RFC 9111, 5.2.2.4), and answered in a few bytes when nothing has changed. Other
 * words for the same are longer, and would cost each page some of its first round trip.
 */
export const REVALIDATE = "no-cache";

/** Kept for a year: what stands there has a digest of its content in its address. */
export const IMMUTABLE = `public, max-age=${String(YEAR)}, immutable`;

/** What a site that shows texts and pictures has no use for. */
const UNUSED_FEATURES = ["camera", "geolocation", "microphone"];

/**
 * Folders whose files other sites show: the pictures that the sitemap and the structured data name, and share cards.
 * Scripts, sheets and fonts beside those pictures are as public, and one rule for a folder keeps within hosts' limits.
 */
const SHOWN_ELSEWHERE = ["/static/", "/share/"];

/** Where the content is edited on the site, if it is. */
export const ADMIN_PATH = "/admin/";

/** What a page says of itself in its head; PDFs, pictures and texts have none, so all of a preview says it. */
const UNLISTED = { "X-Robots-Tag": "noindex" };

/**
 * Whoever signs in does so in a window that leads to the Git host and back; a policy that parts the two leaves the page
 * waiting for good: https://html.spec.whatwg.org/multipage/browsers.html#cross-origin-opener-policies
 */
const SIGNED_IN = { "Cross-Origin-Opener-Policy": "unsafe-none", ...UNLISTED };

/** Read by hosts, and by nobody else. */
const HIDDEN = ["/_headers", "/_redirects", "/staticwebapp.config.json", "/.htaccess", "/.nojekyll"];

const MAIL: MailRoute = {
  path: MAIL_PATH,
  methods: ["GET", "HEAD", "OPTIONS", "POST"],
  upstream: "http://127.0.0.1:9000",
  unavailable: mailWords.refusals.unavailable,
};

/**
 * The policy of a site.
 *
 * Headers say what a page cannot say of itself; its Content-Security-Policy stands in the page, for it has digests of
 * what stands in that page. HSTS is for this host alone: what other names of the domain do is not for a site to say.
 *
 * @param redirects - Addresses that pages had once (`data/redirects.json`).
 * @param pages - Paths of all pages, unencoded. Those with characters beyond ASCII are led from the form without the
 * closing slash by a rule of their own: there are hosts that put them unencoded into their answer, and fail. In any
 * order: the policy has its own, so that hosts' files do not change from one build to the next.
 */
export function hostingPolicy(
  redirects: readonly Redirect[],
  pages: readonly string[],
  pathPrefix = "",
  { hasForm = true, isPreview = false, hasAdmin = false }: SiteTraits = {},
): HostingPolicy {
  const awkward = pages.filter((path) => path.endsWith("/") && path !== "/" && path !== encodeURI(path)).sort();
  return {
    pathPrefix,
    headers: [
      {
        under: "/",
        headers: {
          "Cache-Control": REVALIDATE,
          "Content-Security-Policy": "frame-ancestors 'none'",
          "Cross-Origin-Opener-Policy": "same-origin",
          "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
          "Referrer-Policy": "strict-origin-when-cross-origin",
          "Strict-Transport-Security": `max-age=${String(2 * YEAR)}`,
          "X-Content-Type-Options": "nosniff",
          ...(isPreview && UNLISTED),
        },
      },
      ...SHOWN_ELSEWHERE.map((under) => ({
        under,
        headers: { "Cache-Control": IMMUTABLE, "Cross-Origin-Resource-Policy": "cross-origin" },
      })),
      ...(hasAdmin ? [{ under: ADMIN_PATH, headers: SIGNED_IN }] : []),
    ],
    redirects: [...redirects, ...awkward.map((path) => ({ from: path.slice(0, -1), to: path }))],
    notFound: "/404.html",
    ...(hasForm && { mail: MAIL }),
    hidden: HIDDEN,
    bareFolders: bareFolders(pages),
  };
}

function bareFolders(pages: readonly string[]): string[] {
  const around = pages.flatMap((page) => {
    const parts = page.split("/").slice(1, -2);
    return parts.map((_, index) => `/${parts.slice(0, index + 1).join("/")}`);
  });
  return [...new Set(around)].filter((folder) => !pages.includes(`${folder}/`)).sort();
}
