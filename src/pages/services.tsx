import { graphql, type PageProps } from "gatsby";
import { addresses } from "../lib/addresses";
import { required } from "../lib/required";
import { contactPath } from "../lib/routes";
import { words } from "../lib/words";
import { Catalogue } from "../sections/services/Catalogue";
import { CallToAction } from "../sections/shared/CallToAction";
import { Process } from "../sections/shared/Process";
import { Metadata } from "../seo/Metadata";

/** The services overview. */
export default function Services({ data }: PageProps<Queries.ServicesPageQuery>) {
  const page = required(data.servicesPage, "services page");
  return (
    <>
      <Metadata page={{ path: addresses.services, head: page, name: page.name, kind: "CollectionPage" }} />
      <Catalogue page={page} />
      <Process process={page.process} />
      <CallToAction
        callToAction={page.callToAction}
        primary={{ label: words.actions.startYourProject, to: contactPath() }}
        secondary={{ label: words.actions.viewWork, to: addresses.portfolio }}
      />
    </>
  );
}

export const query = graphql`
  query ServicesPage {
    servicesPage {
      ...PageHead
      ...Catalogue
      process {
        ...Process
      }
      callToAction {
        ...CallToAction
      }
    }
  }
`;
