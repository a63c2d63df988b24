import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { promisify } from "node:util";
import { brotliDecompress, gunzip } from "node:zlib";

/** Where a server of this machine listens. */
export interface Place {
  readonly host: string;
  readonly port: number;
}

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

const PATIENCE = 20_000;

/** Asks the servers of one place, over a few connections at most, as a browser does. */
export class Asker {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 6 });

  constructor(readonly place: Place) {}

  /** @throws When there is no answer in time, or none that is HTTP. */
  ask({ path, method = "GET", headers = {}, body }: Question): Promise<Answer> {
    return new Promise((done, reject) => {
      const fail = (error: Error) => {
        reject(new Error(`${method} ${shortened(path)}: no answer (${error.message})`));
      };
      const asked = request(
        { ...this.place, path, method, headers, agent: this.#agent, timeout: PATIENCE },
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
export function shortened(path: string): string {
  return path.length > 100 ? `${path.slice(0, 60)}… (${String(path.length)} characters)` : path;
}
