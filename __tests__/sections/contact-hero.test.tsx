/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { ContactHero } from "../../src/sections/contact/ContactHero";
import { words } from "../../src/lib/words";

const agency = {
  email: "post@buero-weissdorn.example",
  phone: "+49 (0)40 66969 217",
  phoneLink: "tel:+494066969217",
  address: { lines: ["Speicherstadt 12", "20457 Hamburg"] },
  openingHours: null,
  timeZone: null,
  social: [],
};

const page = {
  name: "Kontakt",
  hero: { title: "Sagen Sie uns, was fehlt", text: "Wir antworten in zwei Tagen." },
  methods: [
    { kind: "email" as const, title: "E-Mail", text: "Für alles, was Zeit hat." },
    { kind: "phone" as const, title: "Telefon", text: "Für alles, was eilt." },
  ],
  form: null,
};

it("shows the ways to reach the agency where it has no form, and nothing that could be filled in", () => {
  const { container } = render(<ContactHero page={page} agency={agency} />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(page.hero.title);
  const list = within(screen.getAllByRole("list").find((one) => within(one).queryByText("E-Mail")) ?? container);
  expect(list.getByRole("link", { name: agency.email })).toHaveAttribute("href", `mailto:${agency.email}`);
  expect(list.getByRole("link", { name: agency.phone })).toHaveAttribute("href", agency.phoneLink);
  expect(list.getByRole("heading", { name: words.visit.address })).toBeVisible();
  expect(screen.getAllByRole("link", { name: agency.email })).toHaveLength(1);
  expect(container.querySelector("form, input, textarea, button, [id=contact-form]")).toBeNull();
});
