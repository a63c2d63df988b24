import { graphql, type PageProps } from "gatsby";
import { addresses } from "../lib/addresses";
import { required } from "../lib/required";
import { ContactHero } from "../sections/contact/ContactHero";
import { Questions } from "../sections/shared/Questions";
import { Reasons } from "../sections/shared/Reasons";
import { Metadata } from "../seo/Metadata";

/** The contact page. */
export default function Contact({ data }: PageProps<Queries.ContactPageQuery>) {
  const page = required(data.contactPage, "contact page");
  return (
    <>
      <Metadata
        page={{
          path: addresses.contact,
          head: page,
          name: page.name,
          kind: "ContactPage",
          questions: page.questions.questions,
        }}
      />
      <ContactHero page={page} agency={required(data.agency, "agency")} />
      <Reasons reasons={page.inquiry} />
      <Questions questions={page.questions} />
    </>
  );
}

export const query = graphql`
  query ContactPage {
    agency {
      ...ContactAgency
    }
    contactPage {
      ...PageHead
      ...ContactHero
      inquiry {
        ...Reasons
      }
      questions {
        questions {
          ...QuestionThing
        }
        ...Questions
      }
    }
  }
`;
