/** What a text of the content may name: the place where the names are given, and what it is called in messages. */
export const REFERENCES = {
  service: { to: "Service title", what: "the title of a service" },
  project: { to: "Project title", what: "the title of a project" },
  person: { to: "Testimonials testimonials.*.name", what: "the name of a person in data/testimonials.json" },
} as const;

/** A kind of name; a field tells which one it holds by `names` in its meta. */
export type Reference = keyof typeof REFERENCES;
