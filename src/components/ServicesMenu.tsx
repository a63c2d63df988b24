import { graphql, Link } from "gatsby";
import { useRef } from "react";
import { isCurrent } from "../lib/routes";
import { words } from "../lib/words";
import { Icon } from "./Icon";
import { useHoverPopover } from "./use-hover-popover";
import { usePopoverState } from "./use-popover";

interface Props {
  readonly label: string;
  readonly to: string;
  /** Address of the page shown. */
  readonly path: string;
  readonly services: readonly Queries.ServicesMenuFragment[];
}

const PANEL = "services-menu";

/**
 * The Services link with its dropdown. The link leads to the overview; the button beside it opens the list by
 * keyboard and touch; a mouse opens it by resting on either. A small window shows the list inside the menu.
 */
export function ServicesMenu({ label, to, path, services }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const isOpen = usePopoverState(panel);
  const hover = useHoverPopover(panel, toggle, path);
  return (
    <div className="services-menu" {...hover}>
      <Link className="site-menu__link" to={to} aria-current={isCurrent(to, path) ? "page" : undefined}>
        {label}
      </Link>
      <button
        className="services-menu__toggle icon-button"
        type="button"
        ref={toggle}
        popoverTarget={PANEL}
        aria-expanded={isOpen}
        aria-controls={PANEL}
      >
        <Icon name="down" size={1} />
        <span className="visually-hidden">{words.frame.allServices}</span>
      </button>
      <div className="services-menu__panel" id={PANEL} popover="" ref={panel}>
        <ul className="services-menu__list pairs" role="list">
          {services.map((service) => (
            <li key={service.path} data-hue={service.hue}>
              <Link
                className="services-menu__link line pointed"
                to={service.path}
                aria-current={service.path === path ? "page" : undefined}
              >
                {service.title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment ServicesMenu on Service {
    title
    path
    hue
  }
`;
