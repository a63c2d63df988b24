import { load } from "cheerio";
import type { ComposedMessage } from "../../src/mail/compose";
import { toResponse } from "../../src/mail/to-response";
import type { Site } from "../../src/mail/fault-page";
import type { Fields } from "../../../../src/contact-form/fields";
import { createMailHandler, type MailOptions } from "../../src/mail/handler";
import { type Filing, keepAsMessage, type StoreMessage } from "../../src/mail/keep";
import { letterhead, multipart, post, services, typed } from "./mail";

export const CLIENT = { address: "192.0.2.1" };
/** The site as the server knows it. */
export const site: Site = {
  name: "Northlight",
  language: "en",
  endpoint: "/mail.php",
  contactPage: "/contact/",
  thanks: "/contact/?sent=yes#contact-form",
  services,
};

/** What a browser sends that runs no script of ours. */
export const NAVIGATION = { "Sec-Fetch-Mode": "navigate", Accept: "text/html" };

export const SECRET = new TextEncoder().encode("a secret of the tests, long enough");

/** A handler over a store in memory, what it stored, and how. */
export function handlerWith({ store, ...options }: Partial<MailOptions> & { readonly store?: StoreMessage } = {}) {
  const messages: ComposedMessage[] = [];
  const filings: Filing[] = [];
  const remember: StoreMessage = (message, how) => {
    filings.push(how);
    messages.push(message);
    return Promise.resolve(message.reference);
  };
  const keep = keepAsMessage(letterhead, store ?? remember);
  const handle = createMailHandler({ site, keep, secret: SECRET, ...options });
  return {
    handle: async (request: Request, client = CLIENT) => toResponse(await handle(request, client)),
    messages,
    filings,
  };
}

/** A form as the page sends it. */
export function form(
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Request {
  return post(multipart(fields), headers);
}

/** What the form of an answered page holds. */
export async function held(answer: Response): Promise<Fields> {
  const $ = load(await answer.text());
  const value = (name: string) => {
    const control = $(`[name=${name}]`);
    if (control.is("select")) return $("option[selected]", control).attr("value") ?? "";
    // An HTML parser makes LF of every line end, and a browser sends it back as CRLF.
    return control.is("textarea") ? control.text() : (control.attr("value") ?? "");
  };
  return Object.fromEntries(Object.keys(typed).map((name) => [name, value(name)]));
}
