import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { LegalPage } from "../sections/legal/LegalPage";
import { Metadata } from "../seo/Metadata";

/** A legal page: an imprint, a privacy policy, terms. */
export default function LegalTemplate({ data }: PageProps<Queries.LegalTemplateQuery>) {
  const page = required(data.legalPage, "legal page");
  return (
    <>
      <Metadata page={{ path: page.path, head: page, name: page.title }} />
      <LegalPage page={page} />
    </>
  );
}

export const query = graphql`
  query LegalTemplate($title: String!) {
    legalPage(title: { eq: $title }) {
      title
      path
      ...PageHead
      ...LegalPage
    }
  }
`;
