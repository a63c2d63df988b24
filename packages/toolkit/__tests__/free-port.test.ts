import { createServer } from "node:net";
import { freePort } from "../src/server-process";

it("finds ports that systems give to nobody who asks for any, so that they are still free when they are taken", async () => {
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  // Linux begins at 32,768 (net.ipv4.ip_local_port_range), others later.
  expect(ports.filter((port) => port < 1024 || port >= 32_768)).toEqual([]);
  const [port] = ports;
  const server = createServer();
  await new Promise<void>((done) => server.listen(port, done));
  await new Promise((done) => server.close(done));
});
