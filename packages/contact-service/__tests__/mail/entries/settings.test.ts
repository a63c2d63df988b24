import { SMTP_URL_FORM } from "../../../src/mail/delivery/smtp-url";
import { settingsIn } from "../../../src/mail/entries/settings";
import { ENVIRONMENT } from "../../support/mail-entries";

const RIGHT = { ...ENVIRONMENT, SMTP_URL: "smtps://user:word@smtp.example.com" };

it("are read of what the host tells, whatever else it tells", () => {
  expect(settingsIn({ ...RIGHT, ASSETS: {}, PATH: "/bin" })).toEqual({
    ...RIGHT,
    SITE_URL: "https://www.northlight.example/",
    MAIL_SECRET: new TextEncoder().encode(RIGHT.MAIL_SECRET),
    MAIL_ORIGINS: ["https://preview.northlight.example", "https://northlight.example"],
    RATE_LIMIT_MAX: 0,
  });
});

it("need not all be told, and an empty one is not", () => {
  const { SITE_URL, MAIL_FROM, MAIL_TO, MAIL_SECRET, SMTP_URL } = RIGHT;
  const needed = { SITE_URL, MAIL_FROM, MAIL_TO, MAIL_SECRET, SMTP_URL };
  for (const environment of [needed, { ...needed, RATE_LIMIT_MAX: "", MAIL_ORIGINS: "", MAIL_JUNK_TO: "" }]) {
    expect(settingsIn(environment)).toMatchObject({ RATE_LIMIT_MAX: 10, MAIL_ORIGINS: [] });
    expect(settingsIn(environment).MAIL_JUNK_TO).toBeUndefined();
  }
});

it("may name a site under a path of its host", () => {
  expect(settingsIn({ ...RIGHT, SITE_URL: "https://example.com/some/path" }).SITE_URL).toBe(
    "https://example.com/some/path/",
  );
});

it("are all told at once when they are wrong, but for secrets", () => {
  const wrong = { SITE_URL: "example.com", MAIL_FROM: "me", MAIL_SECRET: "short", SMTP_URL: "https://user:word@host/" };
  expect(() => settingsIn({ ...wrong, MAIL_ORIGINS: "*", RATE_LIMIT_MAX: "-1" })).toThrow(
    new Error(
      [
        'MAIL_FROM: got "me"; allowed: an address such as website@example.com',
        "MAIL_TO: got nothing; allowed: an address such as website@example.com",
        `SMTP_URL: got something else, not told here since it is secret; allowed: ${SMTP_URL_FORM}`,
        'MAIL_ORIGINS: got "*"; allowed: origins such as https://www.example.com, separated by commas',
        'RATE_LIMIT_MAX: got "-1"; allowed: messages a minute and address from 0 (no limit) to 999999',
        'SITE_URL: got "example.com"; allowed: an address such as https://www.example.com',
        "MAIL_SECRET: got something else, not told here since it is secret; allowed: 32 characters or more that nobody else knows",
      ].join("\n"),
    ),
  );
});

it.each([
  ["MAIL_ORIGINS", "https://example.com/"],
  ["MAIL_ORIGINS", "https://example.com, null"],
  ["MAIL_ORIGINS", "https://*.example.com"],
  ["MAIL_ORIGINS", "HTTPS://example.com"],
  ["MAIL_ORIGINS", "ftp://example.com"],
  ["SITE_URL", "javascript:alert(1)"],
  ["SITE_URL", "https://example.com/?a"],
  ["SITE_URL", "//example.com"],
  ["MAIL_TO", "a@example.com, b@example.com"],
  ["MAIL_TO", "a@example.com\r\nBcc: b@example.com"],
  ["MAIL_FROM", "Me <me@example.com>"],
  ["SMTP_URL", "smtp.example.com"],
  ["SMTP_URL", "smtp://"],
  ["RATE_LIMIT_MAX", "1e9"],
  ["RATE_LIMIT_MAX", "ten"],
])("refuse %s=%j", (name, value) => {
  expect(() => settingsIn({ ...RIGHT, [name]: value })).toThrow(new RegExp(`^${name}: got .*; allowed: [^\\n]*$`));
});
