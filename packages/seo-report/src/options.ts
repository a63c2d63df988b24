import { parseArgs } from "node:util";

/** What `npm run seo -- --help` says. */
export const USAGE = `npm run seo [-- OPTIONS]: reads a site as search engines do and reports what they find wrong.

  --site FOLDER       the built site (public)
  --url ADDRESS       a site that is served, instead of a folder
  --limit NUMBER      the most pages that are read of it (500)
  --rate NUMBER       the most requests a second; without it, what is polite to the host
  --contact TEXT      whom its owner may ask about the crawler
  --state FOLDER      where an interrupted crawl is kept
  --render            also reads pages after their scripts
  --data FOLDER       redirects and exceptions (data, for this project's own site)
  --compare FILES     earlier reports (report.json): what has changed since the last of them
  --out FOLDER        where the report is written (seo-report)`;

/** What the command was told. */
export interface CommandOptions {
  readonly isHelp: boolean;
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
 * @throws At what it does not know, with what there is.
 */
export function optionsIn(args: readonly string[]): CommandOptions {
  try {
    return read(args);
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, { cause: error });
  }
}

function read(args: readonly string[]): CommandOptions {
  const { values, tokens } = parseArgs({
    args: [...args],
    options: {
      help: { type: "boolean", default: false },
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
  const { data, url, rate, contact, state, help: isHelp } = values;
  return { ...values, ...{ isHelp, data, url, rate, contact, state }, compare };
}
