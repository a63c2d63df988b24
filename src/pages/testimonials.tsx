import { graphql, type PageProps } from "gatsby";
import { addresses } from "../lib/addresses";
import { required } from "../lib/required";
import { contactPath } from "../lib/routes";
import { words } from "../lib/words";
import { CallToAction } from "../sections/shared/CallToAction";
import { ClientQuotes } from "../sections/testimonials/ClientQuotes";
import { FeaturedQuote } from "../sections/testimonials/FeaturedQuote";
import { Industries } from "../sections/testimonials/Industries";
import { TestimonialsHero } from "../sections/testimonials/TestimonialsHero";
import { Metadata } from "../seo/Metadata";

/** The testimonials page. */
export default function Testimonials({ data }: PageProps<Queries.TestimonialsPageQuery>) {
  const page = required(data.testimonialsPage, "testimonials page");
  return (
    <>
      <Metadata
        page={{ path: required(addresses.testimonials, "address of testimonials"), head: page, name: page.name }}
      />
      <TestimonialsHero page={page} />
      <FeaturedQuote page={page} />
      <ClientQuotes clients={required(data.testimonials, "testimonials")} page={page} />
      <Industries industries={page.industries} />
      <CallToAction
        callToAction={page.callToAction}
        primary={{ label: words.actions.scheduleConsultation, to: contactPath() }}
        secondary={{ label: words.actions.viewWork, to: addresses.portfolio }}
      />
    </>
  );
}

export const query = graphql`
  query TestimonialsPage {
    testimonialsPage {
      ...PageHead
      ...TestimonialsHero
      ...FeaturedQuote
      ...ClientStats
      industries {
        ...Industries
      }
      callToAction {
        ...CallToAction
      }
    }
    testimonials {
      ...ClientQuotes
    }
  }
`;
