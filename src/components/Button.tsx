import { Link } from "gatsby";
import type { ReactNode } from "react";

/** How loud a button is: one solid on a screen, lines beside it, edges where a row of them stands on paper. */
export const BUTTON_VARIANTS = ["solid", "line", "paper", "edge"] as const;

/** How loud a button is. */
export type ButtonVariant = (typeof BUTTON_VARIANTS)[number];

interface ButtonLinkProps {
  readonly to: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
  /** What it is about, for those who hear it without what stands around it. */
  readonly about?: string;
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink({ to, variant = "solid", children, about }: ButtonLinkProps) {
  return (
    <Link className={`button button--${variant}`} to={to}>
      {children}
      {about !== undefined && <span className="visually-hidden">{` – ${about}`}</span>}
    </Link>
  );
}

interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
  readonly about?: string;
}

/** A quiet link with an arrow. */
export function ArrowLink({ to, children, about }: TextLinkProps) {
  return (
    <Link className="arrow-link" to={to}>
      {children}
      {about !== undefined && <span className="visually-hidden">{` – ${about}`}</span>}
    </Link>
  );
}
