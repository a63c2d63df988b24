import { graphql, Link, useStaticQuery } from "gatsby";
import { found } from "../lib/found";
import { phoneLink } from "../lib/phone-link";
import { CurrentYear } from "./CurrentYear";
import { LegalTexts } from "./LegalTexts";
import { Mark } from "./Mark";
import { SocialLinks } from "./SocialLinks";
import { ThemeSwitch } from "./ThemeSwitch";

/** The foot of every page: who, services, links, ways to reach the agency, legal texts. */
export function Footer() {
  const data = useStaticQuery<Queries.FooterQuery>(query);
  const agency = found(data.agency, "agency");
  return (
    <footer className="footer" data-behind-menu>
      <div className="footer__inner wrap">
        <div className="footer__brand">
          <p className="footer__logo">
            <Mark />
            <span className="wordmark">{agency.name}</span>
          </p>
          <p>{agency.blurb}</p>
          <SocialLinks links={agency.social} />
        </div>
        <nav className="footer__services" aria-label="Services">
          <h2 className="footer__title">Services</h2>
          <ul className="footer__columns" role="list">
            {agency.navigation.footerServices.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label="Quick links">
          <h2 className="footer__title">Quick links</h2>
          <ul role="list">
            {agency.navigation.quickLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className="footer__title">Contact</h2>
          <address className="footer__contact">
            <a href={`mailto:${agency.email}`}>{agency.email}</a>
            <a href={phoneLink(agency.phone)}>{agency.phone}</a>
          </address>
        </div>
        <div className="footer__end">
          <p>
            © <CurrentYear builtIn={Number(data.site?.buildTime)} /> {agency.name}
          </p>
          <ThemeSwitch />
          <LegalTexts texts={found(data.legal, "legal texts").texts} />
        </div>
      </div>
    </footer>
  );
}

const query = graphql`
  query Footer {
    site {
      buildTime(formatString: "YYYY")
    }
    agency {
      name
      blurb
      email
      phone
      social {
        ...SocialLinks
      }
      navigation {
        footerServices {
          title
          path
        }
        quickLinks {
          label
          to
        }
      }
    }
    legal {
      texts {
        ...LegalTexts
      }
    }
  }
`;
