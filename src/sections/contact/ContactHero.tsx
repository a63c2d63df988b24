import { graphql } from "gatsby";
import { Icon } from "../../components/Icon";
import { SocialLinks } from "../../components/SocialLinks";
import { phoneLink } from "../../lib/phone-link";
import { ContactForm } from "./ContactForm";

interface Props {
  readonly page: Queries.ContactHeroFragment;
  readonly agency: Queries.ContactAgencyFragment;
}

/** The page is the form: beside it what to expect and the other ways to reach the agency. */
export function ContactHero({ page: { hero, methods, form }, agency }: Props) {
  return (
    <section className="contact-hero">
      <div className="contact-hero__inner wrap">
        <div className="contact-hero__text">
          <p className="eyebrow">{hero.eyebrow}</p>
          <h1>{hero.title}</h1>
          <p className="contact-hero__lead">{hero.text}</p>
          <ul className="contact-hero__methods" role="list">
            {methods.map(({ kind, title, text }) => (
              <li className="contact-hero__method" key={kind}>
                <Icon name={kind === "email" ? "mail" : "call"} size={1.5} />
                <h2 className="contact-hero__method-title">{title}</h2>
                <a href={kind === "email" ? `mailto:${agency.email}` : phoneLink(agency.phone)}>{agency[kind]}</a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <SocialLinks links={agency.social} />
        </div>
        <div className="contact-hero__sheet">
          <h2 id="contact-form">{form.intro.title}</h2>
          <p className="contact-hero__hint">{form.intro.text}</p>
          <ContactForm form={form} />
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ContactHero on ContactPage {
    hero {
      eyebrow
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
    social {
      ...SocialLinks
    }
  }
`;
