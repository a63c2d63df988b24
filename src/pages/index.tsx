import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { contactPath } from "../lib/routes";
import { words } from "../lib/words";
import { FeaturedProjects } from "../sections/home/FeaturedProjects";
import { FeaturedServices } from "../sections/home/FeaturedServices";
import { HomeHero } from "../sections/home/HomeHero";
import { CallToAction } from "../sections/shared/CallToAction";
import { ClientMarks } from "../sections/shared/ClientMarks";
import { Quotes } from "../sections/shared/Quotes";
import { Reasons } from "../sections/shared/Reasons";
import { Metadata } from "../seo/Metadata";

/** The home page. */
export default function Home({ data }: PageProps<Queries.HomePageQuery>) {
  const page = required(data.homePage, "home page");
  return (
    <>
      <Metadata page={{ path: "/", head: page, picture: page.picture }} />
      <HomeHero page={page} packages={data.packages} />
      <ClientMarks />
      <FeaturedProjects featured={page.featuredProjects} />
      <Reasons reasons={page.reasons} />
      <FeaturedServices featured={page.featuredServices} />
      {page.quotes && <Quotes quotes={page.quotes} />}
      <CallToAction
        callToAction={page.callToAction}
        primary={{ label: words.actions.startYourProject, to: contactPath() }}
        secondary={{ label: words.actions.scheduleConsultation, to: contactPath() }}
      />
    </>
  );
}

export const query = graphql`
  query HomePage {
    homePage {
      ...PageHead
      ...HomeHero
      featuredProjects {
        ...FeaturedProjects
      }
      reasons {
        ...Reasons
      }
      featuredServices {
        ...FeaturedServices
      }
      quotes {
        ...Quotes
      }
      callToAction {
        ...CallToAction
      }
    }
    packages {
      ...PackagesFrom
    }
  }
`;
