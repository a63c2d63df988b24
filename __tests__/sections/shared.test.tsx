/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen, within } from "@testing-library/react";
import { CallToAction } from "../../src/sections/shared/CallToAction";
import { Process } from "../../src/sections/shared/Process";
import { Questions } from "../../src/sections/shared/Questions";
import { Reasons } from "../../src/sections/shared/Reasons";
import { content } from "../support/content";

const { pages } = content;
const withEmpty = (intro: { eyebrow?: string | undefined; title: string; text?: string | undefined }) => ({
  eyebrow: intro.eyebrow ?? null,
  text: intro.text ?? null,
  title: intro.title,
});

it("asks for the next step with both of its links", () => {
  const { callToAction } = pages.home;
  render(
    <CallToAction
      callToAction={callToAction}
      primary={{ label: "Start Your Project", to: "/contact/" }}
      secondary={{ label: "View Our Work", to: "/portfolio/" }}
    />,
  );
  const section = screen.getByRole("region", { name: callToAction.title });
  expect(within(section).getByRole("link", { name: "Start Your Project" })).toHaveAttribute("href", "/contact/");
  expect(within(section).getByRole("link", { name: "View Our Work" })).toHaveAttribute("href", "/portfolio/");
});

it("lists the steps of the process in order", () => {
  const { intro, steps } = pages.services.process;
  render(<Process process={{ intro: withEmpty(intro), steps }} />);
  const items = within(screen.getByRole("region", { name: intro.title })).getAllByRole("listitem");
  expect(items.map((item) => within(item).getByRole("heading", { level: 3 }).textContent)).toEqual(
    steps.map(({ title }) => title),
  );
});

it("unfolds an answer below each question", () => {
  const { intro, questions } = pages.contact.questions;
  render(<Questions questions={{ intro: withEmpty(intro), questions }} />);
  expect(screen.getAllByRole("group")).toHaveLength(questions.length);
  for (const { question, answer } of questions) {
    expect(screen.getByRole("heading", { name: question })).toBeInTheDocument();
    expect(screen.getByText(answer, { collapseWhitespace: false })).toBeInTheDocument();
  }
});

it("gives every reason with its heading", () => {
  const { intro, points } = pages.home.reasons;
  render(<Reasons reasons={{ intro: withEmpty(intro), points }} />);
  const items = within(screen.getByRole("region", { name: intro.title })).getAllByRole("listitem");
  expect(items).toHaveLength(points.length);
});
