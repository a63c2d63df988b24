/** @jest-environment jsdom */
import { MAX_LENGTHS } from "../../src/contact-form/fields";
import { filled, words } from "../../src/lib/words";
import { notesOf, tidy } from "../../src/sections/contact/field-notes";
import { prefillEnquiry } from "../../src/sections/contact/prefill-enquiry";

jest.mock("../../data/site.json", () => ({ language: "de-DE" }));

function field(type: string, value: string): HTMLInputElement {
  document.body.innerHTML = `<input type="${type}">`;
  const input = document.querySelector("input");
  if (!input) throw new Error("no field");
  input.value = value;
  return input;
}

// As Safari does, jsdom takes no letters beyond ASCII in an address of mail.
it("helps an address whose domain has letters that the browser does not take", () => {
  const email = field("email", "ann@exämple.com");
  expect(email.validity.valid).toBe(false);
  tidy(email);
  expect(email.value).toBe("ann@xn--exmple-cua.com");
  expect(email.validity.valid).toBe(true);
});

it("leaves an address as it is that is none", () => {
  for (const typed of ["ann", "ann@", "ann@ü/b", `ann@${"ü".repeat(300)}.com`]) {
    const email = field("email", typed);
    tidy(email);
    expect(email.value).toBe(typed);
  }
});

it("leaves no mark in an address that nobody sees, for which it would be called wrong", () => {
  const email = field("email", "\u202aada\u200e@example.com\u202c");
  tidy(email);
  expect(email.value).toBe("ada@example.com");
});

it("writes figures as the language of the site does", () => {
  document.body.innerHTML = '<form><textarea name="message"></textarea></form>';
  const [form, message] = [document.querySelector("form"), document.querySelector("textarea")];
  if (!form || !message) throw new Error("no form");
  message.value = "a".repeat(MAX_LENGTHS.message + 1500);
  const { message: note } = notesOf(form, new Set());
  const { characters, tooMany, upTo } = words.form;
  const most = filled(characters.other, { count: "10.000" });
  expect(note).toEqual({ fault: filled(upTo, { characters: most }), room: filled(tooMany, { count: "1.500" }) });
});

describe("of a form that a browser has filled in again before the page's script runs", () => {
  const [select, message] = ["select", "textarea"].map((name) => () => {
    const control = document.querySelector<HTMLSelectElement | HTMLTextAreaElement>(name);
    if (!control) throw new Error(`no ${name}`);
    return control;
  }) as [() => HTMLSelectElement, () => HTMLTextAreaElement];
  const openings = JSON.stringify({ package: "I’d like “{name}”." });

  beforeEach(() => {
    history.replaceState(null, "", "/contact/?service=lace&package=Collar");
    document.body.innerHTML = `<form data-enquiry>
<select name="service"><option value=""></option><option value="lace"></option><option value="felt"></option></select>
<textarea name="message"></textarea></form>`;
    document.querySelector("form")?.setAttribute("data-enquiry", openings);
  });

  it("what came from the link is known as that", () => {
    [select().value, message().value] = ["lace", "I’d like “Collar”.\n\n"];
    prefillEnquiry();
    expect(select().dataset.prefilled).toBe("lace");
    expect(message().dataset.prefilled).toBe("I’d like “Collar”.\n\n");
  });

  it("a service that is none of the choices is the last of them, whatever that is called", () => {
    history.replaceState(null, "", "/contact/?service=rope");
    prefillEnquiry();
    expect(select().value).toBe("felt");
  });

  it("what was typed is not taken for it, nor replaced", () => {
    [select().value, message().value] = ["felt", "I’d like “Collar”.\n\nIn blue."];
    prefillEnquiry();
    expect([select().value, message().value]).toEqual(["felt", "I’d like “Collar”.\n\nIn blue."]);
    expect([select().dataset.prefilled, message().dataset.prefilled]).toEqual([undefined, undefined]);
  });
});
