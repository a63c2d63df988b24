import { load } from "cheerio";
import fc from "fast-check";
import { outcomeOf } from "../../../../src/contact-form/answer";
import { hostile, RUNS } from "../support/hostile";
import { multipart, post, services, typed } from "../support/mail";
import { form, handlerWith, held, NAVIGATION } from "../support/mail-handler";

it("keeps on its page exactly what was typed, and shows none of it anywhere else", async () => {
  await fc.assert(
    fc.asyncProperty(hostile(), hostile(), async (lastName, message) => {
      // Half characters and NUL do not survive a form; lone CR is a line end to HTML.
      const asHtml = (text: string) => Buffer.from(text.replace(/\0/g, "").replace(/\r\n?/g, "\n")).toString();
      const fields = { ...typed, email: "canary", lastName: asHtml(lastName), message: asHtml(message) };
      const answer = await handlerWith().handle(form(fields, NAVIGATION));
      const page = await answer.clone().text();
      expect(await held(answer)).toEqual(fields);
      const $ = load(page);
      $("input, textarea").remove();
      expect($.html()).not.toContain("canary");
      expect($("script, img, iframe, object, [onload], [onclick]")).toHaveLength(0);
      expect($("body *").not("[id$=-fault]").length).toBe(OWN_ELEMENTS);
    }),
    { numRuns: RUNS },
  );
});

it("answers anything that is posted, never with 500, and with success exactly when it stored", async () => {
  const statuses = new Set([200, 303, 400, 413, 415, 422]);
  const field = fc.oneof(fc.constantFrom(...Object.keys(typed)), hostile(1));
  const bodies = fc.oneof(
    fc.dictionary(field, hostile(4)).map(multipart),
    fc.record({ firstName: hostile(2), message: hostile(4) }).map((some) => multipart({ ...typed, ...some })),
    hostile(),
  );
  const types = fc.constantFrom({}, NAVIGATION, { "Content-Type": "application/x-www-form-urlencoded" });
  await fc.assert(
    fc.asyncProperty(bodies, types, async (body, headers) => {
      const { handle, messages } = handlerWith({ onError: fail });
      const answer = await handle(post(body, headers));
      expect(statuses).toContain(answer.status);
      expect(messages).toHaveLength(answer.status < 400 ? 1 : 0);
      const text = await answer.text();
      if (answer.headers.get("Content-Type")?.startsWith("text/plain")) {
        expect(outcomeOf({ text, isOk: true }).isSent).toBe(messages.length === 1);
      }
    }),
    { numRuns: RUNS },
  );
});

/** Elements of the page's body without the inputs and the faults: an option for each choice, and what is always there. */
const OWN_ELEMENTS = 23 + services.length;

function fail(error: unknown): void {
  throw error;
}
