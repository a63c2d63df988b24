import { graphql, type PageProps } from "gatsby";
import { addresses } from "../lib/addresses";
import { required } from "../lib/required";
import { contactPath } from "../lib/routes";
import { words } from "../lib/words";
import { AboutHero } from "../sections/about/AboutHero";
import { Counting } from "../sections/about/Counting";
import { Purpose } from "../sections/about/Purpose";
import { Refusals } from "../sections/about/Refusals";
import { Team } from "../sections/about/Team";
import { CallToAction } from "../sections/shared/CallToAction";
import { ClientMarks } from "../sections/shared/ClientMarks";
import { Quotes } from "../sections/shared/Quotes";
import { Reasons } from "../sections/shared/Reasons";
import { Metadata } from "../seo/Metadata";

/** The about page: who the agency is, and what it will not do. */
export default function About({ data }: PageProps<Queries.AboutPageQuery>) {
  const page = required(data.aboutPage, "about page");
  return (
    <>
      <Metadata
        page={{
          path: required(addresses.about, "address of about"),
          head: page,
          name: page.name,
          kind: "AboutPage",
          picture: page.picture,
        }}
      />
      <AboutHero page={page} />
      <Purpose page={page} />
      <Reasons reasons={page.reasons} />
      <Refusals refusals={page.refusals} />
      {page.team && data.team && <Team intro={page.team} team={data.team} />}
      {page.quotes && <Quotes quotes={page.quotes} />}
      <ClientMarks />
      {page.counting && <Counting intro={page.counting} agency={required(data.agency, "agency")} />}
      <CallToAction
        callToAction={page.callToAction}
        primary={{ label: words.actions.startYourProject, to: contactPath() }}
        secondary={{ label: words.actions.viewWork, to: addresses.portfolio }}
      />
    </>
  );
}

export const query = graphql`
  query AboutPage {
    aboutPage {
      ...PageHead
      ...AboutHero
      ...Purpose
      reasons {
        ...Reasons
      }
      refusals {
        ...Refusals
      }
      counting {
        ...SectionHead
      }
      team {
        ...SectionHead
      }
      quotes {
        ...Quotes
      }
      callToAction {
        ...CallToAction
      }
    }
    team {
      ...Team
    }
    agency {
      ...Counting
    }
  }
`;
