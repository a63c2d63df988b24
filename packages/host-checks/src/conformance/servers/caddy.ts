import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Host } from "../host";
import { programAt } from "@site/toolkit/programs";
import { freePort, startServer } from "@site/toolkit/server-process";

/** Caddy with the `Caddyfile` of `hosting/caddy`. */
export const caddyServer: Host = {
  name: "Caddy",
  missing: () => (programAt("caddy") === undefined ? ["caddy"] : []),
  start: async ({ folder: around, hostingDir, root }) => {
    const folder = join(around, "caddy");
    const port = await freePort();
    await mkdir(folder, { recursive: true });
    const site = (await readFile(join(hostingDir, "caddy/Caddyfile"), "utf8"))
      .replace(":80 {", `http://127.0.0.1:${String(port)} {\nbind 127.0.0.1`)
      .replace("root * /var/www/html", `root * "${root}"`);
    await writeFile(join(folder, "Caddyfile"), `{\nadmin off\nauto_https off\n}\n${site}`);
    return startServer({
      command: programAt("caddy") ?? "caddy",
      args: ["run", "--config", "Caddyfile", "--adapter", "caddyfile"],
      cwd: folder,
      // Where it remembers its last configuration.
      env: { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
      port,
    });
  },
};
