/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Logo } from "../../src/components/Logo";

const drawn = (ratio: number) => ({
  viewBox: `0 0 ${String(30 * ratio)} 30`,
  shapes: '<path d="M0 0h30v30z"/>',
  ratio,
  isWide: ratio > 2,
});

const name = "Büro Weißdorn";

it("stands before the name, which says it all", () => {
  const { container } = render(<Logo agency={{ name, drawing: drawn(1) }} />);
  expect(screen.queryByRole("img")).toBeNull();
  expect(container).toHaveTextContent(name);
  expect(container.querySelector("svg path")).toHaveAttribute("d", "M0 0h30v30z");
});

it("stands for the name where it is long, and says it to those who do not see it, unless what is around it does", () => {
  const { container, rerender } = render(<Logo agency={{ name, drawing: drawn(5) }} />);
  expect(screen.getByRole("img", { name })).toBeVisible();
  expect(container).toHaveTextContent("");
  rerender(<Logo agency={{ name, drawing: drawn(5) }} isNamed />);
  expect(screen.queryByRole("img")).toBeNull();
});

it.each([
  [1, "32", "32"],
  [1.5, "48", "32"],
  [5, "140", "28"],
  [10, "168", "17"],
])("of %d times its height is %s px wide and %s px high, so that a small window has room", (ratio, width, height) => {
  const { container } = render(<Logo agency={{ name, drawing: drawn(ratio) }} />);
  const svg = container.querySelector("svg");
  expect([svg?.getAttribute("width"), svg?.getAttribute("height")]).toEqual([width, height]);
});
