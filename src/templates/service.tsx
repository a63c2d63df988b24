import { graphql, type PageProps } from "gatsby";
import { addresses } from "../lib/addresses";
import { required } from "../lib/required";
import { contactPath } from "../lib/routes";
import { words } from "../lib/words";
import { Relevance } from "../sections/service/Relevance";
import { ServiceHero } from "../sections/service/ServiceHero";
import { ServicePeers } from "../sections/service/ServicePeers";
import { ServiceProjects } from "../sections/service/ServiceProjects";
import { ServiceScope } from "../sections/service/ServiceScope";
import { SupportPlan } from "../sections/service/SupportPlan";
import { CallToAction } from "../sections/shared/CallToAction";
import { SampleWork } from "../sections/shared/SampleWork";
import { WhyItMatters } from "../sections/shared/WhyItMatters";
import { Metadata } from "../seo/Metadata";

/** A service's page. */
export default function ServiceTemplate({ data }: PageProps<Queries.ServiceTemplateQuery>) {
  const service = required(data.service, "service");
  return (
    <div data-hue={service.hue} data-composition={service.composition}>
      <Metadata
        page={{
          path: service.path,
          head: service,
          name: service.title,
          kind: "ItemPage",
          picture: service.cover,
          service,
        }}
      />
      <ServiceHero service={service} />
      <ServiceScope service={service} />
      <WhyItMatters why={service.why} />
      <SampleWork samples={service.samples} />
      {service.supportPlan && <SupportPlan plan={service.supportPlan} />}
      <Relevance service={service} />
      <ServiceProjects service={service} />
      <ServicePeers service={service} />
      <CallToAction
        callToAction={service.callToAction}
        primary={{ label: words.actions.startYourProject, to: contactPath({ service: service.title }) }}
        secondary={{ label: words.actions.viewWork, to: addresses.portfolio }}
      />
    </div>
  );
}

export const query = graphql`
  query ServiceTemplate($title: String!) {
    service(title: { eq: $title }) {
      path
      title
      hue
      composition
      ...PageHead
      ...ServiceThing
      ...ServiceHero
      ...ServiceScope
      why {
        ...WhyItMatters
      }
      samples {
        ...SampleWork
      }
      supportPlan {
        ...SupportPlan
      }
      ...Relevance
      ...ServiceProjects
      ...ServicePeers
      callToAction {
        ...CallToAction
      }
    }
  }
`;
