import { graphql, type PageProps } from "gatsby";
import { found } from "../lib/found";
import { Metadata } from "../seo/Metadata";

/** A service's page. */
export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const service = found(data.service, "service");
  return (
    <>
      <Metadata page={{ path: service.path, ...service.metadata, picture: service.cover }} />
      <h1>{service.title}</h1>
    </>
  );
}

export const query = graphql`
  query ServiceTemplate($id: String!) {
    service(id: { eq: $id }) {
      path
      title
      metadata {
        title
        description
      }
      cover {
        ...SharePicture
      }
    }
  }
`;
