import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** How a command ended, and all it said. */
export interface Ending {
  readonly code: number | null;
  readonly output: string;
}

interface Options {
  readonly args?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** It is asked to stop when its output says this. */
  readonly until?: RegExp;
}

/** The commands of packages, by the script of `package.json` that runs each. */
const COMMANDS = {
  art: "art/src/command.ts",
  bench: "bench/src/command.ts",
  hosts: "host-checks/src/command.ts",
  mail: "contact-service/src/commands/mail.ts",
  seo: "seo-report/src/command.ts",
  serve: "site-server/src/commands/serve.ts",
  start: "toolkit/src/start.ts",
};

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Readonly<Record<string, string>> };

/** How its script loads TypeScript. */
function loaderOf(name: keyof typeof COMMANDS): readonly string[] {
  return scripts[name]?.startsWith("node ") === true ? ["--require", "tsx/cjs"] : ["--import", "tsx"];
}

/** Runs a command of ours, as npm does, until it ends. */
export function runCommand(name: keyof typeof COMMANDS, { args = [], env = {}, until }: Options = {}): Promise<Ending> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [...loaderOf(name), resolve("packages", COMMANDS[name]), ...args], {
      env: { ...process.env, ...env },
    });
    let output = "";
    let isAsked = false;
    const listen = (text: Buffer) => {
      output += text.toString();
      if (isAsked || !until?.test(output)) return;
      isAsked = true;
      child.kill("SIGTERM");
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    child.once("close", (code) => {
      done({ code, output });
    });
  });
}
