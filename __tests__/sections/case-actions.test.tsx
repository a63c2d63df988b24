/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { TooltipProvider } from "@radix-ui/react-tooltip";
import { render, screen } from "@testing-library/react";
import { counted, words } from "../../src/lib/words";
import { ConsultationActions, CaseDownload } from "../../src/sections/project/CaseActions";

const unavailable = "There is no PDF of this case yet.";

it("saves the PDF, and says before what it is", () => {
  const file = { path: "/projects/a-–-b/a-–-b.pdf", pages: 4, size: "295 KB" };
  render(<ConsultationActions pdf={{ file, unavailable }} />);
  const link = screen.getByRole("link", { name: words.actions.downloadPdf });
  expect(link).toHaveAccessibleDescription(counted(words.caseStudy.pdf, 4, { size: "295 KB" }));
  expect(link).toHaveAttribute("href", "/projects/a-%E2%80%93-b/a-%E2%80%93-b.pdf");
  expect(link).toHaveAttribute("download");
  expect(screen.queryByText(unavailable)).not.toBeInTheDocument();
});

it("says why there is no PDF where none could be made", () => {
  render(<ConsultationActions pdf={{ file: null, unavailable }} />, { wrapper: TooltipProvider });
  const button = screen.getByRole("button", { name: words.actions.downloadPdf });
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription(unavailable);
});

it.each([
  ["where no PDFs are made", null],
  ["where none could be made and the content has no words for that", { file: null, unavailable: null }],
])("says nothing of a PDF %s", (_where, pdf) => {
  const { container } = render(
    <>
      <ConsultationActions pdf={pdf} />
      <CaseDownload pdf={pdf} />
    </>,
  );
  expect(screen.getAllByRole("link")).toHaveLength(2);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(container).not.toHaveTextContent(/pdf/i);
});
