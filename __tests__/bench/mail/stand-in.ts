import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MeasuredServer } from "../../../src/bench/mail/measured-server";
import { runningProcesses, spentBy } from "../../../src/bench/processes";

/** What a stand-in does with the body of a request. `keep` stores it as a file. */
type Take = (body: string, response: ServerResponse, keep: (body: string) => Promise<void>) => Promise<unknown>;

/** Stores what it is sent and says so. */
export const honest: Take = async (body, response, keep) => {
  await keep(body);
  response.end("success");
};

const started: MeasuredServer[] = [];

/** Ends all stand-ins. */
export async function endStandIns(): Promise<void> {
  await Promise.all(started.splice(0).map(({ stop }) => stop()));
}

/** Starts a server that stands in for one that takes messages, in this process, until `endStandIns`. */
export async function startStandIn(take: Take): Promise<MeasuredServer & { readonly bodies: readonly string[] }> {
  const arrivals = await mkdtemp(join(tmpdir(), "stand-in-"));
  const bodies: string[] = [];
  const keep = (body: string) => writeFile(join(arrivals, String(bodies.push(body))), body);
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => void take(body, response, keep));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const standIn = {
    name: "stand-in",
    address: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/mail.php`,
    arrivals,
    bodies,
    use: async () => spentBy(process.pid, await runningProcesses()),
    stop: async () => {
      await new Promise((done) => server.close(done));
      await rm(arrivals, { recursive: true });
    },
  };
  started.push(standIn);
  return standIn;
}
