import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { simpleParser } from "mailparser";
import { nginxConfiguration, poolConfiguration } from "../../../src/bench/mail/php-configuration";
import { withServer } from "../../../src/bench/mail/measured-server";
import { phpPrograms, startPhpServer } from "../../../src/bench/mail/php-server";
import { sendAndCount } from "../../../src/bench/mail/shot";

const PLACES = { port: 8123, socket: "/tmp/a/php.sock", mailDir: "/srv/mail here", script: "/srv/mail.php" };

it("gives PHP-FPM its number of workers, and nginx its one route", () => {
  expect(poolConfiguration(PLACES, 12)).toMatch(/pm = static\npm\.max_children = 12\n/);
  expect(poolConfiguration(PLACES, 12)).toContain("listen = /tmp/a/php.sock\n");
  expect(nginxConfiguration(PLACES)).toContain("listen 127.0.0.1:8123 ");
  expect(nginxConfiguration(PLACES)).toContain('fastcgi_param MAIL_DIR "/srv/mail here";');
});

it("stores the same message as this server, or says what has to be installed", async () => {
  const programs = await phpPrograms().catch((error: unknown) => String(error));
  if (typeof programs === "string") {
    expect(programs).toMatch(/apt-get install (?:nginx|php-fpm|php-opcache)/);
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), "php-"));
  const startPhp = () => startPhpServer(programs, { messages: folder, settings: folder }, 2);
  const { load, address, message } = await withServer(startPhp, async (server) => {
    const load = await sendAndCount(server, { connections: 4, messages: 20 });
    expect((await server.use()).memory).toBeGreaterThan(1000);
    const [name = ""] = await readdir(server.arrivals);
    return { load, address: server.address, message: await simpleParser(await readFile(join(server.arrivals, name))) };
  });
  await rm(folder, { recursive: true });
  await expect(fetch(address, { method: "POST" })).rejects.toThrow();
  expect(load).toMatchObject({ accepted: 20, errors: 0 });
  expect(message.replyTo?.value).toEqual([
    { name: "Zoë Müller", address: expect.stringMatching(/^zoe\..*@example\.com$/) },
  ]);
  expect(message.subject).toMatch(/^Website enquiry \[/);
  expect(message.text).toContain("small publishing house in Zürich");
  expect(message.html).toContain("authors’ pages");
});
