/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { ProjectCard } from "../../src/components/ProjectCard";
import { content } from "../support/content";
import { samplePicture } from "../support/picture";

const [data] = content.projects;
if (!data) throw new Error("There are no projects");
const { title, category, year, description, cover } = data;
const project = {
  title,
  category,
  year,
  description,
  path: "/projects/sample/",
  service: { hue: "cobalt" as const },
  cover: samplePicture(cover.alt),
};

it("is one link named by its title", () => {
  render(<ProjectCard project={project} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByRole("link", { name: title })).toHaveAttribute("href", "/projects/sample/");
  expect(screen.getByRole("heading", { name: title })).toBeInTheDocument();
});

it("tells which project an action is about", () => {
  render(<ProjectCard project={project} action="View Details" />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.getByRole("link", { name: `View Details – ${title}` })).toBeInTheDocument();
});

it("shows cover, category, year and the sentence", () => {
  render(<ProjectCard project={project} />);
  expect(screen.getByRole("img", { name: cover.alt })).toBeInTheDocument();
  for (const text of [category, String(year), description]) expect(screen.getByText(text)).toBeInTheDocument();
});
