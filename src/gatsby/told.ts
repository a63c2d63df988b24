import type { Reporter } from "gatsby";

/** Characters of a line that a person reads; what is longer is code. */
const LONGEST = 400;

/** Lines of one fault. */
const MOST = 60;

/** What went wrong, in words and without a stack: lines of code that stand in it are cut. */
export function faultText(error: unknown): string {
  const text = error instanceof Error ? `${nameOf(error)}${error.message}` : String(error);
  const lines = text.split("\n").map((line) => (line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line));
  return lines.length > MOST ? [...lines.slice(0, MOST), "…"].join("\n") : lines.join("\n");
}

/** The kind of an error, where it says more than that it is one: `TypeError` is a mistake in the code. */
function nameOf({ name }: Error): string {
  return name === "Error" ? "" : `${name}: `;
}

/** An error without a stack: Gatsby prints the code that a stack leads to, which is the compiled file. */
export function sentence(text: string): Error {
  const error = new Error(text);
  error.stack = `Error: ${text}`;
  return error;
}

/**
 * A hook of the build whose errors are told in a sentence. Gatsby would print the compiled file in which they were
 * thrown around them: one line of 130 KB.
 *
 * @param file - Where the hook stands.
 */
export function told<Args extends { readonly reporter: Pick<Reporter, "panicOnBuild"> }, Result>(
  file: string,
  hook: (args: Args) => Result | Promise<Result>,
): (args: Args) => Promise<Result | undefined> {
  return async (args) => {
    try {
      return await hook(args);
    } catch (error) {
      args.reporter.panicOnBuild(`${file}: ${faultText(error)}`);
      return undefined;
    }
  };
}
