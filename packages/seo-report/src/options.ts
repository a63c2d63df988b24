import { parseArgs } from "node:util";

/** What the command was told. */
export interface CommandOptions {
  readonly site: string;
  /** The first page of a site that is served; then the folder has no say. */
  readonly url: string | undefined;
  readonly limit: string;
  readonly rate: string | undefined;
  readonly contact: string | undefined;
  readonly state: string | undefined;
  /** Whether pages are also read after their scripts. */
  readonly render: boolean;
  readonly out: string;
  readonly data: string | undefined;
  /** Files of earlier reports. */
  readonly compare: readonly string[];
}

/**
 * Reads the arguments of the command: `--compare` takes several files, one after the other or each with its own.
 * @throws At what it does not know.
 */
export function optionsIn(args: readonly string[]): CommandOptions {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: {
      site: { type: "string", default: "public" },
      url: { type: "string" },
      limit: { type: "string", default: "500" },
      rate: { type: "string" },
      contact: { type: "string" },
      state: { type: "string" },
      render: { type: "boolean", default: false },
      out: { type: "string", default: "seo-report" },
      data: { type: "string" },
      compare: { type: "string", multiple: true },
    },
    allowPositionals: true,
    tokens: true,
  });
  const compare: string[] = [];
  let isOpen = false;
  for (const token of tokens) {
    if (token.kind === "option") {
      isOpen = token.name === "compare";
      if (isOpen && token.value !== undefined) compare.push(token.value);
    } else if (token.kind === "positional") {
      if (!isOpen) throw new Error(`What is ${token.value} for? Name the folder of a site with --site.`);
      compare.push(token.value);
    }
  }
  const { data, url, rate, contact, state } = values;
  return { ...values, ...{ data, url, rate, contact, state }, compare };
}
