import fastify, { type FastifyInstance } from "fastify";
import { type BuiltCopy, builtCopy, verdictOn } from "./built-copy";

const WELCOME = "<!DOCTYPE html><title>Welcome to nginx!</title><h1>Welcome to nginx!</h1>";

let copy: BuiltCopy;
beforeAll(async () => {
  copy = await builtCopy();
});
afterAll(() => copy.remove());

let others: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(others.map((one) => one.close()));
  others = [];
});

/** A server that has nothing to do with the build. */
async function another(status: number, host: string): Promise<string> {
  const server = fastify();
  others.push(server);
  server.get("*", (_, reply) => reply.code(status).type("text/html").send(WELCOME));
  return server.listen({ host, port: 0 });
}

it.each(["127.0.0.1", "::1"])("names another site that answers at %s in one sentence", async (host) => {
  await expect(verdictOn(copy.build, await another(200, host))).rejects.toThrow(
    /^Another site answers at http:\/\/\S+ \(“Welcome to nginx!”\)\. None of 9 files of this build .* is there$/,
  );
});

it("names the status that a host answers to everything", async () => {
  await expect(verdictOn(copy.build, await another(404, "127.0.0.1"))).rejects.toThrow(
    /^http:\/\/\S+ answers 404 to everything\. None of 9 files of this build/,
  );
});
