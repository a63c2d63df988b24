import { builtPages } from "./built-site";

/**
 * Tests of a part that an agency may do without. Where it does, one test stands for them: no page has anything of it.
 *
 * @param name - Of the part, with its article.
 * @param part - What the content says of it; nothing where the agency does without.
 * @param selector - What pages have of it.
 */
export function describeWith<T>(name: string, part: T | undefined, selector: string, tests: (part: T) => void): void {
  if (part === undefined) {
    it(`${name} is on no page of an agency that does without`, () => {
      const showing = builtPages().filter(({ document }) => document.querySelector(selector) !== null);
      expect(showing.map(({ path }) => path)).toEqual([]);
    });
    return;
  }
  describe(name, () => {
    tests(part);
  });
}
