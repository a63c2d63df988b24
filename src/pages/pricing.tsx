import { graphql, type PageProps } from "gatsby";
import { addresses } from "../lib/addresses";
import { required } from "../lib/required";
import { contactPath } from "../lib/routes";
import { words } from "../lib/words";
import { CustomQuote } from "../sections/pricing/CustomQuote";
import { PackageLedger } from "../sections/pricing/PackageLedger";
import { PricingHero } from "../sections/pricing/PricingHero";
import { CallToAction } from "../sections/shared/CallToAction";
import { Questions } from "../sections/shared/Questions";
import { Metadata } from "../seo/Metadata";

/** The pricing page: the packages on one scale, and what to do when none of them fits. */
export default function Pricing({ data }: PageProps<Queries.PricingPageQuery>) {
  const page = required(data.pricingPage, "pricing page");
  return (
    <>
      <Metadata
        page={{
          path: required(addresses.pricing, "address of pricing"),
          head: page,
          name: page.name,
          offers: required(data.packages, "packages").packages,
          questions: page.questions.questions,
        }}
      />
      <PricingHero page={page} />
      <PackageLedger ledger={required(data.packages, "packages")} />
      <CustomQuote customQuote={page.customQuote} />
      <Questions questions={page.questions} />
      <CallToAction
        callToAction={page.callToAction}
        primary={{ label: words.actions.scheduleConsultation, to: contactPath() }}
        secondary={{ label: words.actions.viewServices, to: addresses.services }}
      />
    </>
  );
}

export const query = graphql`
  query PricingPage {
    pricingPage {
      ...PageHead
      ...PricingHero
      customQuote {
        ...CustomQuote
      }
      questions {
        questions {
          ...QuestionThing
        }
        ...Questions
      }
      callToAction {
        ...CallToAction
      }
    }
    packages {
      packages {
        ...OfferThing
      }
      ...PackageLedger
    }
  }
`;
