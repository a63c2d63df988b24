import { graphql, Link } from "gatsby";
import { addresses } from "../lib/addresses";
import { contactPath, isCurrent } from "../lib/routes";
import { words } from "../lib/words";
import { ButtonLink } from "./Button";
import { Icon } from "./Icon";
import { ServicesMenu } from "./ServicesMenu";
import { useMobileMenu } from "./use-mobile-menu";

interface Props {
  readonly navigation: Queries.SiteMenuFragment;
  /** Address of the page shown, without the site's prefix. */
  readonly path: string;
}

const MENU = "site-menu";

/** The main navigation: a row in the bar of a wide window, a popover below it on a small one, with its button. */
export function SiteMenu({ navigation, path }: Props) {
  const { menu, isOpen } = useMobileMenu(path);
  const contact = navigation.top.find(({ to }) => to === addresses.contact);
  const prices = navigation.quickLinks.find(({ to }) => to === addresses.pricing);
  const isPriced = prices !== undefined && navigation.top.every(({ to }) => to !== prices.to);
  return (
    <>
      {contact && (
        <Link className="site-menu__contact button button--edge" to={contactPath()}>
          {contact.label}
        </Link>
      )}
      <button
        className="site-menu__toggle icon-button"
        type="button"
        popoverTarget={MENU}
        aria-expanded={isOpen}
        aria-controls={MENU}
      >
        <Icon name={isOpen === true ? "close" : "menu"} />
        <span className="visually-hidden">{words.frame.menu}</span>
      </button>
      <nav className="site-menu" id={MENU} popover="" ref={menu} aria-label={words.frame.mainMenu}>
        <ul className="site-menu__list" role="list">
          {navigation.top.map(({ label, to }) => (
            <li key={to} className="site-menu__item">
              {to === addresses.services ? (
                <ServicesMenu label={label} to={to} path={path} services={navigation.services} />
              ) : (
                <Link className="site-menu__link" to={to} aria-current={isCurrent(to, path) ? "page" : undefined}>
                  {label}
                </Link>
              )}
            </li>
          ))}
        </ul>
        {isPriced && (
          <Link
            className="site-menu__link"
            to={prices.to}
            aria-current={isCurrent(prices.to, path) ? "page" : undefined}
          >
            {prices.label}
          </Link>
        )}
        <ButtonLink to={contactPath()}>{words.actions.getStarted}</ButtonLink>
      </nav>
    </>
  );
}

export const query = graphql`
  fragment SiteMenu on Navigation {
    top {
      label
      to
    }
    quickLinks {
      label
      to
    }
    services {
      ...ServicesMenu
    }
  }
`;
