import { pieces, post, typed } from "../../support/mail";
import { form, handlerWith, NAVIGATION, site } from "../../support/mail-handler";
import { mailWords } from "../../../../../src/lib/mail-words";

const OWN = "http://localhost";
const LISTED = "https://www.northlight.example";
const OTHER = "https://evil.example";

type Headers = Readonly<Record<string, string>>;

const TABLE: readonly [headers: Headers, isOwn: boolean, isListed: boolean][] = [
  [{}, true, true],
  [{ Origin: OWN }, true, true],
  [{ "Sec-Fetch-Site": "same-origin" }, true, true],
  [{ "Sec-Fetch-Site": "none" }, true, true],
  [{ "Sec-Fetch-Site": "same-origin", Origin: "null" }, true, true],
  [{ "Sec-Fetch-Site": "cross-site", Origin: LISTED }, false, true],
  [{ "Sec-Fetch-Site": "same-site", Origin: LISTED }, false, true],
  [{ Origin: LISTED }, false, true],
  [{ Origin: OTHER }, false, false],
  [{ Origin: "null" }, false, false],
  [{ Origin: "" }, false, false],
  [{ Origin: `${LISTED}.evil.example` }, false, false],
  [{ Origin: LISTED.replace("https", "http") }, false, false],
  [{ Origin: `${LISTED}:8443` }, false, false],
  [{ Origin: `${LISTED}, ${OTHER}` }, false, false],
  [{ Origin: LISTED.toUpperCase() }, false, false],
  [{ "Sec-Fetch-Site": "cross-site", Origin: OTHER }, false, false],
  [{ "Sec-Fetch-Site": "cross-site" }, false, false],
  [{ "Sec-Fetch-Site": "same-site" }, false, false],
  [{ "Sec-Fetch-Site": "cross-site", Origin: "null" }, false, false],
];

it.each(TABLE)("takes %j: without a list %s, with one %s", async (headers, isOwn, isListed) => {
  for (const [origins, isTaken] of [
    [[], isOwn],
    [[LISTED], isListed],
  ] as const) {
    const { handle, messages } = handlerWith({ origins });
    const answer = await handle(form(typed, headers));
    expect(answer.status).toBe(isTaken ? 200 : 403);
    expect(messages).toHaveLength(isTaken ? 1 : 0);
  }
});

it.each([
  ["www.example.com:443", "https://www.example.com", true],
  ["www.example.com:80", "http://www.example.com", true],
  ["www.example.com:8443", "https://www.example.com", false],
  ["www.example.com", "https://www.example.com:8443", false],
  ["www.example.com", "chrome-extension://www.example.com", false],
])("at %s knows a page of %s as its own: %s", async (host, origin, isOwn) => {
  const { url, ...init } = { url: `http://${host}/mail.php`, method: "POST", body: new URLSearchParams(typed) };
  const answer = await handlerWith().handle(new Request(url, { ...init, headers: { Origin: origin } }));
  expect(answer.status).toBe(isOwn ? 200 : 403);
});

it("never takes the origin of a sandboxed page for a listed one", async () => {
  const answer = await handlerWith({ origins: ["null"] }).handle(form(typed, { Origin: "null" }));
  expect([answer.status, answer.headers.get("Access-Control-Allow-Origin")]).toEqual([403, null]);
});

it("refuses before the body is read, in a sentence or on a page", async () => {
  const { stream, given } = pieces(10, 10);
  const answer = await handlerWith().handle(post(stream, { Origin: OTHER, ...NAVIGATION }));
  expect([answer.status, given.count]).toEqual([403, 0]);
  expect(await answer.text()).toContain(mailWords.refusals.foreignPage);
});

/** The headers of an answer that are for other origins. */
function sharing({ headers }: Response) {
  return Object.fromEntries([...headers].filter(([name]) => name === "vary" || name.startsWith("access-control-")));
}

const SHARED = {
  vary: "Origin",
  "access-control-allow-origin": LISTED,
  "access-control-expose-headers": "Enquiry-Reference, Retry-After",
};

it("lets a listed page read every answer, and no other page any", async () => {
  const requests = (headers: Headers) => [
    form(typed, headers),
    form({}, headers),
    new Request(`${OWN}/mail.php`, { headers: { Accept: "application/json", ...headers } }),
    new Request(`${OWN}/mail.php`, { method: "PUT", headers }),
  ];
  const { handle } = handlerWith({ origins: [LISTED] });
  for (const request of requests({ Origin: LISTED })) expect(sharing(await handle(request))).toEqual(SHARED);
  for (const headers of [{}, { Origin: OTHER }, { Origin: "null" }, { Origin: OWN }] satisfies Headers[]) {
    for (const request of requests(headers)) expect(sharing(await handle(request))).toEqual({ vary: "Origin" });
  }
  const alone = handlerWith().handle;
  for (const request of requests({ Origin: LISTED })) expect(sharing(await alone(request))).toEqual({});
});

describe("a question before posting", () => {
  const ask = (origin: string) =>
    new Request(`${OWN}/mail.php`, {
      method: "OPTIONS",
      headers: { Origin: origin, "Access-Control-Request-Method": "POST", "Sec-Fetch-Site": "cross-site" },
    });

  it("is answered with what a listed page may send", async () => {
    const answer = await handlerWith({ origins: [LISTED] }).handle(ask(LISTED));
    expect(answer.status).toBe(204);
    expect(sharing(answer)).toEqual({
      ...SHARED,
      "access-control-allow-methods": "GET, POST",
      "access-control-allow-headers": "Enquiry-Token, Idempotency-Key",
      "access-control-max-age": "7200",
    });
  });

  it("is refused to other pages, and unknown where there is no list", async () => {
    const refused = await handlerWith({ origins: [LISTED] }).handle(ask(OTHER));
    expect([refused.status, sharing(refused)]).toEqual([403, { vary: "Origin" }]);
    const unknown = await handlerWith().handle(ask(LISTED));
    expect([unknown.status, unknown.headers.get("Allow"), sharing(unknown)]).toEqual([405, "POST", {}]);
  });
});

it("leads only to the configured pages, whatever a request says", async () => {
  const absolute = {
    ...site,
    contactPage: "https://www.northlight.example/contact/",
    thanks: "https://www.northlight.example/contact/?sent=yes#contact-form",
  };
  const { handle, messages } = handlerWith({ origins: [LISTED], site: absolute });
  const tricks = {
    ...NAVIGATION,
    Origin: LISTED,
    Host: "evil.example",
    Referer: `${OTHER}/`,
    "X-Forwarded-Host": "evil.example",
    Forwarded: "host=evil.example",
  };
  const address = `${OWN}/mail.php?thanks=${OTHER}&next=//evil.example&reference=x`;
  const opened = await handle(new Request(address, { headers: tricks }));
  expect(opened.headers.get("Location")).toBe(absolute.contactPage);
  const taken = await handle(
    new Request(new Request(address, form(typed)), {
      headers: { ...Object.fromEntries(form(typed).headers), ...tricks },
    }),
  );
  expect(taken.headers.get("Location")).toBe(
    `https://www.northlight.example/contact/?sent=yes&reference=${messages[0]?.reference}#contact-form`,
  );
});
