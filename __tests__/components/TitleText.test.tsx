/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render } from "@testing-library/react";
import { TitleText } from "../../src/components/TitleText";

it.each([
  ["Social Media – Instagram Growth Campaign", ["Media –"]],
  ["Banking App UX Redesign", []],
  ["Full-text Search", []],
])("holds a dash to the word before it and leaves the text alone: %s", (title, held) => {
  const { container } = render(<TitleText title={title} />);
  expect(container.textContent).toBe(title);
  expect([...container.querySelectorAll("span")].map((span) => span.textContent)).toEqual(held);
});
