import { specificityOf } from "../../src/gatsby/finish/specificity";

it.each([
  ["a", "div"],
  ["*", ":where(.a,#b)"],
  [".a", "[href]", ":hover", ":nth-child(2n)", "[title='a.b:c (d)']", ":where(#b).a"],
  ["a::before", "a:after", "nav a", "nav>a"],
  ["::details-content", "::view-transition-old(cover)"],
  [".a.b", ".a:not(.b)", ".a :is(.b,c)", ".a:not(:is(.b,c))", ".a:has(>.b)"],
  ["#a b", "#a:is(b,i)", ":is(#a i,.b .c)", ":is(.b .c,#a i)", "i:has(#a)"],
])("is the same for %s and %s", (...selectors) => {
  expect(new Set(selectors.map(specificityOf)).size).toBe(1);
});

it("grows from elements over classes to ids, whatever the numbers", () => {
  const selectors = ["*", "a", "a b c d", ".a", ".a b c d", ".a.b", "#a", "#a b", "#a .b", "#a#b"];
  const weights = selectors.map(specificityOf);
  expect(weights).toEqual([...weights].sort((a, b) => a - b));
  expect(new Set(weights).size).toBe(selectors.length);
});
