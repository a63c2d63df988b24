import { graphql, Link, useStaticQuery } from "gatsby";
import { required } from "../lib/required";
import { contactPath, isCurrent } from "../lib/routes";
import { ButtonLink } from "./Button";
import { Icon } from "./Icon";
import { Mark } from "./Mark";
import { ServicesMenu } from "./ServicesMenu";
import { useMobileMenu } from "./use-mobile-menu";

interface Props {
  /** Address of the page shown, without the site's prefix. */
  readonly path: string;
}

const MENU = "site-menu";

/** The bar at the top of every page: logo, links, services, and the menu they become on a small window. */
export function TopBar({ path }: Props) {
  const agency = required(useStaticQuery<Queries.TopBarQuery>(query).agency, "agency");
  const { menu, isOpen } = useMobileMenu(path);
  return (
    <header className="top-bar">
      <div className="top-bar__inner wrap line between">
        <Link className="top-bar__logo line" to="/" aria-label={`${agency.name}, home`}>
          <Mark />
          <span className="title-4">{agency.name}</span>
        </Link>
        <button
          className="top-bar__toggle icon-button"
          type="button"
          popoverTarget={MENU}
          aria-expanded={isOpen}
          aria-controls={MENU}
        >
          <Icon name="menu" />
          <span className="visually-hidden">Menu</span>
        </button>
        <nav className="site-menu" id={MENU} popover="" ref={menu} aria-label="Main">
          <ul className="site-menu__list" role="list">
            {agency.navigation.top.map(({ label, to }) => (
              <li key={to} className="site-menu__item">
                {to === "/services/" ? (
                  <ServicesMenu label={label} to={to} path={path} services={agency.navigation.services} />
                ) : (
                  <Link className="site-menu__link" to={to} aria-current={isCurrent(to, path) ? "page" : undefined}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          <ButtonLink to={contactPath()}>Get Started</ButtonLink>
        </nav>
      </div>
    </header>
  );
}

const query = graphql`
  query TopBar {
    agency {
      name
      navigation {
        top {
          label
          to
        }
        services {
          ...ServicesMenu
        }
      }
    }
  }
`;
