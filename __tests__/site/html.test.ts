import { HtmlValidate } from "html-validate";
import { builtPages } from "../support/built-site";

const pages = builtPages();

const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    // How a page is written, not whether it is valid: Gatsby and React decide it.
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "attr-quotes": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    "void-style": "off",
    "long-title": "off",
    "script-type": "off",
    // Gatsby's style sheet is inline, pictures carry their dominant colour.
    "no-inline-style": "off",
    // A list keeps its role in VoiceOver without its markers only when it is written down.
    "no-redundant-role": "off",
    // Phone numbers are shown as clients write them.
    "tel-non-breaking": "off",
  },
});

it.each(pages.map(({ path, html }) => [path, html] as const))("%s is valid HTML", async (_path, html) => {
  const { results } = await validator.validateString(html);
  expect(
    results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    ),
  ).toEqual([]);
});

it.each(pages.map(({ path, document }) => [path, document] as const))(
  "%s hides nothing from assistive technology that gives a control its name or can have the focus",
  (_path, document) => {
    const hidden = [...document.querySelectorAll('[aria-hidden="true"]')];
    expect(hidden.length).toBeGreaterThan(0);
    const named = hidden.filter((element) => element.matches("label, legend, caption, figcaption, summary, option"));
    const focusable = hidden.flatMap((element) => [
      ...element.querySelectorAll(":is(a[href], button, input, select, textarea, summary):not([tabindex='-1'])"),
    ]);
    expect([...named, ...focusable].map((element) => element.outerHTML)).toEqual([]);
  },
);
