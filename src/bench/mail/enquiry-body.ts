import type { Fields } from "../../mail/fields";

/** What one enquiry is sent with. */
export interface Sent {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const BOUNDARY = "----WebKitFormBoundaryA1b2C3d4E5f6G7h8";

/** Told apart from those of an earlier run: a server may store what it has just been sent only once. */
const RUN = Date.now().toString(36);

const MESSAGE = `Good morning,

we are a small publishing house in Zürich with about forty titles a year. Our shop was built eight years ago, is slow on
phones, and nobody here dares to change it any more. We would like to know what a new one would cost, how long it would
take, and whether our authors’ pages could move with it.

Could we talk about it next week? Tuesday and Thursday are good for us, from ten o’clock.

Kind regards
Zoë Müller`;

let count = 0;

/** The next enquiry, like any other to a server, of the same length, and unlike all before it. */
export function nextEnquiry(): Sent {
  count += 1;
  const number = `${RUN}-${String(count).padStart(7, "0")}`;
  const fields: Fields = {
    firstName: "Zoë",
    lastName: "Müller",
    email: `zoe.${number}@example.com`,
    phone: "+41 44 555 01 23",
    service: "",
    message: `${MESSAGE}\n\nOur reference: ${number}`,
  };
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { headers: HEADERS, body: `${parts.join("")}--${BOUNDARY}--\r\n` };
}

/** What the page's script sends along. */
const HEADERS = {
  "Content-Type": `multipart/form-data; boundary=${BOUNDARY}`,
  Accept: "*/*",
  "Sec-Fetch-Mode": "cors",
  "Sec-Fetch-Site": "same-origin",
};
