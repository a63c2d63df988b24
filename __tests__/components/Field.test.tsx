/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { render, screen } from "@testing-library/react";
import { Field } from "../../src/components/Field";

it("is named by its label and says what is optional", () => {
  render(<Field name="phone" label="Phone" type="tel" autoComplete="tel" />);
  const field = screen.getByRole("textbox", { name: "Phone optional" });
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
