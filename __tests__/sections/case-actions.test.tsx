/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { TooltipProvider } from "@radix-ui/react-tooltip";
import { render, screen } from "@testing-library/react";
import { counted, words } from "../../src/lib/words";
import { BankingActions } from "../../src/sections/project/CaseActions";

const page = {
  unavailable: { demo: "No demo here.", source: "No source here.", pdf: "There is no PDF of this case yet." },
};

it("saves the PDF, and says before what it is", () => {
  render(<BankingActions page={page} pdf={{ path: "/projects/a-–-b/a-–-b.pdf", pages: 4, size: "295 KB" }} />);
  const link = screen.getByRole("link", { name: words.actions.downloadPdf });
  expect(link).toHaveAccessibleDescription(counted(words.caseStudy.pdf, 4, { size: "295 KB" }));
  expect(link).toHaveAttribute("href", "/projects/a-%E2%80%93-b/a-%E2%80%93-b.pdf");
  expect(link).toHaveAttribute("download");
});

it("says why there is no PDF where none could be made", () => {
  render(<BankingActions page={page} pdf={null} />, { wrapper: TooltipProvider });
  const button = screen.getByRole("button", { name: words.actions.downloadPdf });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription("There is no PDF of this case yet.");
});
