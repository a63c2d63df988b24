import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Something that runs and can be ended. */
export interface Service {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** What the service is asked. */
interface Asked {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly header: (name: string) => string | null | undefined;
  readonly body: string;
}

/** In which the answer to any method, also to one whose answers have no body, tells what reached the service. */
export const REACHED = "reached";

/** Headers that a proxy has to pass on: the form's own, and those by which browsers ask for other origins. */
const PASSED_ON = ["enquiry-token", "idempotency-key", "origin", "access-control-request-method", "accept"];

/** What the service answers: what reached it. */
export function echo({ method, path, header, body }: Asked): { headers: Record<string, string>; body: string } {
  const headers = PASSED_ON.map((name) => `${name}=${header(name) ?? ""}`).join(" ");
  return { headers: { [REACHED]: `${method} ${path} ${headers}` }, body };
}

/** Stands for the service that takes messages: answers with what reached it. */
export async function startMailService(): Promise<Service> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const answer = echo({ method, path, header: (name) => headers[name]?.toString(), body });
      response.writeHead(200, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          done();
        });
      }),
  };
}
