import { withoutWrapperStyles } from "../../src/gatsby/finish/wrapper-styles";

it.each([
  [
    '<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">',
    '<div tabindex="-1" id="gatsby-focus-wrapper">',
  ],
  [
    '<div tabindex="-1" style="outline:none" id="gatsby-focus-wrapper">',
    '<div tabindex="-1" id="gatsby-focus-wrapper">',
  ],
  ['<div id="gatsby-announcer" style="position:absolute;top:0">', '<div id="gatsby-announcer">'],
])("takes the style of Gatsby's own element %s", (before, after) => {
  expect(withoutWrapperStyles(`<p>${before}</p>`)).toBe(`<p>${after}</p>`);
  expect(withoutWrapperStyles(after)).toBe(after);
});

it("leaves the style of every other element", () => {
  const html = '<div style="top:0" id="main"></div><p style="top:0">gatsby-announcer</p>';
  expect(withoutWrapperStyles(html)).toBe(html);
});
