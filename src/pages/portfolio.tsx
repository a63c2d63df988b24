import { graphql, type PageProps } from "gatsby";
import { StatList } from "../components/StatList";
import { addresses } from "../lib/addresses";
import { required } from "../lib/required";
import { contactPath } from "../lib/routes";
import { words } from "../lib/words";
import { MoreCases } from "../sections/portfolio/MoreCases";
import { PortfolioHero } from "../sections/portfolio/PortfolioHero";
import { ProjectBrowser } from "../sections/portfolio/ProjectBrowser";
import { CallToAction } from "../sections/shared/CallToAction";
import { Process } from "../sections/shared/Process";
import { Metadata } from "../seo/Metadata";

/** The portfolio. */
export default function Portfolio({ data, location }: PageProps<Queries.PortfolioPageQuery>) {
  const page = required(data.portfolioPage, "portfolio page");
  const projects = data.allProject.nodes;
  return (
    <>
      <Metadata page={{ path: addresses.portfolio, head: page, name: page.name, kind: "CollectionPage" }} />
      <PortfolioHero page={page} projects={projects} />
      <ProjectBrowser page={page} projects={projects} services={data.allService.nodes} visit={location.key} />
      <MoreCases projects={data.others.nodes} />
      <div className="band wrap">
        <StatList stats={page.stats} label={words.regions.workFigures} />
      </div>
      <Process process={page.process} />
      <CallToAction
        callToAction={page.callToAction}
        primary={{ label: words.actions.startYourProject, to: contactPath() }}
        secondary={{ label: words.actions.viewServices, to: addresses.services }}
      />
    </>
  );
}

export const query = graphql`
  query PortfolioPage {
    portfolioPage {
      ...PageHead
      ...PortfolioHero
      ...ProjectBrowser
      stats {
        ...StatList
      }
      process {
        ...Process
      }
      callToAction {
        ...CallToAction
      }
    }
    allProject(filter: { portfolioOrder: { ne: null } }, sort: { portfolioOrder: ASC }) {
      nodes {
        ...ResultFan
        ...BrowsedProject
      }
    }
    allService(sort: { title: ASC }) {
      nodes {
        ...DisciplineOfService
      }
    }
    others: allProject(filter: { portfolioOrder: { eq: null } }, sort: { title: ASC }) {
      nodes {
        ...MoreCases
      }
    }
  }
`;
