import { setTimeout as sleep } from "node:timers/promises";
import type { Deployment } from "./deployment";
import type { Host } from "./host";
import type { RunningServer } from "@site/toolkit/server-process";
import { type Answer, Asker, type Question } from "../client/request";

/** A host that answers until it is stopped. */
export interface RunningHost {
  readonly ask: (question: Question) => Promise<Answer>;
  readonly stop: () => Promise<void>;
}

/** Milliseconds for which a server that has broken off may still take connections. */
const LAST_BREATH = 3_000;

/** Starts a host, and starts it again after a request at which it ended: there are some that do. */
export async function run(host: Host, deployment: Deployment): Promise<RunningHost> {
  let server = await host.start(deployment);
  let asker = new Asker(server.place);
  let reviving: Promise<void> | undefined;
  const revive = async (ended: RunningServer) => {
    if (!(await hasEnded(ended))) return;
    asker.close();
    await ended.stop();
    server = await host.start(deployment);
    asker = new Asker(server.place);
  };
  return {
    ask: async (question) => {
      await reviving;
      const asked = server;
      return asker.ask(question).catch(async (error: unknown) => {
        if (asked === server) reviving ??= revive(asked).finally(() => (reviving = undefined));
        await reviving;
        throw error;
      });
    },
    stop: async () => {
      asker.close();
      await server.stop();
    },
  };
}

async function hasEnded(server: RunningServer): Promise<boolean> {
  const end = Date.now() + LAST_BREATH;
  while (await server.isListening()) {
    if (Date.now() > end) return false;
    await sleep(50);
  }
  return true;
}
