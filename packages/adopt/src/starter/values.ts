import type { Answers } from "../answers";
import type { Values } from "./fill";
import { iconsFor } from "./icons";
import { type Service, servicesOf } from "./services";
import { moreOf, type Texts } from "./texts";

/** A menu, a page of cards and a form take so many services. */
const MOST = 24;

/** The home page begins with so many. */
const FEATURED = 3;

/** Pictures of services: neighbours are not alike. */
const DRAWINGS = ["quarters", "rings", "steps", "dots", "sheets", "bars"] as const;

/** What stands for the names in a starter's texts. */
export function valuesOf(answers: Answers, texts: Texts): Values {
  const { name, email, phone, services } = answers;
  const listed = services.slice(0, MOST);
  const [first = name] = services;
  return {
    agency: name,
    email,
    phone,
    first,
    year: new Date().getFullYear(),
    services: listed,
    featured: services.slice(0, FEATURED),
    choices: choicesOf(allServices(answers, texts), moreOf(texts).otherChoice),
    ...Object.fromEntries(
      [1, 2, 3].map((place) => [`package ${place}`, services[(place - 1) % services.length] ?? first]),
    ),
  };
}

/** The services of an agency, with keys and addresses. */
export function allServices({ services, name }: Answers, texts: Texts): readonly Service[] {
  return servicesOf(services, name, moreOf(texts).titles);
}

/** What stands for the names in the texts of one service. */
export function serviceValues({ title, key, found }: Service, index: number, titles: readonly string[]): Values {
  const drawing = (place: number) => `[[${DRAWINGS[place % DRAWINGS.length] ?? "rings"}]]`;
  const icon = iconsFor(titles)[index];
  return { service: title, key, title: found, icon, cover: drawing(index), why: drawing(index + 3) };
}

/** What a message can be about: each service, as far as they fit, and all else. */
function choicesOf(services: readonly Service[], other: string): readonly object[] {
  const choices = services
    .slice(0, MOST - 1)
    .map(({ key, title }) => ({ value: key, label: title, services: [title] }));
  return [...choices, { value: "other", label: other, services: [] }];
}
