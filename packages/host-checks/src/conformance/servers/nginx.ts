import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Deployment } from "../deployment";
import type { Host } from "../host";
import { programAt } from "@site/toolkit/programs";
import { freePort, startServer } from "@site/toolkit/server-process";

/** Where Debian and its relatives put the module. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** nginx with the server block of `hosting/nginx`. */
export const nginxServer: Host = {
  name: "nginx",
  missing: () => [
    ...(programAt("nginx") === undefined ? ["nginx"] : []),
    ...(existsSync(BROTLI) ? [] : ["libnginx-mod-http-brotli-static"]),
  ],
  start: async (deployment) => {
    const folder = join(deployment.folder, "nginx");
    const port = await freePort();
    await configure(folder, deployment, port);
    return startServer({
      command: programAt("nginx") ?? "nginx",
      args: ["-p", folder, "-c", "nginx.conf", "-e", "error.log"],
      cwd: folder,
      port,
    });
  },
};

async function configure(folder: string, { hostingDir, root }: Deployment, port: number): Promise<void> {
  await mkdir(join(folder, "temp"), { recursive: true });
  await cp(join(hostingDir, "nginx"), join(folder, "site"), { recursive: true });
  const file = join(folder, "site/server.conf");
  const block = (await readFile(file, "utf8"))
    .replace("listen 80 default_server;", `listen 127.0.0.1:${String(port)};`)
    .replace("listen [::]:80 default_server;", "")
    .replace("root /var/www/html;", `root "${root}";`);
  await writeFile(file, block);
  await writeFile(join(folder, "nginx.conf"), MAIN);
}

/** What a distribution's own `nginx.conf` says, with everything it writes in one folder. */
const MAIN = `load_module ${BROTLI};
daemon off;
${process.getuid?.() === 0 ? "user root;" : ""}
pid nginx.pid;
error_log error.log warn;
events {}
http {
    access_log off;
    sendfile on;
    gzip on;
    include /etc/nginx/mime.types;
    client_body_temp_path temp/body;
    proxy_temp_path temp/proxy;
    fastcgi_temp_path temp/fastcgi;
    uwsgi_temp_path temp/uwsgi;
    scgi_temp_path temp/scgi;
    include site/server.conf;
}
`;
