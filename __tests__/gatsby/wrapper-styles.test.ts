import { removeWrapperStyles } from "../../src/gatsby/finish/wrapper-styles";
import { finished } from "../support/finished";

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
  expect(finished(`<p></p>${before}</div>`, removeWrapperStyles)).toBe(`<p></p>${after}</div>`);
  expect(finished(`${after}</div>`, removeWrapperStyles)).toBe(`${after}</div>`);
});

it("leaves the style of every other element", () => {
  const html = '<div style="top:0" id="main"></div><p style="top:0">gatsby-announcer</p>';
  expect(finished(html, removeWrapperStyles)).toBe(html);
});
