import http, { type IncomingHttpHeaders } from "node:http";
import https from "node:https";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

/** Where a server listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
  /** Whether it speaks TLS, with a certificate for its name. */
  readonly isSecure?: boolean;
  /** Which of a name's addresses are asked; without it, whichever answers first. */
  readonly family?: Family;
}

/** A kind of addresses: IPv4 or IPv6. */
export type Family = 4 | 6;

/** What is asked. The path goes out as it stands here. */
export interface Question {
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a server said. */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came, still compressed. */
  readonly body: Buffer;
}

/** Milliseconds that a server may be silent. */
const PATIENCE = 20_000;

/** There is no answer. */
export class NoAnswer extends Error {
  /** By which Node names the reason. */
  readonly code: string;
  readonly reason: string;

  constructor(asked: string, { code = "", message }: NodeJS.ErrnoException) {
    // Where several places of a name were tried in vain there is no message; of TLS, it is its library's, of two lines.
    const reason = message === "" || message.includes("\n") ? code : message;
    super(`${asked}: no answer (${reason})`);
    this.code = code;
    this.reason = reason;
  }
}

/** Asks the servers of one place, over a few connections at most, as a browser does. */
export class Asker {
  readonly #patience: number;
  readonly #agent: http.Agent;
  readonly #request: typeof http.request;

  constructor(
    readonly place: Place,
    { patience = PATIENCE, connections = 6 } = {},
  ) {
    const { Agent, request } = place.isSecure ? https : http;
    this.#patience = patience;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
    this.#request = request;
  }

  /** @throws `NoAnswer` when there is none in time, or none that is HTTP. */
  ask({ path, method = "GET", headers = {}, body }: Question): Promise<Answer> {
    return new Promise((done, reject) => {
      const fail = (error: Error) => {
        reject(new NoAnswer(`${method} ${shortened(path)}`, error));
      };
      const { host, port, family } = this.place;
      const asked = this.#request(
        { host, port, family, path, method, headers, agent: this.#agent, timeout: this.#patience },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on("data", (part: Buffer) => parts.push(part));
          answer.on("error", fail);
          answer.on("end", () => {
            done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) });
          });
        },
      );
      asked.on("timeout", () => asked.destroy(new Error("it took too long")));
      asked.on("error", fail);
      asked.end(body);
    });
  }

  /** Closes all connections. */
  close(): void {
    this.#agent.destroy();
  }
}

/** The body of an answer, as it was before it was compressed. @throws When it isn't what its coding says. */
export async function decodedBody({ headers, body }: Answer): Promise<Buffer> {
  const coding = headers["content-encoding"] ?? "identity";
  if (coding === "br") return promisify(brotliDecompress)(body);
  if (coding === "gzip") return promisify(gunzip)(body);
  return body;
}

/** A path for a message. */
function shortened(path: string): string {
  return path.length > 100 ? `${path.slice(0, 60)}… (${String(path.length)} characters)` : path;
}
