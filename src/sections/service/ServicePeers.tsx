import { graphql, Link } from "gatsby";
import { ArrowLink } from "../../components/Button";
import { addresses } from "../../lib/addresses";
import { filled, words } from "../../lib/words";

interface Props {
  readonly service: Queries.ServicePeersFragment;
}

/** A quiet way on: the other services of the discipline, and all of them. Nothing where there are no others. */
export function ServicePeers({ service: { path, disciplineLabel, peers } }: Props) {
  const others = peers.filter((peer) => peer.path !== path);
  if (others.length === 0) return null;
  return (
    <nav className="band--tight shade" aria-labelledby="service-peers">
      <div className="wrap grid split">
        <div className="stack start">
          <h2 className="title-3" id="service-peers">
            {filled(words.service.peers, { discipline: disciplineLabel })}
          </h2>
          <ArrowLink to={addresses.services}>{words.actions.viewServices}</ArrowLink>
        </div>
        <ul role="list">
          {others.map((peer) => (
            <li className="edged pad-4 grid gap-2" key={peer.path}>
              <Link className="service-peers__link title-4" to={peer.path}>
                {peer.title}
              </Link>
              <p className="soft">{peer.description}</p>
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
