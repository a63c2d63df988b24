import { splitSheet } from "../../src/gatsby/finish/later-styles";

it.each([
  ".card:hover{color:red}",
  ".card:is(:hover,:focus-within) a{color:red}",
  "a:not(.button):hover{color:red}",
  "dialog{color:red}",
  "dialog>*+*,dialog::backdrop{color:red}",
  "html:has(:modal){color:red}",
  "@media(width < 60rem){html:has(.menu:popover-open){color:red}}",
  "@media print{nav{display:none}}",
  "@media print{@page{margin:12mm}}",
  "@media(forced-colors:active){.badge{border:1px solid}}",
  "@media(scripting:none){.themes{display:none}}",
  "@media(width >= 60rem){.card:hover{color:red}}",
  "@layer blocks{@media print{nav{display:none}}}",
  "@media print{@media(width >= 60rem){nav{display:none}}}",
])("brings later %s", (sheet) => {
  expect(splitSheet(sheet)).toEqual({ first: "", later: sheet });
});

it.each([
  ".card{color:red}",
  ".card:focus-visible{color:red}",
  ".menu:popover-open{color:red}",
  "a:not(:hover){color:red}",
  "a:not(:is(:hover,:focus)){color:red}",
  "main:not(:has(a:is(:hover,:focus))) .cover{color:red}",
  "a:not(:has(img):hover){color:red}",
  "a:not(:is(.a,.b),:hover){color:red}",
  "@media(width >= 60rem),print{.card{color:red}}",
  "@media screen{.card{color:red}}",
  "@media(hover:hover)and (scripting:enabled){.card{color:red}}",
  "@font-face{font-family:Text}",
  "@keyframes open{0%{opacity:0}to{opacity:1}}",
  "@view-transition{navigation:auto}",
  "@layer base,blocks;",
])("leaves in the page %s", (sheet) => {
  expect(splitSheet(sheet)).toEqual({ first: sheet, later: "" });
});

it("parts a rule by its selectors, each with all that the rule says", () => {
  expect(splitSheet(".link:hover,.link[aria-current]{color:red;margin:0}")).toEqual({
    first: ".link[aria-current]{color:red;margin:0}",
    later: ".link:hover{color:red;margin:0}",
  });
});

it("keeps the order within each part, and says the order of the layers in the page alone", () => {
  const first =
    "@layer base,blocks;@layer base{a{color:red}@media(width >= 60rem){a{color:blue}}}@layer blocks{.b{top:0}}";
  const later = "@layer base{a:hover{margin:0}@media print{a{padding:0}}}@layer blocks{.b:hover{left:0}}";
  const sheet =
    "@layer base,blocks;@layer base{a{color:red}a:hover{margin:0}@media(width >= 60rem){a{color:blue}}" +
    "@media print{a{padding:0}}}@layer blocks{.b{top:0}.b:hover{left:0}}";
  expect(splitSheet(sheet)).toEqual({ first, later });
});

describe("what stood behind a rule that comes later", () => {
  const laterOf = (sheet: string) => splitSheet(sheet).later;

  it.each([
    ["a:hover{color:red}", "a[aria-current]{color:blue}"],
    ["a:hover{border-color:red}", "a:user-invalid{border:0}"],
    ["a:hover{border:0}", "a:user-invalid{border-color:red}"],
    [".a:hover:after{color:red}", ".b>.a:after{color:blue}"],
    ["a:hover{top:0}", "a:focus{inset:1px}"],
    ["@media(scripting:none){.a{color:red}}", ".b{color:blue}"],
    ["@media print{p{--ink:red}}", "div{--ink:blue}"],
    [".a:hover{-webkit-appearance:none}", ".a:focus{appearance:auto}"],
  ])("still wins over it: %s%s", (moved, behind) => {
    expect(splitSheet(moved + behind)).toEqual({ first: behind, later: moved + behind });
  });

  it("still wins in its layer and medium, with what concerns the rule alone", () => {
    const sheet =
      "@layer a{.a:hover{color:red}}@layer b{.b:focus{color:red}}@layer a{@media(width >= 60rem){.b:focus{top:0;color:red}}}";
    expect(laterOf(sheet)).toBe("@layer a{.a:hover{color:red}}@layer a{@media(width >= 60rem){.b:focus{color:red}}}");
  });

  it("still wins over it where both stand in one list of selectors further behind", () => {
    expect(laterOf(".a:hover{color:red}.b:focus,.b:hover,.c{color:blue}")).toBe(
      ".a:hover{color:red}.b:focus{color:blue}.b:hover{color:blue}",
    );
  });

  it.each([
    ["says something else", "a:focus{background:red}"],
    ["weighs less", "a{color:blue}"],
    ["weighs more", "a.b:focus{color:blue}"],
    ["sets another property of its own", "a:focus{--ink:blue}"],
    ["stands in another layer", "@layer b{a:focus{color:blue}}"],
  ])("does not come again when it %s", (_, behind) => {
    expect(laterOf(`a:hover{color:red;--paper:red}${behind}`)).toBe("a:hover{color:red;--paper:red}");
  });

  it.each(["keyframes", "-webkit-keyframes"])("does not come again when it is a step of @%s", (name) => {
    const moved = "@media print{p{color:red}}";
    expect(laterOf(`${moved}@${name} open{to{color:blue}}`)).toBe(moved);
  });

  it("does not come again when it stood before it", () => {
    expect(laterOf("a:focus{color:blue}a:hover{color:red}")).toBe("a:hover{color:red}");
  });
});
