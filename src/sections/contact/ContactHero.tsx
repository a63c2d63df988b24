import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";
import { Icon } from "../../components/Icon";
import { OpeningHours } from "../../components/OpeningHours";
import { PostalAddress } from "../../components/PostalAddress";
import { SocialLinks } from "../../components/SocialLinks";
import { addresses } from "../../lib/addresses";
import { FORM_ID } from "../../lib/routes";
import { words } from "../../lib/words";
import { ContactForm } from "./ContactForm";

interface Props {
  readonly page: Queries.ContactHeroFragment;
  readonly agency: Queries.ContactAgencyFragment;
}

/**
 * The page is the form: after what to expect, before the other ways to reach the agency, which stand beside it on a wide
 * window, and in its place where there is none.
 */
export function ContactHero({ page: { name, hero, methods, form }, agency }: Props) {
  return (
    <section>
      <div className="contact-hero wrap opening--low grid gap-6 split">
        <div className="stack">
          <Breadcrumb path={addresses.contact} current={name} />
          <h1>{hero.title}</h1>
          <p className="text-lead">{hero.text}</p>
        </div>
        {form && !process.env.NO_FORM ? (
          <div className="contact-hero__sheet sheet sheet--cut turned screen-only" id={FORM_ID}>
            <h2 className="title-3" id="contact-form">
              {form.intro.title}
            </h2>
            <p className="contact-hero__hint soft">{form.intro.text}</p>
            <ContactForm form={form} />
          </div>
        ) : null}
        <div className="stack gap-5 start">
          <Ways methods={methods} agency={agency} />
          <div className="screen-only">
            <SocialLinks links={agency.social} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Ways({ methods, agency }: Pick<Props, "agency"> & Pick<Props["page"], "methods">) {
  return (
    <ul className="contact-hero__methods" role="list">
      {methods.map(({ kind, title, text }) => (
        <li className="contact-hero__method pad-5 ruled" key={kind}>
          <Icon name={kind === "email" ? "mail" : "call"} size={1.5} />
          <h2 className="title-4">{title}</h2>
          <a className="target strong" href={kind === "email" ? `mailto:${agency.email}` : agency.phoneLink}>
            {agency[kind]}
          </a>
          <p className="soft">{text}</p>
        </li>
      ))}
      {agency.address && (
        <li className="contact-hero__method pad-5 ruled">
          <Icon name="pin" size={1.5} />
          <h2 className="title-4">{words.visit.address}</h2>
          <PostalAddress address={agency.address} />
        </li>
      )}
      {agency.openingHours && (
        <li className="contact-hero__method pad-5 ruled">
          <Icon name="clock" size={1.5} />
          <h2 className="title-4">{words.visit.openingHours}</h2>
          <div>
            <OpeningHours days={agency.openingHours} />
            {agency.timeZone !== null && <p className="soft text-small">{agency.timeZone}</p>}
          </div>
        </li>
      )}
    </ul>
  );
}

export const query = graphql`
  fragment ContactHero on ContactPage {
    name
    hero {
      title
      text
    }
    methods {
      kind
      title
      text
    }
    form {
      intro {
        title
        text
      }
      ...ContactForm
    }
  }
  fragment ContactAgency on Agency {
    email
    phone
    phoneLink
    address {
      ...PostalAddress
    }
    openingHours {
      ...OpeningHours
    }
    timeZone
    social {
      ...SocialLinks
    }
  }
`;
