import { graphql, Link } from "gatsby";
import { ArrowLink } from "../../components/Button";

interface Props {
  readonly service: Queries.ServicePeersFragment;
}

/** A quiet way on: the other services of the discipline, and all of them. */
export function ServicePeers({ service: { path, disciplineLabel, peers } }: Props) {
  return (
    <nav className="service-peers band--tight" aria-labelledby="service-peers">
      <div className="service-peers__inner wrap">
        <div className="service-peers__head stack">
          <h2 id="service-peers">More in {disciplineLabel}</h2>
          <ArrowLink to="/services/">View All Services</ArrowLink>
        </div>
        <ul role="list">
          {peers
            .filter((peer) => peer.path !== path)
            .map((peer) => (
              <li className="service-peers__item" key={peer.path}>
                <Link to={peer.path}>{peer.title}</Link>
                <p>{peer.description}</p>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}

export const query = graphql`
  fragment ServicePeers on Service {
    path
    disciplineLabel
    peers {
      title
      path
      description
    }
  }
`;
