/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Picture } from "../../src/components/Picture";
import { samplePicture } from "../support/picture";

it("offers AVIF before WebP, keeps its place, and waits until it is near", () => {
  const { container } = render(<Picture picture={samplePicture("A sheet")} />);
  const image = screen.getByRole("img", { name: "A sheet" });
  expect(container.querySelector("source")).toHaveAttribute("type", "image/avif");
  expect(image).toHaveAttribute("src", expect.stringMatching(/\.webp$/));
  expect([image.getAttribute("width"), image.getAttribute("height")]).toEqual(["1000", "750"]);
  expect(image).toHaveAttribute("loading", "lazy");
});

it("is fetched first when it is the page's main picture", () => {
  render(<Picture picture={samplePicture("A sheet")} isMain />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

it("fails by name when the data layer made no picture", () => {
  const broken = { alt: "A drawing", file: { childImageSharp: null } };
  expect(() => render(<Picture picture={broken} />)).toThrow('The picture "A drawing" has no image data');
});
