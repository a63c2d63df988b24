declare module "@adobe/structured-data-validator" {
  /** What breaks one of Google's rules for rich results. */
  export interface Issue {
    readonly issueMessage: unknown;
    readonly severity: "ERROR" | "WARNING";
    /** The way from the root to the thing: the field that holds each step, and its place where there are several. */
    readonly path: readonly { readonly type?: unknown; readonly property?: string; readonly index?: number }[];
    readonly fieldNames: readonly string[];
  }

  export default class Validator {
    /** Without the vocabulary of schema.org it judges by Google's rules alone; it fetches nothing. */
    constructor(schemaOrgJson?: undefined);
    /** Takes things by their format (`jsonld`, `microdata`, `rdfa`) and type. */
    validate(data: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>>): Promise<readonly Issue[]>;
  }
}

declare module "@marbec/web-auto-extractor" {
  type Things = Readonly<Record<string, readonly unknown[]>>;

  /** Reads things that HTML describes by its attributes. */
  export default class WebAutoExtractor {
    parse(html: string): { readonly microdata: Things; readonly rdfa: Things };
  }
}
