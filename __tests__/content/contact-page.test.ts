import { checkContent } from "../../src/content/check";
import { type ContentCopy, copyContent } from "../support/content-copy";

let copy: ContentCopy;
beforeEach(async () => {
  copy = await copyContent();
});
afterEach(() => copy.remove());

it("may do without the form: then no service has to be one of its choices", async () => {
  await copy.set("pages/contact.json", "form.services[0].services", []);
  await copy.set("pages/contact.json", "form", undefined);
  expect((await checkContent(copy.dataDir)).faults).toEqual([]);
});

it("does not do without any way to reach the agency", async () => {
  await copy.set("pages/contact.json", "form", undefined);
  await copy.set("pages/contact.json", "methods", []);
  expect((await checkContent(copy.dataDir)).faults).toEqual([
    expect.objectContaining({ file: "pages/contact.json", field: "methods" }),
  ]);
});
