import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";

/** Stands before a service, hands on what is asked of it as it comes, and knows what that was. */
export interface Recorder {
  readonly port: number;
  readonly received: readonly Pick<IncomingMessage, "method" | "url" | "headers">[];
  readonly close: () => Promise<void>;
}

/** Starts a recorder before what listens on a port of this machine. */
export async function recordBefore(port: number): Promise<Recorder> {
  const received: Recorder["received"][number][] = [];
  const server = createServer((asked, response) => {
    const { method, url, headers } = asked;
    received.push({ method, url, headers });
    const passed = request({ host: "127.0.0.1", port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.once("error", () => response.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    port: (server.address() as AddressInfo).port,
    received,
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => {
          done();
        });
      }),
  };
}
