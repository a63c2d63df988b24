import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { runCommand } from "../../../../__tests__/support/command";

async function occupy(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  return { port: (server.address() as AddressInfo).port, server };
}

it("serves the built site on PORT, says where, and stops when asked", async () => {
  const { port, server } = await occupy();
  await new Promise((done) => server.close(done));
  const { code, output } = await runCommand("serve", { env: { PORT: String(port) }, until: /is served/ });
  expect(output).toContain(`http://localhost:${String(port)}`);
  expect(code).toBe(0);
});

it.each(["serve", "start"] as const)("%s says in a sentence that a port is taken", async (name) => {
  const { port, server } = await occupy();
  const { code, output } = await runCommand(name, { env: { PORT: String(port) } });
  server.close();
  expect(output.trim()).toBe(
    `Port ${String(port)} is taken. Stop what listens there, or choose another: PORT=${String(port + 1)} npm start`,
  );
  expect(code).toBe(1);
});

it.each(["http", "0", "70000", "90.5"])("says what PORT may be when it is %j", async (port) => {
  const { code, output } = await runCommand("serve", { env: { PORT: port } });
  expect(output.trim()).toBe(`PORT: got ${JSON.stringify(port)}; allowed: a number from 1 to 65535`);
  expect(code).toBe(1);
});
