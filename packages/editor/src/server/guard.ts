import { timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Name of the cookie that the screen's page is given, and nothing else can read or send. */
const COOKIE = "editor";

/** Who may ask: the page that this server has given out, in the browser that was told the token. */
export class Guard {
  /**
   * @param origin - Where the screen stands, such as `http://localhost:8100`.
   * @param token - What the command has printed; whoever does not know it gets nothing.
   */
  constructor(
    private readonly origin: string,
    private readonly token: string,
  ) {}

  /** Lets a browser in that names the token in the address of the page. */
  admit(given: string | undefined, reply: FastifyReply): boolean {
    if (given === undefined || !isSame(given, this.token)) return false;
    reply.header("set-cookie", `${COOKIE}=${this.token}; HttpOnly; SameSite=Strict; Path=/`);
    return true;
  }

  /** Why a request is refused; nothing where it is not. */
  refusal({ headers, method }: Pick<FastifyRequest, "headers" | "method">): string | undefined {
    // A name that another site has made to point here (DNS rebinding) is not that of this server.
    if (headers.host !== new URL(this.origin).host) return "another host";
    const { origin } = headers;
    if (origin !== undefined && origin !== this.origin) return "another origin";
    if (origin === undefined && method !== "GET" && method !== "HEAD") return "no origin";
    const site = headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin" && site !== "none") return "another site";
    const [, cookie = ""] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(headers.cookie ?? "") ?? [];
    return isSame(cookie, this.token) ? undefined : "no token";
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
