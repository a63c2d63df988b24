import { spawn } from "node:child_process";
import { createServer, type Server } from "node:net";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";

interface Ending {
  readonly code: number | null;
  readonly output: string;
}

/** Runs a command of ours until it ends, or until its output says something; then it is asked to stop. */
function runCommand(name: string, env: NodeJS.ProcessEnv, until?: RegExp): Promise<Ending> {
  return new Promise((done) => {
    const child = spawn(process.execPath, ["--import", "tsx", resolve(`src/commands/${name}.ts`)], {
      env: { ...process.env, ...env },
    });
    let output = "";
    const listen = (text: Buffer) => {
      output += text.toString();
      if (until?.test(output)) child.kill("SIGTERM");
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("close", (code) => {
      done({ code, output });
    });
  });
}

async function occupy(): Promise<{ port: number; server: Server }> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, done));
  return { port: (server.address() as AddressInfo).port, server };
}

it("serves the built site on PORT, says where, and stops when asked", async () => {
  const { port, server } = await occupy();
  await new Promise((done) => server.close(done));
  const { code, output } = await runCommand("serve", { PORT: String(port) }, /is served/);
  expect(output).toContain(`http://localhost:${String(port)}`);
  expect(code).toBe(0);
});

it.each(["serve", "start"])("%s says in a sentence that a port is taken", async (name) => {
  const { port, server } = await occupy();
  const { code, output } = await runCommand(name, { PORT: String(port) });
  server.close();
  expect(output.trim()).toBe(
    `Port ${String(port)} is taken. Stop what listens there, or choose another: PORT=${String(port + 1)} npm start`,
  );
  expect(code).toBe(1);
});

it.each(["", "http", "0", "70000", "90.5"])("says what PORT may be when it is %j", async (port) => {
  const { code, output } = await runCommand("serve", { PORT: port });
  expect(output.trim()).toBe(`PORT: got ${JSON.stringify(port)}; allowed: a number from 1 to 65535`);
  expect(code).toBe(1);
});
