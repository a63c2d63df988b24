import { load } from "cheerio";
import { faultPage, type Site } from "../../src/mail/fault-page";
import { typed } from "../support/mail";

const site: Site = {
  name: "Threadneedle & Sons",
  language: "en",
  endpoint: "/mail.php",
  contactPage: "/contact/",
  thanks: "/contact/#sent",
  services: [{ value: "lace", label: "Lace" }],
};

it("has each field written from the side of its first letter, and addresses and numbers from the left", () => {
  const $ = load(faultPage("Not sent.", site, { fields: typed }));
  const sides = $("form input:not([type=checkbox]), form textarea")
    .map((_index, field) => `${$(field).attr("name") ?? ""} ${$(field).attr("dir") ?? "none"}`)
    .get();
  expect(sides).toEqual(["firstName auto", "lastName auto", "email ltr", "phone ltr", "message auto"]);
});

it("keeps what was typed, also what means something else in HTML", () => {
  const fields = { ...typed, firstName: '"><b>', message: "\n</textarea><b>" };
  const $ = load(faultPage("Not sent.", site, { fields }));
  expect($("[name=firstName]").val()).toBe('"><b>');
  expect($("[name=message]").val()).toBe("\n</textarea><b>");
  expect($("b")).toHaveLength(0);
});

it.each([
  ["ar", "rtl"],
  ["de-DE", undefined],
])("is written in %s from the side of its language", (language, direction) => {
  const $ = load(faultPage("Not sent.", { ...site, language }, { fields: typed }));
  expect($("html").attr("dir")).toBe(direction);
});
