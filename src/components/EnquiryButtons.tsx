import type { ReactNode } from "react";
import { contactPath } from "../lib/routes";
import { words } from "../lib/words";
import { ButtonLink, type ButtonVariant } from "./Button";

interface Props {
  /** Title of the service asked about. */
  readonly service: string;
  /** What the offer of a proposal is called. */
  readonly proposal: string;
  /** How loud the first of the three is. */
  readonly first?: ButtonVariant;
  /** Whether each button also names its service, where several services stand on a page. */
  readonly isNamed?: boolean;
  /** What stands beside them. */
  readonly children?: ReactNode;
}

/** The three ways to ask for a service; the contact form then knows which service, and what is wanted. */
export function EnquiryButtons({ service, proposal, first = "solid", isNamed = false, children }: Props) {
  const about = isNamed ? { about: service } : {};
  return (
    <div className="row">
      <ButtonLink to={contactPath({ service })} variant={first} {...about}>
        {words.actions.getStarted}
      </ButtonLink>
      <ButtonLink to={contactPath({ service, intent: "quote" })} variant="edge" {...about}>
        {words.actions.getQuote}
      </ButtonLink>
      <ButtonLink to={contactPath({ service, intent: "proposal" })} variant="edge" {...about}>
        {proposal}
      </ButtonLink>
      {children}
    </div>
  );
}
