import { spawn } from "node:child_process";
import { userInfo } from "node:os";

/** Folders that servers of Debian write into. Each is an empty one of its own for as long as a script runs. */
const WRITTEN = ["/run", "/var/www", "/var/log", "/var/lib/nginx", "/var/lib/caddy"];

/** What packages make in them. */
const MADE = ["/run/lock", "/run/apache2", "/var/log/nginx", "/var/log/apache2", "/var/lib/nginx"];

/** What a script has said, and how it ended. */
export interface Said {
  readonly code: number | null;
  readonly output: string;
}

/**
 * Runs lines of a shell as on a machine of their own: with the network of a machine that has nothing but itself (IPv4
 * and IPv6), processes of its own, and a copy of `/etc` to change. Nothing of it stays.
 *
 * `apt-get install` only looks whether the packages are there: the lines are those of a person, tests install before.
 */
export function onFreshDebian(lines: readonly string[]): Promise<Said> {
  const isRoot = userInfo().uid === 0;
  const namespaces = ["--mount", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"];
  const args = [...namespaces, ...(isRoot ? [] : ["--user", "--map-root-user"]), "bash", "-euo", "pipefail", "-c"];
  const script = [...SETUP, ...lines].join("\n");
  const child = spawn("unshare", [...args, script], { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  const listen = (text: Buffer) => (output += text.toString());
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  return new Promise((done, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      done({ code, output });
    });
  });
}

const SETUP = [
  "ip link set lo up",
  "own=$(mktemp -d)",
  "mount -t tmpfs tmpfs $own",
  // Seen by the new processes alone, and gone with them.
  `for folder in /etc ${WRITTEN.join(" ")}; do mkdir -p $own$folder $folder; done`,
  "cp -a /etc/. $own/etc/",
  `for folder in /etc ${WRITTEN.join(" ")}; do mount --bind $own$folder $folder; done`,
  `mkdir -p ${MADE.join(" ")}`,
  'apt-get() { for package in "${@:3}"; do dpkg -s "$package" > /dev/null; done; }',
];
