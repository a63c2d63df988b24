import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { fail } from "#lib/fail";
import { openEditor } from "./open-editor";

const USAGE = `npm run edit [-- OPTIONS]: opens a screen on which the content is edited, with the site beside it.

  --port NUMBER        where the screen stands on this machine (8100)
  --site-port NUMBER   where the site stands (8000)
  --without-site       the screen alone`;

/** `npm run edit`: the screen, and the site with every change that is saved. */
async function main(): Promise<void> {
  const { help, port, sitePort, isAlone } = optionsIn(process.argv.slice(2));
  if (help) {
    console.log(USAGE);
    return;
  }
  const site = isAlone ? undefined : `http://localhost:${sitePort}`;
  const token = randomBytes(24).toString("base64url");
  const editor = await openEditor(resolve("data"), { port, token, site });
  console.log(
    `Edit the site here: ${editor.address}\nSearch results and shared links of all pages, once that is open: ${new URL("/search", editor.address).href}\nOnly this machine can open it. Ctrl+C ends it.`,
  );
  if (isAlone) return;
  console.log(`The site is shown at ${String(site)}/ in a moment.`);
  const develop = spawn("npm", ["run", "--silent", "develop", "--", "--port", String(sitePort)], { stdio: "inherit" });
  develop.once("close", (code) => {
    process.exitCode = code ?? 1;
    void editor.close();
  });
}

function optionsIn(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      help: { type: "boolean", default: false },
      port: { type: "string", default: "8100" },
      "site-port": { type: "string", default: "8000" },
      "without-site": { type: "boolean", default: false },
    },
  });
  const { help, port, "site-port": sitePort, "without-site": isAlone } = values;
  return { help, isAlone, port: portIn("--port", port), sitePort: portIn("--site-port", sitePort) };
}

/** @throws When it is no port. */
function portIn(name: string, text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name}: got ${JSON.stringify(text)}; allowed: a number from 1 to 65535\n\n${USAGE}`);
}

main().catch(fail);
