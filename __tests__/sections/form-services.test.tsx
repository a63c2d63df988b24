import { load } from "cheerio";
import { renderToStaticMarkup } from "react-dom/server";
import { SENT } from "../../src/contact-form/answer";
import { words } from "../../src/lib/words";
import { ContactForm } from "../../src/sections/contact/ContactForm";
import { deliveryOf } from "../../src/sections/contact/delivery";
import { createSender } from "../../src/sections/contact/send-enquiry";
import { type FormService, formspree, netlify, web3forms } from "../support/form-services";
import { recipe } from "../support/recipes";
import { failed } from "../support/contact-form";

/* The recipes of docs/form-services.md: the form that is rendered with each, and what becomes of what it sends. */

const SITE = "https://www.example.com";
const TYPED = { firstName: "Ada", lastName: "Quill", email: "ada@example.com", phone: "", service: "", message: "Hi" };

/** A recipe as a query gives it: with nothing in place of what is left out. */
function queried(name: string): Queries.DeliveryFragment {
  const { endpoint, speaks, encoding, trap, hidden, attributes } = recipe(name);
  return {
    endpoint: endpoint ?? null,
    speaks,
    encoding: encoding ?? null,
    trap: trap ?? null,
    hidden:
      hidden?.map(({ withoutScripts, ...field }) => ({ ...field, withoutScripts: withoutScripts ?? null })) ?? null,
    attributes: attributes ?? null,
  };
}

function rendered(delivery: Queries.DeliveryFragment): string {
  const openings = { package: "{name}", quote: "{name}", proposal: "{name}", project: "it" };
  return renderToStaticMarkup(
    <ContactForm form={{ note: "", next: null, thanks: "", room: "10,000", openings, services: [], delivery }} />,
  );
}

/** What a browser posts of a form: the fields in their order, as they were typed. */
function posted(html: string, typed: Readonly<Record<string, string>>): FormData {
  const $ = load(html);
  const fields = new FormData();
  for (const { attribs } of $("form :is(input, select, textarea)").toArray() as { attribs: Record<string, string> }[]) {
    const { name = "", type, value = "" } = attribs;
    if (type !== "checkbox" || name in typed) fields.append(name, typed[name] ?? value);
  }
  return fields;
}

const requests: Request[] = [];

/** Has a script send the form to a service. */
async function sent(service: FormService, delivery: Queries.DeliveryFragment, html: string, typed = TYPED) {
  requests.length = 0;
  jest.spyOn(globalThis, "fetch").mockImplementation((address, init) => {
    const { keepalive, ...options } = init ?? {};
    expect(keepalive).toBe(true);
    const request = new Request(new URL(address as string, SITE), options);
    requests.push(request);
    return service.answer(request);
  });
  const sender = createSender(deliveryOf(delivery));
  sender.prepare();
  return sender.send(posted(html, typed));
}

/** Posts the form as a browser without scripts does. */
async function postedPlainly(service: FormService, html: string): Promise<Response> {
  const { action = "", method, enctype } = load(html)("form").attr() ?? {};
  expect([method, enctype]).toEqual(["post", undefined]);
  const body = new URLSearchParams([...posted(html, TYPED)].map(([name, value]) => [name, value as string]));
  return service.answer(new Request(new URL(action, SITE), { method: "POST", body, headers: { Accept: "text/html" } }));
}

const NETLIFY_PAGES = new Map([["/contact/", "<!doctype html><h1>Contact</h1>"]]);
const netlifyHtml = rendered(queried("Netlify Forms"));
const SERVICES = [
  { name: "Formspree", start: formspree, hidden: { _subject: "A message from the website" } },
  {
    name: "Web3Forms",
    start: () => web3forms("YOUR_ACCESS_KEY"),
    hidden: { access_key: "YOUR_ACCESS_KEY", subject: "A message from the website" },
  },
  {
    name: "Netlify Forms",
    start: () => {
      const service = netlify(NETLIFY_PAGES);
      service.deploy(netlifyHtml);
      return service;
    },
    hidden: {},
  },
] as const;

afterEach(() => jest.restoreAllMocks());

describe.each(SERVICES)("$name", ({ name, start, hidden }) => {
  const delivery = queried(name);
  const html = rendered(delivery);

  it("takes what a script sends: the fields and the hidden ones", async () => {
    const service = start();
    expect(await sent(service, delivery, html)).toEqual({ isSent: true, message: SENT });
    expect(service.taken).toEqual([{ ...TYPED, ...hidden }]);
  });

  it("is sent one simple request, with no header for which a browser would have to ask first", async () => {
    await sent(start(), delivery, html);
    expect(requests.map(({ method }) => method)).toEqual(["POST"]);
    const names = requests.flatMap(({ headers }) => [...headers.keys()]);
    expect(names.filter((header) => !["accept", "content-type"].includes(header))).toEqual([]);
  });

  it("takes what a browser without scripts posts", async () => {
    const service = start();
    const { status, headers } = await postedPlainly(service, html);
    expect(service.taken).toEqual([{ ...TYPED, ...hidden }]);
    const to = { Formspree: "https://formspree.io/thanks", Web3Forms: `${SITE}/contact/#sent`, "Netlify Forms": null };
    expect([status, headers.get("Location")]).toEqual([expect.any(Number), to[name]]);
    expect(status).toBeLessThan(400);
  });

  it("knows what a program sends, who ticks the box", async () => {
    const service = start();
    const box = load(html)("form input[type=checkbox]").attr("name") ?? "";
    await sent(service, delivery, html, { ...TYPED, [box]: "yes" });
    expect(service.taken).toEqual([]);
  });
});

describe("what a service refuses never reads as sent", () => {
  it("Formspree does not take it for an address", async () => {
    const delivery = queried("Formspree");
    expect(await sent(formspree(), delivery, rendered(delivery), { ...TYPED, email: "ada" })).toEqual({
      isSent: false,
      message: failed("should be an email"),
    });
  });

  it("Web3Forms does not know the key", async () => {
    const delivery = queried("Web3Forms");
    expect(await sent(web3forms("another"), delivery, rendered(delivery))).toEqual({
      isSent: false,
      message: failed("Invalid Access Key"),
    });
  });

  it("Netlify has found no form", async () => {
    expect(await sent(netlify(NETLIFY_PAGES), queried("Netlify Forms"), netlifyHtml)).toEqual({
      isSent: false,
      message: failed(words.form.noReason),
    });
  });
});
