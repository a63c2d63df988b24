import { readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Host } from "../host";
import { emulated } from "./emulator";

/** Netlify's local server. Its functions at the edge would need a program from elsewhere, and the site has none. */
const netlify = emulated({
  name: "Netlify",
  packages: ["netlify-cli@26.2.0"],
  command: ({ root }, port) =>
    Promise.resolve([
      ...["netlify", "dev", "--offline", "--no-open", "--internal-disable-edge-functions"],
      ...["--dir", root, "--port", String(port)],
    ]),
});

/** Cloudflare's local server for Pages. */
const cloudflarePages = emulated({
  name: "Cloudflare Pages",
  packages: ["wrangler@4.164.0"],
  command: ({ root }, port) =>
    Promise.resolve([
      ...["wrangler", "pages", "dev", root],
      ...["--ip", "127.0.0.1", "--port", String(port), "--compatibility-date", "2026-01-01"],
    ]),
});

/** The server that Firebase's own emulator uses. It reads `firebase.json`. */
const firebase = emulated({
  name: "Firebase",
  packages: ["superstatic@11.0.0"],
  command: async ({ hostingDir, root }, port, folder) => {
    const settings = JSON.parse(await readFile(join(hostingDir, "firebase/firebase.json"), "utf8")) as Settings;
    // It takes both the folder that it serves and `public` in it for parts of its own working folder.
    const hosting = { ...settings.hosting, public: basename(root) };
    await writeFile(join(folder, "firebase.json"), JSON.stringify({ hosting }));
    return ["superstatic", "serve", "..", "--host", "127.0.0.1", "--port", String(port), "--compression"];
  },
});

interface Settings {
  readonly hosting: Readonly<Record<string, unknown>>;
}

/** The emulator of Azure Static Web Apps. */
const azure = emulated({
  name: "Azure",
  packages: ["@azure/static-web-apps-cli@2.0.10"],
  command: ({ root }, port) =>
    Promise.resolve([
      ...["swa", "start", root, "--swa-config-location", root],
      ...["--host", "127.0.0.1", "--port", String(port)],
    ]),
});

/** Hosts whose emulators come from the npm registry: `npm run hosts -- all` runs them too. */
export const EMULATORS: readonly Host[] = [netlify, cloudflarePages, firebase, azure];
