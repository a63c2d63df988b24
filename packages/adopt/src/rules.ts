import { stat } from "node:fs/promises";
import type { z } from "zod";
import { agency } from "#content/agency";
import { titleFaults } from "#content/address-title";
import { delivery } from "#content/delivery";
import type { Fault } from "#content/fault";
import { ruleFaults } from "#content/rule-faults";
import { service } from "#content/service";
import { isInstalled } from "#fonts/sources";

/** What is wrong with an answer: what was got and what may stand there. */
export type Wrong = Pick<Fault, "got" | "allowed">;

/** Facts of the agency that are one text in `data/site.json`. */
export type SiteFact = "name" | "url" | "email" | "phone" | "language" | "currency" | "color";

const SITE_RULES = {
  name: agency.pick({ name: true }),
  url: agency.pick({ url: true }),
  email: agency.pick({ email: true }),
  phone: agency.pick({ phone: true }),
  language: agency.pick({ language: true }),
  currency: agency.pick({ currency: true }),
  color: agency.pick({ color: true }),
} as const;

const SOCIAL_RULES = agency.pick({ social: true });
const FONT_RULES = agency.pick({ fonts: true });
const TITLE_RULES = service.pick({ title: true });
const NAVIGATION_RULES = agency.shape.navigation.pick({ services: true });

/** What the content's own rules say of a fact of the agency. */
export function factFaults(fact: SiteFact, value: string): Wrong[] {
  return wrongIn(SITE_RULES[fact], { [fact]: value });
}

/** What they say of a profile in a network. */
export function profileFaults(profiles: readonly object[]): Wrong[] {
  return wrongIn(SOCIAL_RULES, { social: profiles });
}

/** What they say of the titles of services: each by itself, what its address would be, and all together. */
export function serviceFaults(titles: readonly string[]): Wrong[] {
  const each = titles.flatMap((title) => [
    ...wrongIn(TITLE_RULES, { title }),
    ...titleFaults(title).map((reason) => ({ got: JSON.stringify(title), allowed: `a title with ${reason}` })),
  ]);
  return [...each, ...wrongIn(NAVIGATION_RULES, { services: titles })];
}

/** What they say of a service elsewhere that takes the form's messages. */
export function deliveryFaults(endpoint: string, speaks: string): Wrong[] {
  return wrongIn(delivery, { endpoint, speaks });
}

/** Whether a font can be had: it is installed, or npm's registry has its package. */
export async function fontFaults(name: string, isPublished: (name: string) => Promise<boolean>): Promise<Wrong[]> {
  const wrong = wrongIn(FONT_RULES, { fonts: { display: name, text: name } }).slice(0, 1);
  if (wrong.length > 0 || isInstalled(name) || (await isPublished(name))) return wrong;
  return [
    { got: JSON.stringify(name), allowed: "a package of @fontsource-variable: fontsource.org/?variable=true has all" },
  ];
}

/** Whether a file is there that can be a logo. */
export async function logoFaults(file: string): Promise<Wrong[]> {
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile() === true && /\.svg$/i.test(file)) return [];
  return [{ got: JSON.stringify(file), allowed: "the path of an SVG file" }];
}

function wrongIn(rules: z.ZodType, value: object): Wrong[] {
  return ruleFaults("", rules, value).map(({ got, allowed }) => ({ got, allowed }));
}
