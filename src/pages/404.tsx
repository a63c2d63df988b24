import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { NotFound } from "../sections/not-found/NotFound";
import { Metadata } from "../seo/Metadata";

/** What stands at every address that has no page. */
export default function NotFoundRoute({ data, location }: PageProps<Queries.NotFoundPageQuery>) {
  const page = required(data.notFoundPage, "not-found page");
  return (
    <>
      <Metadata page={{ path: "/404/", head: page, isListed: false }} />
      <NotFound page={page} path={location.pathname} />
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    notFoundPage {
      ...PageHead
      ...NotFound
    }
  }
`;
