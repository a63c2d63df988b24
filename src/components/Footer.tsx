import { graphql, Link, useStaticQuery } from "gatsby";
import { required } from "../lib/required";
import { words } from "../lib/words";
import { Copyright } from "./Copyright";
import { FooterContact } from "./FooterContact";
import { LegalTexts } from "./LegalTexts";
import { Logo } from "./Logo";
import { SocialLinks } from "./SocialLinks";
import { ThemeSwitch } from "./ThemeSwitch";

/** The foot of every page: who, services, links, ways to reach the agency, legal texts. */
export function Footer() {
  const data = useStaticQuery<Queries.FooterQuery>(query);
  const agency = required(data.agency, "agency");
  return (
    <footer className="footer shade screen-only" data-behind-menu>
      <div className="footer__inner wrap grid halves gap-6">
        <div className="stack">
          <p className="line">
            <Logo agency={agency} />
          </p>
          <p>{agency.blurb}</p>
          <SocialLinks links={agency.social} />
        </div>
        <nav aria-label={words.frame.services}>
          <h2 className="footer__title title-4">{words.frame.services}</h2>
          <ul className="footer__columns" role="list">
            {agency.navigation.footerServices.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{title}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={words.frame.quickLinks}>
          <h2 className="footer__title title-4">{words.frame.quickLinks}</h2>
          <ul className="footer__columns" role="list">
            {agency.navigation.quickLinks.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <FooterContact agency={agency} />
        <div className="footer__end row between hairline soft text-small">
          <Copyright builtFrom={required(data.deployment, "deployment").year} owner={agency.name} />
          {!process.env.ONLY_THEME && <ThemeSwitch />}
          <LegalTexts texts={required(data.legal, "legal texts").texts} pages={data.allLegalPage.nodes} />
        </div>
      </div>
    </footer>
  );
}

const query = graphql`
  query Footer {
    deployment {
      year
    }
    agency {
      name
      blurb
      ...Logo
      ...FooterContact
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
    allLegalPage(sort: { order: ASC }) {
      nodes {
        title
        path
      }
    }
  }
`;
