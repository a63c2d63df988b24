import { graphql, Link, useStaticQuery } from "gatsby";
import { Picture } from "../../components/Picture";
import { words } from "../../lib/words";

/** The wordmarks of clients, each leading to its case study, in one strip; nothing where the content has none. */
export function ClientMarks() {
  const { nodes } = useStaticQuery<Queries.ClientMarksQuery>(query).allProject;
  const marked = nodes.filter(({ info }) => info.wordmark);
  const clients = marked.filter(
    ({ info }, index) => marked.findIndex((other) => other.info.client === info.client) === index,
  );
  if (clients.length === 0) return null;
  return (
    <section className="client-marks wrap" aria-labelledby="client-marks">
      <h2 className="eyebrow" id="client-marks">
        {words.caseStudy.clients}
      </h2>
      <ul className="client-marks__list" role="list">
        {clients.map(({ path, info: { client, wordmark } }) => (
          <li key={path}>
            <Link className="client-marks__link line" to={path}>
              {wordmark && <Picture picture={wordmark} />}
              <span className="visually-hidden">{client}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

const query = graphql`
  query ClientMarks {
    allProject(sort: [{ portfolioOrder: ASC }, { title: ASC }]) {
      nodes {
        path
        info {
          ...ClientMark
        }
      }
    }
  }
  fragment ClientMark on ProjectInfo {
    client
    wordmark {
      alt
      file {
        childImageSharp {
          gatsbyImageData(layout: FULL_WIDTH, breakpoints: [240], sizes: "10rem", avifOptions: { quality: 40 })
        }
      }
    }
  }
`;
