/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { words } from "../../src/lib/words";
import { Field } from "../../src/components/Field";

it("is named by its label and says what is optional", () => {
  render(<Field name="phone" label="Phone" type="tel" autoComplete="tel" />);
  const field = screen.getByRole("textbox", { name: `Phone ${words.form.optional}` });
  expect(field).toHaveAttribute("name", "phone");
  expect(field).not.toBeRequired();
});

it("becomes a box with its rows, required, with its fault beside it", () => {
  render(<Field name="message" label="Message" isRequired rows={5} fault="Please write a few words." />);
  const field = screen.getByRole("textbox", { name: "Message" });
  expect(field).toHaveAttribute("rows", "5");
  expect(field).toBeRequired();
  expect(screen.getByText("Please write a few words.")).toBeInTheDocument();
});

it("tells what is wrong with it and how much fits, as its description", () => {
  render(<Field name="phone" label="Phone" note={{ fault: "Too long.", room: "3 characters too many" }} />);
  const field = screen.getByRole("textbox", { name: `Phone ${words.form.optional}` });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription("3 characters too many Too long.");
});

it("has nothing to tell at first but what its hint says, and cuts nothing off", () => {
  render(<Field name="message" label="Message" isRequired rows={5} fault="Please write." hint="Up to 10" />);
  const field = screen.getByRole("textbox", { name: "Message" });
  expect(field).not.toHaveAttribute("aria-invalid");
  expect(field).toHaveAccessibleDescription("Up to 10");
  expect(field).not.toHaveAttribute("maxlength");
});

it("is written from the right where its first letter is, but for addresses and numbers", () => {
  render(
    <>
      <Field name="firstName" label="First name" />
      <Field name="message" label="Message" rows={5} />
      <Field name="email" label="Email" type="email" />
      <Field name="phone" label="Phone" type="tel" />
    </>,
  );
  expect(screen.getAllByRole("textbox").map((field) => field.getAttribute("dir"))).toEqual([
    "auto",
    "auto",
    "ltr",
    "ltr",
  ]);
});
