import { graphql } from "gatsby";
import { filled, words } from "../lib/words";
import { Icon } from "./Icon";
import { Tip } from "./Tip";

interface Props {
  readonly links: readonly Queries.SocialLinksFragment[];
}

/** The agency's accounts, as drawings whose names a tooltip shows; each opens in a new tab. */
export function SocialLinks({ links }: Props) {
  if (links.length === 0) return null;
  return (
    <ul className="social-links line" role="list">
      {links.map(({ network, label, url }) => (
        <li key={url}>
          <Tip text={label}>
            <a className="social-links__link icon-button" href={url} target="_blank" rel="noopener noreferrer">
              <Icon drawing={network} />
              <span className="visually-hidden">{filled(words.frame.newTab, { name: label })}</span>
            </a>
          </Tip>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment SocialLinks on SocialLink {
    network {
      ...Icon
    }
    label
    url
  }
`;
