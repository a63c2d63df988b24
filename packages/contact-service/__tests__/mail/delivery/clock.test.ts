import { mkdir, rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { openHold } from "../../../src/mail/delivery/hold";
import { waitedBetween } from "../../../src/mail/delivery/schedule";
import { type MailStore, openMailStore } from "../../../src/mail/store/mail-store";
import { count, deliverTo, keepEnquiry, QUICK, until, type Watched } from "../../support/delivery";
import { emptyFolder } from "../../support/maildir";
import { type MailServer, reply, startMailServer } from "../../support/smtp";

const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

let root: string;
let store: MailStore;
let mailServer: MailServer | undefined;
let delivery: Watched | undefined;

beforeEach(async () => {
  root = await emptyFolder();
  store = await openMailStore(root);
});

afterEach(async () => {
  await delivery?.stop();
  await mailServer?.stop();
  [delivery, mailServer] = [undefined, undefined];
  await rm(root, { recursive: true, force: true });
});

/** What an attempt has left behind that failed while the clock was wrong by so much. */
async function triedAt(clockError: number): Promise<void> {
  await keepEnquiry(store);
  const [message] = await store.list("inbox");
  const time = (milliseconds: number) => new Date(Date.now() + clockError + milliseconds).toISOString();
  const record = { attempts: 1, waited: 0, first: time(0), last: time(0), next: time(60_000), reply: "451 later" };
  await mkdir(join(root, "delivery"), { recursive: true });
  await writeFile(join(root, "delivery", `${message?.base ?? ""}.json`), JSON.stringify(record));
}

it("that was a year ahead and is set right does not put the next attempt a year away", async () => {
  await triedAt(YEAR);
  mailServer = await startMailServer();
  delivery = deliverTo(mailServer.port, store);
  await until(async () => (await count(store, "sent")) === 1, 5000);
});

it("that was a month behind does not make a message be given up after two attempts", async () => {
  await triedAt(-30 * DAY);
  mailServer = await startMailServer({}, { verdict: () => reply(451, "later") });
  delivery = deliverTo(mailServer.port, store, { pace: { giveUpAfter: 5 * DAY, longestDelay: DAY / 6 } });
  await until(() => (delivery?.events.length ?? 0) > 0);
  expect(delivery.events[0]).toEqual({ result: "deferred", kind: "enquiry" });
  expect(await count(store, "failed")).toBe(0);
});

it("that leaps counts for no more than the longest delay, and never backwards", () => {
  const now = new Date("2026-11-22T09:30:00Z");
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  for (const [passed, counted] of [
    [60_000, 60_000],
    [YEAR, DAY / 6],
    [-1, 0],
    [-YEAR, 0],
  ] as const) {
    expect(waitedBetween(now, after(passed), { longestDelay: DAY / 6 })).toBe(counted);
  }
});

it("that was a year ahead when a process died does not keep the folder for that process", async () => {
  const lock = join(root, "delivery", "lock");
  await mkdir(lock, { recursive: true });
  const nextYear = (Date.now() + YEAR) / 1000;
  await utimes(lock, nextYear, nextYear);
  await keepEnquiry(store);
  mailServer = await startMailServer();
  delivery = deliverTo(mailServer.port, store, { pace: { lockStale: 2000 } });
  await until(async () => (await count(store, "sent")) === 1, 12_000);
});

it("that was a year ahead when a process took the folder does not take it from one that lives", async () => {
  const lock = join(root, "delivery", "lock");
  await mkdir(lock, { recursive: true });
  const renew = () => {
    const nextYear = (Date.now() + YEAR) / 1000;
    void utimes(lock, nextYear, nextYear);
  };
  renew();
  const alive = setInterval(renew, 300);
  await keepEnquiry(store);
  mailServer = await startMailServer();
  delivery = deliverTo(mailServer.port, store, { pace: { lockStale: 2000 } });
  await expect(until(async () => (await count(store, "sent")) === 1, 5000)).rejects.toThrow();
  clearInterval(alive);
});

describe("that is set while the mail server is out of order", () => {
  afterEach(() => jest.useRealTimers());

  it.each([-YEAR, -5 * 60_000, YEAR])("by %i ms changes nothing about when it is asked again", async (leap) => {
    jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ["nextTick", "setImmediate", "queueMicrotask"] });
    await mkdir(join(root, "delivery"), { recursive: true });
    const hold = await openHold(root, { ...QUICK, firstDelay: 60_000, longestHold: 120_000 }, () => 0.5);
    await hold.fail(performance.now(), "no route");
    jest.setSystemTime(Date.now() + leap);
    expect(hold.state()).toBe("held");
    expect((hold.until()?.getTime() ?? 0) - Date.now()).toBe(60_000);
    jest.advanceTimersByTime(59_999);
    expect(hold.state()).toBe("held");
    jest.advanceTimersByTime(1);
    expect(hold.state()).toBe("probe");
    const again = await hold.fail(performance.now(), "no route");
    expect(again.failures).toBe(2);
  });
});
