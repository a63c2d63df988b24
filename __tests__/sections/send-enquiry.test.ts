import type { Delivery } from "../../src/sections/contact/delivery";
import { createSender } from "../../src/sections/contact/send-enquiry";

/* What a script sends to whom: with a token to this site's own service, and to no other. */

const OWN: Delivery = {
  endpoint: "https://www.example.com/mail.php",
  speaks: "own",
  encoding: "multipart",
  leftOut: [],
};
const ELSEWHERE: Delivery = { ...OWN, endpoint: "https://forms.example.com/f/1", speaks: "json" };

const asked: { method: string; options: RequestInit }[] = [];

beforeEach(() => {
  asked.length = 0;
  Object.assign(globalThis, { window: { location: { href: "https://www.example.com/contact/" } } });
  jest.spyOn(globalThis, "fetch").mockImplementation((_, options = {}) => {
    const { method = "GET" } = options;
    asked.push({ method, options });
    if (method === "GET") return Promise.resolve(Response.json({ token: "a-token", minimumAge: 0 }));
    return Promise.resolve(new Response('{"success":true}', { headers: { "Enquiry-Reference": "7K3M-9QXD" } }));
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(globalThis, "window");
});

function fields(message = "Hello"): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ message, redirect: "https://www.example.com/" }))
    form.append(name, value);
  return form;
}

async function sentTo(delivery: Delivery, message?: string) {
  const sender = createSender(delivery);
  sender.prepare();
  return sender.send(fields(message));
}

it("the site's own service is asked for a token, gets it, and tells a reference", async () => {
  const outcome = await sentTo(OWN);
  expect(asked.map(({ method }) => method)).toEqual(["GET", "POST"]);
  const headers = new Headers(asked[1]?.options.headers);
  expect(headers.get("Enquiry-Token")).toBe("a-token");
  expect(headers.get("Idempotency-Key")).toMatch(/^\w+(?:-\w+){3}$/);
  expect(outcome).toMatchObject({ isSent: true, reference: "7K3M-9QXD" });
});

it.each(["words", "json", "status"] as const)(
  "a service that speaks %s gets the fields, and nothing else",
  async (speaks) => {
    const outcome = await sentTo({ ...ELSEWHERE, speaks });
    expect(asked.map(({ method }) => method)).toEqual(["POST"]);
    expect([...new Headers(asked[0]?.options.headers).keys()]).toEqual(["accept"]);
    expect(outcome).toEqual({ isSent: true, message: expect.any(String) });
  },
);

it("says to a service in JSON that it wants no other answer: some lead all others to a page", async () => {
  await sentTo(ELSEWHERE);
  expect(new Headers(asked[0]?.options.headers).get("Accept")).toBe("application/json");
});

it.each(["multipart", "urlencoded"] as const)(
  "leaves out, %s, what is for browsers without scripts",
  async (encoding) => {
    await sentTo({ ...ELSEWHERE, encoding, leftOut: ["redirect"] });
    const body = asked[0]?.options.body;
    expect(body).toBeInstanceOf(encoding === "multipart" ? FormData : URLSearchParams);
    expect([...(body as FormData | URLSearchParams)]).toEqual([["message", "Hello"]]);
  },
);

it("a message goes on while the tab goes elsewhere, unless it is longer then than browsers allow", async () => {
  const long = "\u5b57".repeat(10_000);
  for (const [encoding, message] of [
    ["multipart", long],
    ["urlencoded", "Hello"],
    ["urlencoded", long],
  ] as const)
    await sentTo({ ...ELSEWHERE, encoding }, message);
  expect(asked.map(({ options }) => options.keepalive)).toEqual([true, true, false]);
});
