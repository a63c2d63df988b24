import fs, { readdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { simpleParser } from "mailparser";
import type { SMTPServerOptions } from "smtp-server";
import { type MailStore, openMailStore } from "../../../src/mail/store/mail-store";
import { count, deliverTo, keepEnquiry, keepMany, onTheWire, until, type Watched } from "../../support/delivery";
import { letterhead, typed } from "../../support/mail";
import { emptyFolder } from "../../support/maildir";
import { freePort } from "@site/toolkit/server-process";
import { selfSigned } from "../../../../../__tests__/support/self-signed";
import { type MailServer, reply, startMailServer, startWire } from "../../support/smtp";
import { mailWords } from "../../../../../src/lib/mail-words";
import { filled } from "../../../../../src/lib/words";

let root: string;
let store: MailStore;
const toEnd: (() => Promise<void>)[] = [];

beforeEach(async () => {
  root = await emptyFolder();
  store = await openMailStore(root);
});

afterEach(async () => {
  jest.restoreAllMocks();
  for (const end of toEnd.splice(0).reverse()) await end();
  await rm(root, { recursive: true, force: true });
});

async function server(...args: Parameters<typeof startMailServer>): Promise<MailServer> {
  const started = await startMailServer(...args);
  toEnd.push(started.stop);
  return started;
}

function deliver(...args: Parameters<typeof deliverTo>): Watched {
  const started = deliverTo(...args);
  toEnd.push(started.stop);
  return started;
}

const records = async () =>
  (await readdir(join(root, "delivery")).catch(() => [])).filter((name) => name.endsWith(".json"));

describe("a message that is taken", () => {
  it("arrives to the byte under its envelope, and then lies in .Sent", async () => {
    const { port, taken } = await server();
    const message = await keepEnquiry(store, { message: ".\n..two\nFrom me\n\nend" });
    const delivery = deliver(port, store);
    await until(async () => (await count(store, "sent")) === 1);
    expect(taken).toHaveLength(1);
    expect(taken[0]).toMatchObject({ from: letterhead.from.address, to: [letterhead.to.address] });
    expect(taken[0]?.bytes.toString("latin1")).toBe(onTheWire(message));
    expect(await count(store, "inbox")).toBe(0);
    expect((await store.list("sent"))[0]).toMatchObject({ reference: message.reference, flags: "S" });
    expect(delivery.events).toEqual([{ result: "delivered", kind: "enquiry" }]);
    expect(await records()).toEqual([]);
  });

  it("arrives to the byte whatever is in it: dots, eight bits, long lines, no line end at the end", async () => {
    const { port, taken } = await server();
    const body = [".", "..", ".x", "é\xff", "x".repeat(5000), "", ".", "end"].join("\n");
    const bytes = Buffer.from(`Message-ID: <a@example.com>\nSubject: x\n\n${body}`, "latin1");
    await store.keep({ reference: "AAAA-BBBB", messageId: "", bytes }, { isJunk: false, fingerprint: "aa" });
    deliver(port, store);
    await until(() => taken.length === 1);
    expect(taken[0]?.bytes.toString("latin1")).toBe(`${bytes.toString("latin1").replaceAll("\n", "\r\n")}\r\n`);
    expect(await simpleParser(taken[0]?.bytes ?? "")).toMatchObject({ messageId: "<a@example.com>" });
  });

  it("goes out at once when it was kept while delivery runs, and several share few connections", async () => {
    const { port, taken, sessions } = await server();
    const delivery = deliver(port, store, { pace: { rescan: 60_000 } });
    await pause(500);
    for (let number = 0; number < 20; number += 1) {
      await keepEnquiry(store);
      delivery.wake();
    }
    await until(async () => (await count(store, "sent")) === 20, 5000);
    expect(new Set(taken.map(({ bytes }) => bytes.toString())).size).toBe(20);
    expect(taken).toHaveLength(20);
    expect(sessions.count).toBeLessThanOrEqual(3);
  });

  it("is found without being told, as another process may have kept it", async () => {
    const { port, taken } = await server();
    deliver(port, store);
    await pause(400);
    await keepEnquiry(await openMailStore(root));
    await until(() => taken.length === 1, 3000);
  });

  it("leaves junk and what is not ours where it lies", async () => {
    const { port, taken } = await server();
    await keepEnquiry(store, { isJunk: true });
    await keepEnquiry(store);
    deliver(port, store);
    await until(async () => (await count(store, "sent")) === 1);
    await pause(300);
    expect(taken).toHaveLength(1);
    expect(await count(store, "junk")).toBe(1);
  });

  it("is told by its reference, never by what is in it or by an address", async () => {
    const { port } = await server(
      {},
      { verdict: ({ to }) => reply(451, `<${to.join("")}> try ada@example.com later`) },
    );
    const { reference } = await keepEnquiry(store, { message: "canary" });
    const delivery = deliver(port, store);
    await until(() => delivery.lines.length > 1);
    const told = JSON.stringify(delivery.lines);
    expect(told).toContain(reference);
    expect(told).toContain('"code":451');
    expect(told).not.toMatch(/canary|@|ada|Lovelace/i);
  });
});

describe("TLS and credentials", () => {
  const certificate = selfSigned();
  const withPassword: SMTPServerOptions = {
    ...certificate,
    hideSTARTTLS: false,
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      if (password === "pass@word") done(null, { user: username ?? "" });
      else done(reply(535, "5.7.8 wrong"));
    },
  };

  it("delivers with TLS from the first byte and a password", async () => {
    const { port, taken } = await server({ ...withPassword, secure: true });
    await keepEnquiry(store);
    deliver(port, store, {
      url: `smtps://website:pass%40word@localhost:${String(port)}`,
      tls: { ca: certificate.cert },
    });
    await until(async () => (await count(store, "sent")) === 1);
    expect(taken[0]).toMatchObject({ secure: true, user: "website" });
  });

  it("sends nothing to a server whose certificate it cannot trust, and gives nothing up", async () => {
    const { port, taken } = await server({ ...withPassword, secure: true });
    await keepEnquiry(store);
    const delivery = deliver(port, store, { url: `smtps://website:pass%40word@localhost:${String(port)}` });
    await until(() => delivery.events.length > 1);
    expect(delivery.lines.map(({ facts }) => facts.fault)).toContainEqual(expect.stringContaining("self-signed"));
    expect(taken).toEqual([]);
    expect(await count(store, "inbox")).toBe(1);
  });

  it("fails nothing for good for a wrong password, asks ever less often, and goes on when it is mended", async () => {
    let isMended = false;
    const attempts: number[] = [];
    const { port, taken } = await server({
      ...withPassword,
      secure: true,
      onAuth: (_auth, _session, done) => {
        attempts.push(Date.now());
        if (isMended) done(null, { user: "x" });
        else done(reply(535, "5.7.8 wrong"));
      },
    });
    await keepMany(store, 8);
    const delivery = deliver(port, store, {
      url: `smtps://website:wrong@localhost:${String(port)}`,
      tls: { ca: certificate.cert },
    });
    await until(() => attempts.length >= 8);
    // At first as many as there are connections, then one at a time.
    const span = (attempts.at(-1) ?? 0) - (attempts[3] ?? 0);
    expect(span).toBeGreaterThan(4 * 60);
    expect(await count(store, "failed")).toBe(0);
    expect(await count(store, "inbox")).toBe(8);
    expect(new Set(delivery.events.map(({ result }) => result))).toEqual(new Set(["deferred"]));
    isMended = true;
    await until(async () => (await count(store, "sent")) === 8);
    expect(taken).toHaveLength(8);
  });
});

describe("a server that is out of order", () => {
  it("is waited for, and everything arrives once when it is there", async () => {
    const port = await freePort();
    const messages = await keepMany(store, 5);
    const delivery = deliver(port, store);
    await until(() => delivery.events.length >= 4);
    expect(await count(store, "inbox")).toBe(5);
    const { taken } = await server({}, { port });
    await until(async () => (await count(store, "sent")) === 5);
    expect(taken.map(({ bytes }) => bytes.toString("latin1")).sort()).toEqual(messages.map(onTheWire).sort());
  });

  it("is asked by one message at a time, whatever comes meanwhile", async () => {
    const port = await freePort();
    await keepMany(store, 10);
    const delivery = deliver(port, store, { pace: { firstDelay: 60_000, longestHold: 60_000 } });
    await until(() => delivery.events.length > 0);
    for (let number = 0; number < 10; number += 1) {
      await keepEnquiry(store);
      delivery.wake();
    }
    await pause(500);
    expect(delivery.events.length).toBeLessThanOrEqual(3);
  });

  it("may go and come back again and again", async () => {
    let current = await startMailServer();
    const { port } = current;
    const arrived = new Set<string>();
    const references: string[] = [];
    const delivery = deliver(port, store);
    for (let round = 0; round < 3; round += 1) {
      for (const { reference } of await keepMany(store, 3)) references.push(reference);
      delivery.wake();
      await until(() => current.taken.length >= 3);
      await current.stop();
      // Only now nothing more can come to it.
      for (const { bytes } of current.taken) arrived.add(/\[(\S+)\]/.exec(bytes.toString())?.[1] ?? "");
      await keepMany(store, 1).then(([one]) => references.push(one?.reference ?? ""));
      delivery.wake();
      await pause(200);
      current = await startMailServer({}, { port });
    }
    await until(async () => (await count(store, "sent")) === references.length);
    for (const { bytes } of current.taken) arrived.add(/\[(\S+)\]/.exec(bytes.toString())?.[1] ?? "");
    await current.stop();
    expect([...arrived].sort()).toEqual([...references].sort());
  });

  it("need not even have a name", async () => {
    await keepEnquiry(store);
    const delivery = deliver(0, store, { url: "smtp://mail.invalid" });
    await until(() => delivery.events.length > 0);
    expect(delivery.events[0]).toEqual({ result: "deferred", kind: "enquiry" });
    expect(await count(store, "inbox")).toBe(1);
  });

  it("may be slow without anything being sent twice", async () => {
    const { port, taken } = await server({}, { verdict: () => pause(600).then(() => undefined) });
    await keepMany(store, 4);
    const delivery = deliver(port, store);
    await until(async () => (await count(store, "sent")) === 4);
    expect(taken).toHaveLength(4);
    expect(delivery.events).toHaveLength(4);
  });

  it("may say nothing at all: that ends in time, and other messages are not lost by it", async () => {
    let isSilent = true;
    const { port, taken } = await server(
      {},
      { verdict: () => (isSilent ? pause(3000).then(() => reply(451, "too late")) : undefined) },
    );
    await keepMany(store, 2);
    const delivery = deliver(port, store, { pace: { silence: 300 } });
    await until(() => delivery.events.length >= 2);
    isSilent = false;
    await until(async () => (await count(store, "sent")) === 2);
    expect(taken.length).toBeGreaterThanOrEqual(2);
  });
});

describe("a message that is not taken", () => {
  it("waits by itself when it is greylisted, and arrives later", async () => {
    const seen = new Set<string>();
    const { port, taken } = await server(
      {},
      {
        verdict: ({ bytes }) => {
          if (seen.has(bytes.toString())) return undefined;
          seen.add(bytes.toString());
          return reply(451, "4.7.1 greylisted");
        },
      },
    );
    await keepMany(store, 4);
    const delivery = deliver(port, store);
    await until(async () => (await count(store, "sent")) === 4);
    expect(taken).toHaveLength(4);
    expect(delivery.events.filter(({ result }) => result === "deferred")).toHaveLength(4);
    await until(async () => (await records()).length === 0);
  });

  it("does not hold up others", async () => {
    const { port } = await server(
      {},
      { verdict: ({ bytes }) => (bytes.includes("stubborn") ? reply(451, "not now") : undefined) },
    );
    const { reference } = await keepEnquiry(store, { message: "stubborn" });
    await keepMany(store, 6);
    const delivery = deliver(port, store);
    await until(async () => (await count(store, "sent")) === 6);
    await until(() => delivery.events.filter(({ result }) => result === "deferred").length > 3);
    expect((await store.list("inbox")).map((message) => message.reference)).toEqual([reference]);
  });

  it("goes to .Failed when it is refused for good, alone, with the reason", async () => {
    const { port, taken } = await server(
      {},
      { verdict: ({ bytes }) => (bytes.includes("spam") ? reply(550, "5.7.1 no spam") : undefined) },
    );
    const [one, refused, two] = [
      await keepEnquiry(store),
      await keepEnquiry(store, { message: "spam" }),
      await keepEnquiry(store),
    ];
    const delivery = deliver(port, store);
    await until(async () => (await count(store, "sent")) === 2 && (await count(store, "failed")) === 1);
    expect(taken.map(({ bytes }) => bytes.toString("latin1")).sort()).toEqual([one, two].map(onTheWire).sort());
    expect((await store.list("failed"))[0]?.reference).toBe(refused.reference);
    await until(() => delivery.events.length === 3);
    await pause(400);
    expect(delivery.events).toHaveLength(3);
    expect(await records()).toHaveLength(1);
  });

  it.each(["onMailFrom", "onRcptTo"] as const)("goes to .Failed when %s refuses it for good", async (moment) => {
    const { port } = await server({
      [moment]: (_address: unknown, _session: unknown, done: (error: Error) => void) => {
        done(reply(550, "5.1.1 no"));
      },
    });
    await keepMany(store, 2);
    deliver(port, store);
    await until(async () => (await count(store, "failed")) === 2);
  });

  it("is not given up because the server wants a password first", async () => {
    const { port } = await server({ authOptional: false });
    await keepMany(store, 2);
    const delivery = deliver(port, store);
    await until(() => delivery.events.length > 3);
    expect(await count(store, "failed")).toBe(0);
  });

  it("is given up when its time is over, not before", async () => {
    const { port } = await server({}, { verdict: () => reply(451, "never") });
    await keepEnquiry(store);
    const began = Date.now();
    const delivery = deliver(port, store, { pace: { giveUpAfter: 1200, longestDelay: 200 } });
    await until(async () => (await count(store, "failed")) === 1);
    expect(Date.now() - began).toBeGreaterThanOrEqual(1200);
    expect(delivery.events.length).toBeGreaterThan(5);
    await until(() => delivery.events.at(-1)?.result === "refused");
  });
});

describe("a connection that breaks", () => {
  it("in the middle of a message leaves nothing at the server, and the message arrives once", async () => {
    const { port, taken } = await server();
    let cuts = 0;
    const wire = await startWire(port, {
      onSent: ({ sent, cut }) => {
        if (cuts < 3 && sent.includes("Subject: ")) {
          cuts += 1;
          cut();
        }
      },
    });
    toEnd.push(wire.stop);
    await keepEnquiry(store);
    const delivery = deliver(wire.port, store);
    await until(async () => (await count(store, "sent")) === 1);
    expect(cuts).toBe(3);
    expect(taken).toHaveLength(1);
    expect(delivery.events.map(({ result }) => result)).toEqual(["deferred", "deferred", "deferred", "delivered"]);
  });

  it("after the final dot and before the reply sends the message again, under the same Message-ID", async () => {
    const { port, taken } = await server();
    let cuts = 0;
    const wire = await startWire(port, {
      onReply: ({ sent, cut }) => {
        if (cuts < 1 && sent.includes("\r\n.\r\n")) {
          cuts += 1;
          cut();
        }
      },
    });
    toEnd.push(wire.stop);
    await keepEnquiry(store);
    deliver(wire.port, store);
    await until(async () => (await count(store, "sent")) === 1);
    const mails = await Promise.all(taken.map(({ bytes }) => simpleParser(bytes)));
    expect(mails).toHaveLength(2);
    expect(mails[0]?.messageId).toBe(mails[1]?.messageId);
  });

  it("with one message each time does not block the others", async () => {
    const { port, taken } = await server();
    const wire = await startWire(port, {
      onSent: ({ sent, cut }) => {
        if (sent.includes("poison")) cut();
      },
    });
    toEnd.push(wire.stop);
    const { reference } = await keepEnquiry(store, { message: "poison" });
    const delivery = deliver(wire.port, store, { connections: 1 });
    await until(() => delivery.events.length >= 2);
    for (let number = 0; number < 5; number += 1) {
      await keepEnquiry(store);
      delivery.wake();
      await pause(100);
    }
    await until(async () => (await count(store, "sent")) === 5);
    expect(taken).toHaveLength(5);
    expect((await store.list("inbox")).map((message) => message.reference)).toEqual([reference]);
  });
});

it("is not asked for ever by a message that breaks each connection: that one is tried ever less often", async () => {
  const { port } = await server();
  const wire = await startWire(port, {
    onSent: ({ sent, cut }) => {
      if (sent.includes("poison")) cut();
    },
  });
  toEnd.push(wire.stop);
  await keepEnquiry(store, { message: "poison" });
  const delivery = deliver(wire.port, store, { pace: { longestHold: 80, longestDelay: 60_000 } });
  await pause(2500);
  expect(delivery.events.length).toBeGreaterThan(2);
  expect(delivery.events.length).toBeLessThan(10);
});

describe("a disk that fails", () => {
  /** Nothing can be moved to where this says. */
  function failTo(isHit: (path: string) => boolean): void {
    const move = fs.rename;
    jest.spyOn(fs, "rename").mockImplementation((from, to) => {
      if (isHit(String(to))) return Promise.reject(Object.assign(new Error("ENOSPC"), { code: "ENOSPC" }));
      return move(from, to);
    });
  }

  it("makes no storm of attempts when nothing can be written down", async () => {
    const { port } = await server({}, { verdict: () => reply(451, "later") });
    await keepEnquiry(store);
    failTo((path) => path.endsWith(".json"));
    const delivery = deliver(port, store, { pace: { firstDelay: 60_000, longestDelay: 120_000 } });
    await pause(1000);
    expect(delivery.events).toHaveLength(1);
  });

  it("sends nothing twice that cannot be moved to .Sent, which is done when it can", async () => {
    const { port, taken } = await server();
    await keepMany(store, 2);
    failTo((path) => path.includes(".Sent"));
    const delivery = deliver(port, store);
    await until(() => delivery.events.length === 2);
    await pause(600);
    expect(taken).toHaveLength(2);
    jest.restoreAllMocks();
    await until(async () => (await count(store, "sent")) === 2);
    expect(taken).toHaveLength(2);
  });

  it("keeps a refused message in the inbox when it cannot be moved, and moves it later", async () => {
    const { port } = await server({}, { verdict: () => reply(550, "no") });
    await keepEnquiry(store);
    failTo((path) => path.includes(".Failed"));
    const delivery = deliver(port, store);
    await until(() => delivery.events.length >= 2);
    expect(await count(store, "inbox")).toBe(1);
    jest.restoreAllMocks();
    await until(async () => (await count(store, "failed")) === 1);
  });
});

describe("starting and stopping", () => {
  it("knows after a restart what was tried before, and tries at once when that is lost", async () => {
    const { port } = await server({}, { verdict: () => reply(451, "later") });
    await keepEnquiry(store);
    const slow = { firstDelay: 60_000, longestDelay: 120_000 };
    const first = deliver(port, store, { pace: slow });
    await until(async () => first.events.length === 1 && (await records()).length === 1);
    await first.stop();
    const second = deliver(port, store, { pace: slow });
    await pause(700);
    expect(second.events).toEqual([]);
    await second.stop();
    for (const name of await records()) await rm(join(root, "delivery", name));
    const third = deliver(port, store, { pace: slow });
    await until(() => third.events.length === 1);
    expect(third.lines.map(({ facts }) => facts.attempt)).toContain(1);
  });

  it("forgets what it knew of messages that are gone", async () => {
    const { port } = await server({}, { verdict: () => reply(451, "later") });
    await keepEnquiry(store);
    const first = deliver(port, store);
    await until(async () => (await records()).length === 1);
    await first.stop();
    for (const message of await store.list("inbox")) await store.remove(message);
    deliver(port, store);
    await until(async () => (await records()).length === 0);
  });

  it("lets what is under way end when it is stopped, and begins nothing", async () => {
    const { port, taken } = await server({}, { verdict: () => pause(500).then(() => undefined) });
    await keepMany(store, 10);
    const delivery = deliver(port, store, { connections: 2 });
    await until(() => delivery.lines.length === 0 && delivery.events.length === 0);
    await pause(600);
    await delivery.stop();
    const sent = await count(store, "sent");
    expect(sent).toBe(taken.length);
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThanOrEqual(4);
    await pause(300);
    expect(taken).toHaveLength(sent);
  });

  it("waits for what is under way no longer than it may", async () => {
    const { port } = await server({}, { verdict: () => pause(5000).then(() => undefined) });
    await keepEnquiry(store);
    const delivery = deliver(port, store, { pace: { stopWithin: 300, silence: 60_000 } });
    await pause(600);
    const began = Date.now();
    await delivery.stop();
    expect(Date.now() - began).toBeLessThan(1500);
    expect(await count(store, "inbox")).toBe(1);
    expect(await records()).toHaveLength(1);
  });

  it("sends each message once when two work on one folder, and the second goes on when the first is stopped", async () => {
    const { port, taken } = await server({}, { verdict: () => pause(20).then(() => undefined) });
    await keepMany(store, 20);
    const first = deliver(port, store);
    const second = deliver(port, await openMailStore(root));
    await until(async () => (await count(store, "sent")) === 20);
    expect(taken).toHaveLength(20);
    expect([first, second].filter(({ events }) => events.length > 0)).toHaveLength(1);
    const active = first.events.length > 0 ? first : second;
    const other = active === first ? second : first;
    await active.stop();
    await keepMany(store, 3);
    await until(() => other.events.length === 3);
    expect(taken).toHaveLength(23);
  });
});

it("sends nothing when another has put its name on the folder, until that is gone", async () => {
  const { port, taken } = await server();
  const delivery = deliver(port, store);
  await keepEnquiry(store);
  await until(() => taken.length === 1);
  await writeFile(join(root, "delivery", "owner"), "another");
  await keepEnquiry(store);
  delivery.wake();
  await pause(600);
  expect(taken).toHaveLength(1);
  expect(await count(store, "inbox")).toBe(1);
});

it("works beside a mail program that moves, flags and removes messages all the time", async () => {
  const { port, taken } = await server({}, { verdict: () => pause(5).then(() => undefined) });
  const messages = await keepMany(store, 40);
  const removed = new Set<string>();
  const reading = new AbortController();
  const reader = (async () => {
    while (!reading.signal.aborted) {
      for (const name of await readdir(join(root, "new"))) {
        await rename(join(root, "new", name), join(root, "cur", `${name}:2,`)).catch(() => undefined);
      }
      for (const name of await readdir(join(root, "cur"))) {
        const flagged = name.endsWith("S") ? name.replace(/S$/, "") : `${name}S`;
        const path = join(root, "cur", name);
        if (Math.random() < 0.03)
          await rm(path).then(
            () => removed.add(name.replace(/:.*/, "")),
            () => undefined,
          );
        else await rename(path, join(root, "cur", flagged)).catch(() => undefined);
      }
      await pause(2);
    }
  })();
  const delivery = deliver(port, store);
  await until(async () => (await count(store, "inbox")) === 0 && delivery.events.length + removed.size >= 40);
  reading.abort();
  await reader;
  await delivery.stop();
  const ids = taken.map(({ bytes }) => /\[(\S+)\]/.exec(bytes.toString())?.[1] ?? "");
  expect(new Set(ids).size).toBe(ids.length);
  const gone = [...removed].map((base) => /I(\w{4}-\w{4})F/.exec(base)?.[1] ?? "");
  const lost = messages.filter(({ reference }) => !ids.includes(reference) && !gone.includes(reference));
  expect(lost).toEqual([]);
  expect(delivery.lines.filter(({ level }) => level === "error")).toEqual([]);
});

describe("the acknowledgement", () => {
  it("is not sent unless it is asked for", async () => {
    const { port, taken } = await server();
    await keepEnquiry(store);
    deliver(port, store);
    await until(async () => (await count(store, "sent")) === 1);
    await pause(300);
    expect(taken).toHaveLength(1);
  });

  it("goes to the visitor with the reference and nothing that was typed, and no machine answers it", async () => {
    const { port, taken } = await server();
    const canary = { firstName: "Kanaria", lastName: "Vogel", phone: "0815", message: "canary http://spam.example" };
    const { reference } = await keepEnquiry(store, canary);
    await keepEnquiry(store, { isJunk: true });
    deliver(port, store, { acknowledge: true });
    await until(async () => (await count(store, "sent")) === 2);
    await pause(300);
    const [enquiry, acknowledgement] = taken;
    expect(taken).toHaveLength(2);
    expect(enquiry?.to).toEqual([letterhead.to.address]);
    expect(acknowledgement).toMatchObject({ from: "", to: [typed.email] });
    const mail = await simpleParser(acknowledgement?.bytes ?? "");
    expect(mail.subject).toBe(filled(mailWords.acknowledgement.subject, { reference }));
    expect(mail.text).toContain(reference);
    expect(mail.headers.get("auto-submitted")).toBe("auto-replied");
    expect(mail.from?.value).toEqual([letterhead.from]);
    expect(mail.replyTo?.value).toEqual([letterhead.to]);
    expect(mail.messageId).toMatch(/@northlight\.example>$/);
    expect(acknowledgement?.bytes.toString()).not.toMatch(/Kanaria|Vogel|0815|canary|spam\.example|web-design/);
  });

  it("goes to an address that providers have given out against the rules, in quotes", async () => {
    // Unlike RFC 5321, 4.1.2, the tests' server by itself refuses two dots also in quotes.
    const { port, taken } = await server({ lenientAddressParsing: true });
    await keepEnquiry(store, { email: "a..b@docomo.ne.jp" });
    deliver(port, store, { acknowledge: true });
    await until(async () => (await count(store, "sent")) === 2);
    expect(taken.map(({ to }) => to)).toEqual([[letterhead.to.address], ['"a..b"@docomo.ne.jp']]);
  });

  it("is retried like any message and outlives a restart, and is kept once", async () => {
    const { port, taken } = await server({}, { verdict: ({ from }) => (from === "" ? reply(451, "x") : undefined) });
    await keepEnquiry(store);
    const first = deliver(port, store, { acknowledge: true });
    await until(() => first.events.filter(({ kind }) => kind === "acknowledgement").length > 1);
    await first.stop();
    expect(await count(store, "acknowledgements")).toBe(1);
    const good = await server();
    deliver(good.port, store, { acknowledge: true });
    await until(async () => (await count(store, "sent")) === 2);
    expect([taken.length, good.taken.length]).toEqual([1, 1]);
  });

  it("that is refused for good does not bring the enquiry into question", async () => {
    const { port } = await server({}, { verdict: ({ from }) => (from === "" ? reply(550, "no user ada") : undefined) });
    await keepEnquiry(store);
    const delivery = deliver(port, store, { acknowledge: true });
    await until(async () => (await count(store, "failed")) === 1);
    expect((await store.list("failed"))[0]?.kind).toBe("acknowledgement");
    expect(await count(store, "sent")).toBe(1);
    expect(JSON.stringify(delivery.lines)).not.toContain("ada");
  });
});
