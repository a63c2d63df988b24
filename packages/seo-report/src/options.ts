import { parseArgs } from "node:util";

/** What the command was told. */
interface CommandOptions {
  readonly site: string;
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
      if (isOpen) compare.push(token.value);
    } else if (token.kind === "positional") {
      if (!isOpen) throw new Error(`What is ${token.value} for? Name the folder of a site with --site.`);
      compare.push(token.value);
    }
  }
  return { site: values.site, out: values.out, data: values.data, compare };
}
