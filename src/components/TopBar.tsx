import { graphql, Link, useStaticQuery } from "gatsby";
import { required } from "../lib/required";
import { filled, words } from "../lib/words";
import { Logo } from "./Logo";
import { SiteMenu } from "./SiteMenu";

interface Props {
  /** Address of the page shown, without the site's prefix. */
  readonly path: string;
}

/** The bar at the top of every page: logo, links, services, and the menu they become on a small window. */
export function TopBar({ path }: Props) {
  const agency = required(useStaticQuery<Queries.TopBarQuery>(query).agency, "agency");
  return (
    <header className="top-bar">
      <div className="top-bar__inner wrap line between">
        <Link className="top-bar__logo line" to="/" aria-label={filled(words.frame.homeOf, { name: agency.name })}>
          <Logo agency={agency} isNamed />
        </Link>
        <SiteMenu navigation={agency.navigation} path={path} />
      </div>
    </header>
  );
}

const query = graphql`
  query TopBar {
    agency {
      name
      ...Logo
      navigation {
        ...SiteMenu
      }
    }
  }
`;
