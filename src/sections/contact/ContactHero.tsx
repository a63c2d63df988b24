import { graphql } from "gatsby";
import { Breadcrumb } from "../../components/Breadcrumb";
import { Icon } from "../../components/Icon";
import { OpeningHours } from "../../components/OpeningHours";
import { PostalAddress } from "../../components/PostalAddress";
import { SocialLinks } from "../../components/SocialLinks";
import { addresses } from "../../lib/addresses";
import { words } from "../../lib/words";
import { ContactForm } from "./ContactForm";

interface Props {
  readonly page: Queries.ContactHeroFragment;
  readonly agency: Queries.ContactAgencyFragment;
}

/** The page is the form: beside it what to expect and the other ways to reach the agency, which may stand in its place. */
export function ContactHero({ page: { name, hero, methods, form }, agency }: Props) {
  const ways = <Ways methods={methods} agency={agency} />;
  return (
    <section>
      <div className="wrap opening--long grid gap-wide split">
        <div className="stack gap-5 start">
          <Breadcrumb path={addresses.contact} current={name} />
          <h1 className="title-2">{hero.title}</h1>
          <p className="text-lead">{hero.text}</p>
          {form && ways}
          <div className="screen-only">
            <SocialLinks links={agency.social} />
          </div>
        </div>
        {form && !process.env.NO_FORM ? (
          <div className="contact-hero__sheet sheet sheet--cut turned screen-only">
            <h2 id="contact-form">{form.intro.title}</h2>
            <p className="contact-hero__hint soft">{form.intro.text}</p>
            <ContactForm form={form} />
          </div>
        ) : (
          ways
        )}
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
          <OpeningHours days={agency.openingHours} />
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
    social {
      ...SocialLinks
    }
  }
`;
