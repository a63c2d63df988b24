import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Deployment } from "../deployment";
import type { Host } from "../host";
import { programAt } from "@site/toolkit/programs";
import { freePort, startServer } from "@site/toolkit/server-process";

const MODULE_FOLDERS = ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules", "/usr/lib/httpd/modules"];

/** What Debian enables, and what the `.htaccess` needs besides. Debian also turns TRACE off, which no `.htaccess` can. */
const MODULES = [
  "mpm_event",
  "unixd",
  "authn_core",
  "authz_core",
  "alias",
  "autoindex",
  "deflate",
  "dir",
  "env",
  "filter",
  "headers",
  "mime",
  "negotiation",
  "proxy",
  "proxy_http",
  "rewrite",
  "setenvif",
];

/** Apache httpd with the `.htaccess` that stands in the site, as on rented web space. */
export const apacheServer: Host = {
  name: "Apache",
  missing: () => (programAt("apache2", "httpd") === undefined ? ["apache2"] : []),
  start: async (deployment) => {
    const folder = join(deployment.folder, "apache");
    const port = await freePort();
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "httpd.conf"), configuration(folder, deployment, port));
    return startServer({
      command: programAt("apache2", "httpd") ?? "apache2",
      args: ["-d", folder, "-f", "httpd.conf", "-DFOREGROUND"],
      cwd: folder,
      port,
    });
  },
};

function configuration(folder: string, { root }: Deployment, port: number): string {
  const modules = MODULE_FOLDERS.find((one) => existsSync(one)) ?? "modules";
  return `ServerName localhost
Listen 127.0.0.1:${String(port)}
DefaultRuntimeDir "${folder}"
PidFile "${folder}/httpd.pid"
ErrorLog "${folder}/error.log"
TraceEnable Off
Mutex "file:${folder}" default
${MODULES.filter((name) => existsSync(moduleFile(modules, name)))
  .map((name) => `LoadModule ${name}_module "${moduleFile(modules, name)}"`)
  .join("\n")}
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/plain text/css text/javascript application/json application/xml
DocumentRoot "${root}"
<Directory "/">
    AllowOverride None
    Require all denied
</Directory>
<Directory "${root}">
    Options Indexes FollowSymLinks MultiViews
    AllowOverride All
    Require all granted
</Directory>
<FilesMatch "^\\.ht">
    Require all denied
</FilesMatch>
`;
}

function moduleFile(folder: string, name: string): string {
  return join(folder, `mod_${name}.so`);
}
