import { graphql, type PageProps } from "gatsby";
import { found } from "../lib/found";
import { Metadata } from "../seo/Metadata";

/** A case study's page. */
export default function ProjectTemplate({ data }: PageProps<Queries.ProjectTemplateQuery>) {
  const project = found(data.project, "project");
  return (
    <>
      <Metadata page={{ path: project.path, ...project.metadata, picture: project.cover }} />
      <h1>{project.title}</h1>
    </>
  );
}

export const query = graphql`
  query ProjectTemplate($id: String!) {
    project(id: { eq: $id }) {
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
