/** A component in a stack: functions with a large first letter, of which the first few say where in a page it is. */
const COMPONENT = /^\s+at ([A-Z]\w*)\b/gm;

/** Classes of JavaScript itself, which stand in stacks as components do. */
const OWN =
  /^(?:Object|Array|Map|Set|Promise|Module|String|Number|Function|Error|JSON|RegExp|Generator|Node|React\w*)$/;

/**
 * An error of a page as a sentence: which page, what went wrong, in which components. Its stack is left out: Gatsby
 * would print it with lines of other files, since it reads it with a map that does not belong to it.
 */
export function renderFault(path: string, error: unknown): Error {
  const { name, message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const components = [...new Set([...stack.matchAll(COMPONENT)].map(([, component = ""]) => component))];
  const where = components.filter((component) => !OWN.test(component)).slice(0, 3);
  const what = `${name === "Error" ? "" : `${name}: `}${message}`.replace(/\s*\n\s*/g, "; ").slice(0, 1000);
  const fault = new Error(
    `The page ${path} cannot be rendered: ${what}${where.length > 0 ? ` (in ${where.join(", in ")})` : ""}`,
  );
  fault.stack = `Error: ${fault.message}`;
  return fault;
}
