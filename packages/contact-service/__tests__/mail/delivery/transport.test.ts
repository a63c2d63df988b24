import { PACE } from "../../../src/mail/delivery/pace";
import type { SmtpServer } from "../../../src/mail/delivery/smtp-url";
import { openTransport } from "../../../src/mail/delivery/transport";
import { selfSigned } from "../../../../../__tests__/support/self-signed";
import { type MailServer, reply, startMailServer, startWire } from "../../support/smtp";

const ENVELOPE = { from: "a@example.com", to: "b@example.com" };
const certificate = selfSigned();

let server: MailServer | undefined;
let wire: Awaited<ReturnType<typeof startWire>> | undefined;
let passwords: (string | null | undefined)[];

afterEach(async () => {
  await wire?.stop();
  wire = undefined;
  await server?.stop();
});

async function start(isTlsHidden: boolean): Promise<number> {
  passwords = [];
  server = await startMailServer({
    ...certificate,
    hideSTARTTLS: isTlsHidden,
    disabledCommands: isTlsHidden ? ["STARTTLS"] : [],
    allowInsecureAuth: true,
    onAuth: ({ password, username }, _session, done) => {
      passwords.push(password);
      if (password === "secret") done(null, { user: username });
      else done(reply(535, "no"));
    },
  });
  return server.port;
}

/** A server as if it were another machine: it is called by a name, and is not known to be this one. */
function send(port: number, more: Partial<SmtpServer> = {}) {
  const auth = { user: "website", pass: "secret" };
  const remote: SmtpServer = { host: "localhost", port, secure: false, isLoopback: false, auth, ...more };
  const transport = openTransport(remote, 1, PACE, { ca: certificate.cert });
  return transport.send(ENVELOPE, Buffer.from("Subject: x\n\nx\n"), new AbortController().signal).finally(() => {
    transport.close();
  });
}

it("gives credentials to another machine over STARTTLS", async () => {
  await expect(send(await start(false))).resolves.toMatch(/^250/);
  expect(server?.taken[0]).toMatchObject({ secure: true, user: "website" });
});

it("gives no credentials to another machine that offers no TLS", async () => {
  await expect(send(await start(true))).rejects.toMatchObject({ hasBegun: false });
  expect(passwords).toEqual([]);
  expect(server?.taken).toEqual([]);
});

it("gives no credentials when someone in between takes the offer of TLS away", async () => {
  const seen: string[] = [];
  wire = await startWire(await start(true), { onSent: ({ sent }) => seen.push(sent.toString()) });
  await expect(send(wire.port)).rejects.toMatchObject({ hasBegun: false });
  expect(seen.join("")).not.toMatch(/AUTH|secret|MAIL FROM|c2VjcmV0/);
});

it("gives credentials to this machine without TLS", async () => {
  await expect(send(await start(false), { isLoopback: true })).resolves.toMatch(/^250/);
  expect(server?.taken[0]).toMatchObject({ secure: false, user: "website" });
});

it("says whether a message had begun to be sent", async () => {
  await expect(send(1)).rejects.toMatchObject({ hasBegun: false });
  const port = await start(false);
  wire = await startWire(port, {
    onSent: ({ sent, cut }) => {
      if (sent.includes("Subject")) cut();
    },
  });
  await expect(send(wire.port, { isLoopback: true })).rejects.toMatchObject({ hasBegun: true });
});
