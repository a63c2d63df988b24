import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Something that runs and can be ended. */
export interface Service {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

/** Stands for the service that takes messages: answers with what reached it. */
export async function startMailService(): Promise<Service> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => response.end(`${request.method ?? ""} ${request.url ?? ""} ${body}`));
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
