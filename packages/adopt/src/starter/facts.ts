import { contact } from "#content/contact-page";
import type { Answers, Form } from "../answers";

/** The logo's path in the content. */
export const LOGO = "logo.svg";

/** What `site.json` has of the answers as they are. */
export function factsOf(answers: Answers): object {
  const { name, url, language, currency, fonts, color, logo, email, phone, social, without } = answers;
  return {
    name,
    url,
    language,
    currency,
    fonts,
    ...(color !== undefined && { color }),
    ...(logo !== undefined && { logo: `./${LOGO}` }),
    themes: without.includes("dark-theme") ? ["light"] : ["light", "dark"],
    email,
    phone,
    social,
  };
}

/** The form's messages go where the answers say. Where a page may be without a form, it is when nobody takes them. */
export function deliveryOf(page: unknown, form: Form): object {
  const { form: own, ...rest } = Object(page) as { form?: object };
  if (form.kind === "none" && contact.shape.form.safeParse(undefined).success) return rest;
  if (form.kind !== "endpoint") return { ...rest, form: own };
  const { endpoint, speaks } = form;
  return { ...rest, form: { ...own, delivery: { endpoint, speaks } } };
}

/** Made-up amounts of as many digits as the currency wants: 1000 euros, but 100000 yen. */
export function pricesIn(page: unknown, currency: string): unknown {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  const scale = format.resolvedOptions().maximumFractionDigits === 0 ? 100 : 1;
  return JSON.parse(JSON.stringify(page), (key, value: unknown) =>
    (key === "min" || key === "max") && typeof value === "number" ? value * scale : value,
  ) as unknown;
}
