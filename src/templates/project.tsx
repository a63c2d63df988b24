import { graphql, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { contactPath } from "../lib/routes";
import { words } from "../lib/words";
import { DesignProcess } from "../sections/project/DesignProcess";
import { InterfaceAreas } from "../sections/project/InterfaceAreas";
import { MoreDetails } from "../sections/project/MoreDetails";
import { NextSteps } from "../sections/project/NextSteps";
import { ProjectHero } from "../sections/project/ProjectHero";
import { ProjectResults } from "../sections/project/ProjectResults";
import { ProjectStory } from "../sections/project/ProjectStory";
import { RelatedWork } from "../sections/project/RelatedWork";
import { CallToAction } from "../sections/shared/CallToAction";
import { ClientVoice } from "../sections/shared/ClientVoice";
import { SampleWork } from "../sections/shared/SampleWork";
import { WhyItMatters } from "../sections/shared/WhyItMatters";
import { Metadata } from "../seo/Metadata";

/** A case study's page. */
export default function ProjectTemplate({ data }: PageProps<Queries.ProjectTemplateQuery>) {
  const project = required(data.project, "project");
  const page = required(data.caseStudyPage, "case study page");
  return (
    <article data-hue={project.service.hue}>
      <Metadata
        page={{
          path: project.path,
          head: project,
          name: project.title,
          kind: "ItemPage",
          picture: project.cover,
          caseStudy: project,
        }}
      />
      <ProjectHero project={project} />
      <ProjectStory project={project} />
      {project.why && <WhyItMatters why={project.why} />}
      <ProjectResults project={project} />
      <ClientVoice testimonial={project.testimonial} />
      <MoreDetails project={project} />
      <DesignProcess project={project} />
      <InterfaceAreas project={project} page={page} />
      <SampleWork samples={project.samples} />
      <NextSteps project={project} />
      <RelatedWork project={project} />
      <CallToAction
        callToAction={page.callToAction}
        primary={{ label: words.actions.startYourProject, to: contactPath() }}
        secondary={{ label: words.actions.viewMoreWork, to: project.moreWork }}
      />
    </article>
  );
}

export const query = graphql`
  query ProjectTemplate($title: String!) {
    project(title: { eq: $title }) {
      path
      moreWork
      ...PageHead
      ...CaseStudyThing
      service {
        hue
      }
      why {
        ...WhyItMatters
      }
      samples {
        ...SampleWork
      }
      testimonial {
        ...ClientVoice
      }
      ...ProjectHero
      ...ProjectStory
      ...ProjectResults
      ...MoreDetails
      ...DesignProcess
      ...InterfaceAreas
      ...NextSteps
      ...RelatedWork
    }
    caseStudyPage {
      callToAction {
        ...CallToAction
      }
      ...CaseActions
    }
  }
`;
