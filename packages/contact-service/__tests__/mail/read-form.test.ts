import { setTimeout } from "node:timers/promises";
import fc from "fast-check";
import { FIELD_NAMES, type Fields } from "../../../../src/contact-form/fields";
import { partsOf } from "../../src/mail/multipart";
import { BODY_LIMITS } from "../../src/mail/read-body";
import { readForm } from "../../src/mail/read-form";
import { Refusal } from "../../src/mail/refusal";
import { hostile, RUNS } from "../support/hostile";
import { BOUNDARY, MULTIPART, multipart, part, pieces, post, typed } from "../support/mail";

const END = `--${BOUNDARY}--\r\n`;
const URL_ENCODED = { "Content-Type": "application/x-www-form-urlencoded" };

/** The fields of a request, or the status it is refused with. Any other error fails the test. */
async function read(request: Request, limits = BODY_LIMITS): Promise<Fields | number> {
  try {
    return await readForm(request, FIELD_NAMES, limits);
  } catch (error) {
    if (error instanceof Refusal) return error.status;
    throw error;
  }
}

describe("a form as browsers send it", () => {
  it("is read as multipart", async () => {
    expect(await read(post(multipart(typed)))).toEqual(typed);
  });

  it("is read URL-encoded", async () => {
    const request = post(new URLSearchParams(typed).toString(), {
      "Content-Type": "application/x-www-form-urlencoded;charset=UTF-8",
    });
    expect(await read(request)).toEqual(typed);
  });

  it("is read with a quoted boundary and a part's charset", async () => {
    const body = part("firstName", "Zoë", "\r\nContent-Type: text/plain; charset=UTF-8") + END;
    const request = post(body, { "Content-Type": `Multipart/Form-Data; charset=utf-8; boundary="${BOUNDARY}"` });
    expect(await read(request)).toEqual({ firstName: "Zoë" });
  });

  it.each(["7bit", "8bit", "binary", "8BIT"])("is read from a program that says of its text: %s", async (encoding) => {
    const said = `\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: ${encoding}`;
    expect(await read(post(part("firstName", "Zoë", said) + END))).toEqual({ firstName: "Zoë" });
  });

  it("is read whatever it says, byte for byte", async () => {
    await fc.assert(
      fc.asyncProperty(hostile(), hostile(), async (firstName, message) => {
        // Half characters cannot be sent, and forms are sent with CRLF (HTML, 4.10.22.4).
        const sent = { firstName, message };
        const form = new FormData();
        for (const [name, value] of Object.entries(sent)) form.set(name, value);
        const request = new Request("http://localhost/mail.php", { method: "POST", body: form });
        const received = Object.fromEntries(
          Object.entries(sent).map(([name, value]) => [
            name,
            Buffer.from(value.replace(/\r\n|\r|\n/g, "\r\n")).toString(),
          ]),
        );
        expect(await read(request)).toEqual(received);
        const encoded = new URLSearchParams(sent).toString();
        expect(await read(post(encoded, URL_ENCODED))).toEqual({
          firstName: Buffer.from(firstName).toString(),
          message: Buffer.from(message).toString(),
        });
      }),
      { numRuns: RUNS },
    );
  });
});

const nested =
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="message"\r\n` +
  `Content-Type: multipart/mixed; boundary=inner\r\n\r\n--inner\r\n\r\nhidden\r\n--inner--\r\n${END}`;

it.each<[string, string]>([
  ["no body", ""],
  ["only the end", END],
  ["no boundary in it", "firstName=Ada"],
  ["another boundary", multipart(typed).replaceAll(BOUNDARY, "other")],
  ["no end", multipart(typed).replace(END, "")],
  ["an end cut short", multipart(typed).slice(0, -4)],
  ["a part cut in its headers", `${part("firstName", "Ada")}--${BOUNDARY}\r\nContent-Dispo`],
  ["a part cut in its value", multipart(typed).slice(0, -60)],
  ["a field twice", part("email", "a@example.com") + part("email", "b@example.com") + END],
  ["a part without a name", `--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${END}`],
  ["a file in a field that was added", part("upload", "x", '; filename="a.txt"\r\nContent-Type: text/plain') + END],
  ["a file", part("message", "x", '; filename="a.txt"\r\nContent-Type: text/plain') + END],
  ["an empty file", part("message", "", '; filename=""\r\nContent-Type: application/octet-stream') + END],
  ["a file with an encoded name", part("message", "x", "; filename*=UTF-8''a.txt") + END],
  ["a part of a type of its own", part("message", "<b>", "\r\nContent-Type: text/html") + END],
  ["a part with an encoding", part("message", "eA==", "\r\nContent-Transfer-Encoding: base64") + END],
  ["a multipart in a part", nested],
  ["a hundred fields", Array.from({ length: 100 }, (_, index) => part(`f${index}`, "")).join("") + END],
])("refuses a multipart form with %s", async (_what, body) => {
  const known = body === END ? {} : 400;
  expect(await read(post(body))).toEqual(known);
});

it.each<[string, string, Fields]>([
  ["text before the first boundary", `preamble\r\n${multipart(typed)}`, typed],
  ["a part without headers", `--${BOUNDARY}\r\n\r\n\r\nx\r\n${END}`, {}],
  [
    "a charset of its own",
    part("message", "x", "\r\nContent-Type: text/plain; charset=latin1") + END,
    { message: "x" },
  ],
  ["two names", part("email", "x", '\r\nContent-Disposition: form-data; name="message"') + END, { email: "x" }],
  ["a line in a part's headers that is none", part("email", "x", "\r\nnonsense") + END, { email: "x" }],
  ["text after a boundary", part("email", "x").replace(BOUNDARY, `${BOUNDARY}x`) + END, {}],
  ["a boundary in a part's headers", part("email", "x", `\r\n--${BOUNDARY}`) + END, {}],
  ["long headers of a part", part("message", "x", `\r\nX: ${"x".repeat(1000)}`) + END, { message: "x" }],
])("takes what can be understood of a multipart form that no browser writes: %s", async (_what, body, fields) => {
  expect(await read(post(body))).toEqual(fields);
});

describe("what something else has added to the form", () => {
  const given = { firstName: "Ada", message: "Hello" };

  it.each([
    ["a hidden field", part("company", "x")],
    ["a field twice", part("company", "x") + part("company", "y")],
    ["a field named as a property of objects", part("__proto__", "x") + part("constructor", "x")],
    ["a field with a NUL in its name", part("email\0", "x")],
    ["a field of another case", part("Email", "x")],
    ["a field as an array", part("email[]", "x")],
    [
      "a choice of files of which none is chosen",
      part("file", "", '; filename=""\r\nContent-Type: application/octet-stream'),
    ],
    ["forty fields", Array.from({ length: 40 }, (_, index) => part(`f${index}`, "")).join("")],
  ])("is left out: %s", async (_what, added) => {
    const own = Object.entries(given).map(([name, value]) => part(name, value));
    expect(await read(post(added + own.join("") + END))).toEqual(given);
    expect(await read(post(own.join(added) + END))).toEqual(given);
  });

  it.each(["company=x", "company=x&company=y", "__proto__=x", "email%00=x", "Email=x", "a=".repeat(9)])(
    "is left out of a URL-encoded form: %j",
    async (added) => {
      const own = new URLSearchParams(given).toString();
      expect(await read(post(`${added}&${own}`, URL_ENCODED))).toEqual(given);
    },
  );
});

it.each(["", "; boundary=", '; boundary=""', `; boundary=${"x".repeat(71)}`])(
  "refuses a multipart form whose type ends in %j",
  async (end) => {
    const body = multipart(typed).replaceAll(BOUNDARY, "x".repeat(71));
    expect(await read(post(body, { "Content-Type": `multipart/form-data${end}` }))).toBe(400);
  },
);

it.each(["email=%", "email=%ff", "email=%C3%28", "email=a&email=b", "=x", "&".repeat(60)])(
  "refuses the URL-encoded form %j",
  async (body) => {
    expect(await read(post(body, URL_ENCODED))).toBe(400);
  },
);

it("refuses bytes that are no UTF-8 rather than changing them", async () => {
  const latin = Buffer.from(part("firstName", "Zo\u00eb") + END, "latin1");
  expect(await read(post(latin))).toBe(400);
  expect(await read(post(Buffer.from("firstName=Zo\u00eb", "latin1"), URL_ENCODED))).toBe(400);
});

it.each([
  "application/json",
  "text/plain",
  "multipart/mixed; boundary=x",
  "multipart/form-dataX",
  `${MULTIPART};${" ".repeat(1000)};`,
  "",
])("refuses the type %j without reading", async (type) => {
  const { stream, given } = pieces(1, 10);
  expect(await read(post(stream, { "Content-Type": type }))).toBe(415);
  expect(given).toEqual({ count: 0, cancelled: true });
});

it.each(["identity", "Identity", ""])("takes a body that says it is not compressed: %j", async (encoding) => {
  expect(await read(post(multipart(typed), { "Content-Encoding": encoding }))).toEqual(typed);
});

it("refuses a compressed body", async () => {
  expect(await read(post(multipart(typed), { "Content-Encoding": "gzip" }))).toBe(415);
});

describe("the limits", () => {
  it("let a body of exactly 64 KB pass, and no byte more", async () => {
    const rest = 65_536 - multipart({ message: "" }).length;
    expect(await read(post(multipart({ message: "x".repeat(rest) })))).toEqual({ message: "x".repeat(rest) });
    expect(await read(post(multipart({ message: "x".repeat(rest + 1) })))).toBe(413);
  });

  it("stop a body of 1 MB that does not say its length after 64 KB", async () => {
    const { stream, given } = pieces(1024, 1024);
    expect(await read(post(stream))).toBe(413);
    expect(given).toEqual({ count: 65, cancelled: true });
  });

  it("stop a body that says it is larger before it is read", async () => {
    const { stream, given } = pieces(1024, 1024);
    expect(await read(post(stream, { "Content-Length": "1048576" }))).toBe(413);
    expect(given).toEqual({ count: 0, cancelled: true });
  });

  it("stop a body that says it is smaller than it is", async () => {
    const { stream } = pieces(1024, 1024);
    expect(await read(post(stream, { "Content-Length": "10" }))).toBe(413);
  });

  it("stop a body that comes too slowly, and one that never comes", async () => {
    const limits = { maxBytes: 65_536, timeLimit: 100 };
    const slow = pieces(100, 1, 30);
    expect(await read(post(slow.stream), limits)).toBe(408);
    // When its next piece comes.
    await setTimeout(60);
    expect(slow.given.cancelled).toBe(true);
    expect(await read(post(new ReadableStream()), limits)).toBe(408);
  });

  it("tell of a body that breaks off", async () => {
    const broken = new ReadableStream({
      start(controller) {
        controller.error(new Error("connection reset"));
      },
    });
    expect(await read(post(broken))).toBe(400);
  });

  it("take 60 KB of nulls as what they are", async () => {
    expect(await read(post(multipart({ message: "\0".repeat(60_000) })))).toEqual({ message: "\0".repeat(60_000) });
  });
});

it("answers any bytes with fields or a refusal", async () => {
  const pieceOf = fc.oneof(
    fc.constantFrom(`--${BOUNDARY}`, "--", "\r\n", "\r\n\r\n", "Content-Disposition: form-data; name=", '"email"', ";"),
    fc.constantFrom(multipart(typed), part("email", "a@example.com"), part("message", "x"), END),
    hostile(3),
  );
  const bodies = fc.array(pieceOf, { maxLength: 12 }).map((all) => all.join(""));
  await fc.assert(
    fc.asyncProperty(bodies, fc.constantFrom(MULTIPART, "application/x-www-form-urlencoded"), async (body, type) => {
      const answer = await read(post(body, { "Content-Type": type }));
      if (typeof answer === "number") expect([400, 413]).toContain(answer);
      else for (const name of Object.keys(answer)) expect(FIELD_NAMES).toContain(name);
    }),
    { numRuns: RUNS },
  );
});

it("reads no more parts than a form has fields", async () => {
  const body = part("a", "") + part("b", "") + END;
  expect(await partsOf(body, MULTIPART, 2)).toHaveLength(2);
  await expect(partsOf(body, MULTIPART, 1)).rejects.toThrow("A multipart body has 1 parts at most");
});
