import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { onFreshDebian } from "../../../__tests__/support/fresh-debian";

const page = readFileSync(resolve("docs/hosting/servers.md"), "utf8");

/** The lines of a shell that the docs name for a server, as they stand there. */
function stepsFor(name: string): string[] {
  const section = page.split(new RegExp(`^## ${name}$`, "m"))[1]?.split(/^## /m)[0] ?? "";
  const steps = /^```sh\n([\s\S]*?)^```/m.exec(section)?.[1]?.trim().split("\n") ?? [];
  expect(steps.length).toBeGreaterThan(3);
  return steps;
}

const hosts = `${process.execPath} --import tsx packages/host-checks/src/command.ts`;

/** Lines that hold what answers on both kinds of addresses against the build. */
const VERIFY = [`${hosts} verify http://127.0.0.1/`, `${hosts} verify "http://[::1]/"`];

it.each([
  ["nginx", "nginx"],
  ["Apache", "apachectl start"],
  ["Caddy", "caddy start --config /etc/caddy/Caddyfile"],
])("what the docs say for %s puts the site on a fresh Debian, for IPv4 and IPv6", async (name, start) => {
  const said = await onFreshDebian([`export HOME=$own`, start, ...stepsFor(name), ...VERIFY]);
  const found = said.output.match(/^As built: all \d+ files/gm) ?? [];
  expect([found.length, said.code === 0 ? "" : said.output]).toEqual([2, ""]);
});

it("verify names in one line a site of the distribution that is left for IPv6", async () => {
  const left = "server { listen [::]:80; root /usr/share/nginx/html; }";
  const lines = [
    "nginx",
    ...stepsFor("nginx").slice(0, -1),
    `sed -i '/listen \\[::\\]/d' /etc/nginx/sites-available/site`,
    `echo '${left}' > /etc/nginx/sites-enabled/left`,
    "nginx -s reload",
    "printf '%s twin.test\\n' 127.0.0.1 ::1 >> /etc/hosts",
    `${hosts} verify http://twin.test/`,
  ];
  const { output, code } = await onFreshDebian(lines);
  expect(output).toMatch(
    /\nAnother site answers at http:\/\/twin\.test over IPv6 \(“Welcome to nginx!”\)\. None of \d+ files .* is there\n$/,
  );
  expect(code).toBe(1);
});

it("certbot adds https and the way to it from http for IPv4 and IPv6 to what the docs say for nginx", async () => {
  const name = "www.example.com";
  expect(stepsFor("nginx").join("\n")).toContain(name);
  const asked = ["127.0.0.1", "[::1]"].flatMap((address) => [
    `curl -sk --retry 9 --retry-delay 1 --retry-all-errors --resolve ${name}:443:${address} -o $own/home -w 'https ${address} %{http_code}\\n' https://${name}/`,
    "cmp $own/home public/index.html",
    `curl -s --resolve ${name}:80:${address} -o /dev/null -w 'http ${address} %{redirect_url}\\n' http://${name}/about/`,
  ]);
  const lines = ["nginx", ...stepsFor("nginx"), ...certbot(name), ...asked];
  const { output, code } = await onFreshDebian(lines);
  expect(output.split("\n").filter((line) => /^https? /.test(line))).toEqual([
    "https 127.0.0.1 200",
    `http 127.0.0.1 https://${name}/about/`,
    "https [::1] 200",
    `http [::1] https://${name}/about/`,
  ]);
  expect(code).toBe(0);
});

/** What `certbot --nginx` does once it has its certificate, with one that nobody has to be asked for. */
function certbot(name: string): string[] {
  const certificate = "--key-path $own/key --cert-path $own/cert --fullchain-path $own/cert --chain-path $own/cert";
  const folders = "--config-dir $own/certbot --work-dir $own/certbot --logs-dir $own/certbot";
  return [
    `openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=${name} -keyout $own/key -out $own/cert`,
    `certbot install --nginx --non-interactive --redirect -d ${name} ${certificate} ${folders}`,
  ];
}
