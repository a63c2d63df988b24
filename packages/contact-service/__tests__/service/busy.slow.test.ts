import { MULTIPART, multipart, typed } from "../support/mail";
import { emptyFolder } from "../support/maildir";
import { type ServeProcess, startServe, stopServe } from "../../../../__tests__/support/serve-process";

/** By how much longer a page may wait while hostile messages come, in milliseconds. */
const LONGER = 300;

/** How often both are measured, in turns: the best turn counts, since what takes long by itself does so each time. */
const TURNS = 3;
const POSTS = 10;

/** Marks that have to be put in order, which takes time by the square of their number: 62 KB of them. */
const MARKS = `a${"\u0315".repeat(15_400)}${"\u0316".repeat(15_400)}`;

let server: ServeProcess;
beforeAll(async () => {
  server = await startServe({ MAIL_DIR: await emptyFolder(), RATE_LIMIT_MAX: "0", LOG_LEVEL: "silent" });
});
afterAll(() => stopServe(server));

jest.setTimeout(240_000);

type Post = Readonly<{ headers?: Readonly<Record<string, string>>; body: string }>;

const form = (fields: Readonly<Record<string, string>>) => ({ body: multipart({ ...typed, ...fields }) });
const filled = (text: string, length = 60_000) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** What takes longer than it should where a length is bounded too late. */
const HOSTILE: readonly (readonly [what: string, post: Post])[] = [
  ["a message of marks", form({ message: MARKS })],
  ["a first name of marks", form({ firstName: MARKS })],
  ["an address of marks", form({ email: `${MARKS}@example.com` })],
  ["a domain of marks", form({ email: `ada@${MARKS}.example` })],
  ["a phone number of marks", form({ phone: MARKS })],
  ["a service of marks", form({ service: MARKS })],
  [
    "a message of marks as long as a message may be",
    form({ message: `a${"\u0315".repeat(9_900)}${"\u0316".repeat(9_900)}` }),
  ],
  ["a field that nobody knows, of marks", form({ [MARKS.slice(0, 200)]: MARKS.slice(0, 30_000) })],
  [
    "a file name of marks",
    { body: multipart(typed).replace('name="message"', `name="message"; filename="${MARKS.slice(0, 230)}"`) },
  ],
  ["white space in a name", form({ firstName: `a${filled(" \t")}b` })],
  ["dots in an address", form({ email: `${filled("a.")}@${filled("a.", 500)}` })],
  ["an encoded word that never ends", form({ lastName: filled("=?utf-8?q?") })],
  ["empty parts", { body: filled(`------WebKitFormBoundaryA1b2C3d4\r\n`) }],
  ["pairs", { headers: { "Content-Type": "application/x-www-form-urlencoded" }, body: filled("a=b&=&") }],
  [
    "a type of boundaries",
    { headers: { "Content-Type": `multipart/form-data${filled("; boundary =", 8_000)}` }, body: "" },
  ],
  [
    "an origin of marks",
    { headers: { Origin: `http://a${filled("%CC%95%CC%96", 8_000)}.example` }, body: multipart(typed) },
  ],
  ["a token of nothing", { headers: { "Enquiry-Token": filled("A=", 8_000) }, body: multipart(typed) }],
  ["an address of a proxy", { headers: { "X-Forwarded-For": filled("1:", 8_000) }, body: multipart(typed) }],
];

async function send({ headers = {}, body }: Post): Promise<number> {
  const init = { method: "POST", headers: { "Content-Type": MULTIPART, ...headers }, body };
  const answer = await fetch(`${server.origin}/mail.php`, init);
  await answer.text();
  return answer.status;
}

/** The longest that a page waited while something went on, asked for again and again. */
async function longestWait(meanwhile: () => Promise<unknown>): Promise<number> {
  const going = { on: true };
  const work = meanwhile().finally(() => {
    going.on = false;
  });
  let longest = 0;
  do {
    const start = performance.now();
    const answer = await fetch(`${server.origin}/contact/`);
    expect(answer.status).toBe(200);
    await answer.text();
    longest = Math.max(longest, performance.now() - start);
  } while (going.on);
  await work;
  return longest;
}

const tenOf = (post: Post) => () => Promise.all(Array.from({ length: POSTS }, () => send(post)));

it.each(HOSTILE)("pages wait no longer while ten messages come with %s", async (_what, post) => {
  const ordinary = form({ message: filled("Good morning. ", 9_000) });
  // What is too large to be read at all shows nothing.
  expect([200, 400, 403, 415, 422]).toContain(await send(post));
  const more: number[] = [];
  for (let turn = 0; turn < TURNS && Math.min(...more) > LONGER; turn += 1) {
    const before = await longestWait(tenOf(ordinary));
    more.push((await longestWait(tenOf(post))) - before);
  }
  expect(Math.min(...more)).toBeLessThan(LONGER);
});
