interface Named {
  readonly to: string;
  readonly what: string;
  /** It stays a text for those who ask for it; in place of any other name they get what it names. */
  readonly isKey?: boolean;
}

/** What a text of the content may name: the place where the names are given, and what it is called in messages. */
export const REFERENCES = {
  service: { to: "Service title", what: "the title of a service" },
  project: { to: "Project title", what: "the title of a project" },
  person: { to: "Testimonials testimonials.*.name", what: "the name of a person in data/testimonials.json" },
  member: { to: "Team members.*.name", what: "the name of a person in data/team.json" },
  discipline: { to: "Agency disciplines.*.key", what: "the key of a discipline in data/site.json", isKey: true },
  claim: { to: "Agency claims.*.key", what: "the key of a claim in data/site.json", isKey: true },
} as const satisfies Readonly<Record<string, Named>>;

/** A kind of name; a field tells which one it holds by `names` in its meta. */
export type Reference = keyof typeof REFERENCES;
