import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const SITE = z.object({ name: z.string(), email: z.email() });
const CONTACT = z.object({
  form: z.object({ services: z.array(z.object({ value: z.string(), label: z.string() })) }),
});

/** What the mail service has to know of the agency; the pages are made of the same. */
export interface Agency {
  readonly name: string;
  readonly email: string;
  /** The services the form offers. */
  readonly services: readonly { readonly value: string; readonly label: string }[];
}

/** Reads it from the folder of the content. @throws When it is not there. */
export async function readAgency(dataDir: string): Promise<Agency> {
  const { name, email } = SITE.parse(await readJson(join(dataDir, "site.json")));
  const { form } = CONTACT.parse(await readJson(join(dataDir, "pages", "contact.json")));
  return { name, email, services: form.services };
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, "utf8"));
}
