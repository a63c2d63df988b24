import { graphql } from "gatsby";
import { words } from "../lib/words";
import { OpeningHours } from "./OpeningHours";
import { PostalAddress } from "./PostalAddress";

interface Props {
  readonly agency: Queries.FooterContactFragment;
}

/** How to reach the agency, where it is, and when it is open. */
export function FooterContact({ agency: { email, phone, phoneLink, address, openingHours } }: Props) {
  return (
    <div>
      <h2 className="footer__title title-4">{words.frame.contact}</h2>
      <address className="footer__contact stack start">
        <a href={`mailto:${email}`}>{email}</a>
        <a href={phoneLink}>{phone}</a>
        {address && (
          <div className="pad-2">
            <PostalAddress address={address} />
          </div>
        )}
      </address>
      {openingHours && (
        <div className="pad-2">
          <h3 className="visually-hidden">{words.visit.openingHours}</h3>
          <OpeningHours days={openingHours} />
        </div>
      )}
    </div>
  );
}

export const query = graphql`
  fragment FooterContact on Agency {
    email
    phone
    phoneLink
    address {
      ...PostalAddress
    }
    openingHours {
      ...OpeningHours
    }
  }
`;
