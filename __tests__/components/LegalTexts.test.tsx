/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { LegalTexts } from "../../src/components/LegalTexts";

const texts = [
  { title: "Privacy", paragraphs: ["Nothing is kept."] },
  { title: "Terms", paragraphs: ["What holds."] },
];

it("a text without a page opens above the page, one with a page of its title is a link to that", () => {
  render(<LegalTexts texts={texts} pages={[{ title: "Privacy", path: "/privacy/" }]} />);
  expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy/");
  expect(screen.getAllByRole("button").map((button) => button.textContent)).toEqual(["Terms"]);
});

it("pages stand in their order, without any text", () => {
  const pages = ["Imprint", "Accessibility"].map((title) => ({ title, path: `/${title}/` }));
  render(<LegalTexts texts={[]} pages={pages} />);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Imprint", "Accessibility"]);
});
