import { graphql, withPrefix } from "gatsby";
import { useId } from "react";
import { counted, words } from "../lib/words";

interface Props {
  readonly label: string;
  readonly pdf: Queries.DownloadButtonFragment;
}

/** A button that saves a PDF, with what is to be expected of it. */
export function DownloadButton({ label, pdf: { path, pages, size } }: Props) {
  const id = useId();
  return (
    <div className="stack gap-2 start screen-only">
      <a
        className="button button--edge"
        href={withPrefix(encodeURI(path))}
        download
        type="application/pdf"
        aria-describedby={id}
      >
        {label}
      </a>
      <span className="soft text-small" id={id}>
        {counted(words.caseStudy.pdf, pages, { size })}
      </span>
    </div>
  );
}

export const query = graphql`
  fragment DownloadButton on ProjectPdfFile {
    path
    pages
    size
  }
`;
