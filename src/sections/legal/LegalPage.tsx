import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";

interface Props {
  readonly page: Queries.LegalPageFragment;
}

/** A long text to be read, or looked things up in. */
export function LegalPage({ page: { title, path, html } }: Props) {
  return (
    <article className="wrap stack gap-6 opening--long">
      <Breadcrumb path={path} current={title} />
      <h1 className="title-2">{title}</h1>
      {/* The build has made it of Markdown without HTML (src/content/markdown.ts). */}
      <div className="legal-page" dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

export const query = graphql`
  fragment LegalPage on LegalPage {
    title
    path
    html
  }
`;
