/** What counts as much as the heaviest selector in its brackets. */
const AS_HEAVY_AS_ITS_LIST = /^(?:is|not|has)$/;

/**
 * The specificity of a selector as one number: its ids, then classes and what counts like them, then elements.
 *
 * @see https://www.w3.org/TR/selectors-4/#specificity-rules
 */
export function specificityOf(selector: string): number {
  // Texts of attributes may hold anything that means something elsewhere.
  let plain = selector.replace(/\[[^\]]*\]/g, ".attribute");
  for (let inner = withoutInnermostBrackets(plain); inner !== plain; inner = withoutInnermostBrackets(plain))
    plain = inner;
  const pseudoElements = /::[\w-]+|:(?:before|after|first-letter|first-line)(?![\w-])/g;
  const rest = plain.replace(pseudoElements, "");
  const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const elements = count(plain, pseudoElements) + count(rest, /(?:^|[\s>+~])[a-z]/gi);
  return (count(rest, /#/g) * 1000 + count(rest, /[.:]/g)) * 1000 + elements;
}

function withoutInnermostBrackets(selector: string): string {
  return selector.replace(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, list: string) => {
    if (name === "where") return "";
    if (!AS_HEAVY_AS_ITS_LIST.test(name)) return `:${name}`;
    const [heaviest = ""] = list.split(",").sort((a, b) => specificityOf(b) - specificityOf(a));
    return ` ${heaviest} `;
  });
}
