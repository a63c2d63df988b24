import puppeteer from "puppeteer-core";
import { BROWSER_FLAGS, findBrowser } from "@site/toolkit/browser";
import { checkEnquiry, enquirySchema } from "../../src/mail/enquiry";
import { type Engine, firefox, webkit } from "../../../../__tests__/support/engines";
import { typed } from "../support/mail";

jest.setTimeout(120_000);

const ADDRESSES = [
  "ada@example.com",
  "ada@münchen.de",
  "ada@xn--mnchen-3ya.de",
  "ada@例え.テスト",
  "a..b@docomo.ne.jp",
  ".a.@ezweb.ne.jp",
  "o'brien+web@example.co.uk",
  "!#$%&'*+-/=^_`{|}~@example.com",
  "ada@EXAMPLE.com",
  "ada@example",
  "noreply@123.456",
  "a@0x7f.1",
  `${"a".repeat(65)}@example.com`,
  "müller@example.com",
  "ada@exa_mple.com",
  "ada@@example.com",
  "ada@-example.com",
];

/** What a browser takes and we do not: no mail can go there. `DELIVERABLE` in `mail-address.ts` says why. */
const NO_MAIL = ["ada@example", "noreply@123.456", "a@0x7f.1", `${"a".repeat(65)}@example.com`];

const PAGE = 'data:text/html,<form><input id="email" name="email" type="email"></form>';

async function chromium(): Promise<Pick<Engine, "goto" | "type" | "evaluate" | "close">> {
  const browser = await puppeteer.launch({ executablePath: await findBrowser(), args: [...BROWSER_FLAGS] });
  const page = await browser.newPage();
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    type: (selector, text) => page.type(selector, text),
    evaluate: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
}

/** What a browser would post of an address that is typed, if it lets it pass. */
const POSTED = `(() => {
  const field = document.getElementById("email");
  return field.validity.valid ? new FormData(field.form).get("email") : null;
})()`;

describe.each([
  ["Chromium", chromium],
  ["Firefox", firefox],
  ["WebKit", webkit],
])("in %s", (_name, open) => {
  it("each address that the browser lets pass is taken, in the form in which it posts it", async () => {
    const schema = enquirySchema([typed.service]);
    const engine = await open();
    const [posted, refused] = [new Map<string, string>(), new Map<string, string>()];
    try {
      for (const address of ADDRESSES) {
        await engine.goto(PAGE);
        await engine.type("#email", address);
        const email = await engine.evaluate(POSTED);
        if (typeof email !== "string") continue;
        posted.set(address, email);
        if ("faults" in checkEnquiry(schema, { ...typed, email })) refused.set(address, email);
      }
    } finally {
      await engine.close();
    }
    for (const address of ["ada@example.com", "ada@xn--mnchen-3ya.de", "a..b@docomo.ne.jp"]) {
      expect([...posted.keys()]).toContain(address);
    }
    expect([...refused.keys()].filter((address) => !NO_MAIL.includes(address))).toEqual([]);
  });
});
