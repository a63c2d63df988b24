import { readFileSync } from "node:fs";
import { createComposer, type Letterhead } from "../../src/mail/compose";
import { type FieldName, type Fields, MAX_LENGTHS } from "../../../../src/contact-form/fields";
import { required } from "../../../../src/lib/required";
import { mailWords } from "../../../../src/lib/mail-words";
import { counted, filled, words } from "../../../../src/lib/words";

const contact = JSON.parse(readFileSync("data/pages/contact.json", "utf8")) as {
  form: { services: { value: string; label: string }[] };
};

export const services = contact.form.services;

/** What a visitor may have chosen. */
export const choice = required(services[0], "choice of the form");

export const letterhead: Letterhead = {
  from: { name: "Northlight website", address: "website@northlight.example" },
  to: { name: "Northlight", address: "hello@northlight.example" },
  services,
};

/** Composes messages under it. */
export const compose = createComposer(letterhead);

/** The headers of every message, in the order of the alphabet: no less and no more. */
export const MESSAGE_HEADERS = [
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
] as const;

/** The subject of an enquiry about a service. */
export const subjectOf = (service: string) => filled(mailWords.letter.subjectOf, { service });

/** What is said of a field that holds more than may be sent. */
export function tooLong(name: FieldName): string {
  const characters = counted(words.form.characters, MAX_LENGTHS[name]);
  const sentences = [filled(mailWords.faults.long, { field: mailWords.fields[name] }), words.form.upTo];
  return filled(sentences.join(" "), { characters });
}

/** What a visitor may have typed. */
export const typed = {
  firstName: "Ada",
  lastName: "Lovelace",
  email: "ada@example.com",
  phone: "+44 20 7946 0018",
  service: choice.value,
  message: "Good morning,\n\nwe need a site.",
} as const satisfies Fields;

export const BOUNDARY = "----WebKitFormBoundaryA1b2C3d4";
export const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

/** One part of a form as browsers write it. */
export function part(name: string, value: string, headers = ""): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${headers}\r\n\r\n${value}\r\n`;
}

/** A whole form as browsers write it, closed. */
export function multipart(fields: Readonly<Record<string, string>>): string {
  return `${Object.entries(fields)
    .map(([name, value]) => part(name, value))
    .join("")}--${BOUNDARY}--\r\n`;
}

/** A request to the endpoint, multipart unless its headers say otherwise. */
export function post(body: BodyInit, headers: Readonly<Record<string, string>> = {}): Request {
  const init = { method: "POST", body, headers: { "Content-Type": MULTIPART, ...headers }, duplex: "half" };
  return new Request("http://localhost/mail.php", init);
}

/** A body that comes in pieces of one size, and of which it is counted how much was asked for. */
export function pieces(count: number, size: number, pause = 0) {
  const given = { count: 0, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (pause > 0) await new Promise((done) => setTimeout(done, pause));
        if (given.count === count) {
          controller.close();
          return;
        }
        given.count += 1;
        controller.enqueue(new Uint8Array(size));
      },
      cancel() {
        given.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, given };
}
