import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button";
import { UnavailableButton } from "../../components/UnavailableButton";
import { contactPath } from "../../lib/routes";

interface Props {
  readonly page: Queries.CaseActionsFragment;
}

/** What a reader who wants the same can do. */
export function BankingActions({ page: { unavailable } }: Props) {
  return (
    <div className="case-actions row">
      <ButtonLink to={contactPath()}>Start a Project</ButtonLink>
      <UnavailableButton label="Download Case PDF" reason={unavailable.pdf} />
      <ButtonLink to={contactPath()} variant="line">
        Schedule Consultation
      </ButtonLink>
    </div>
  );
}

/** What a reader would like to see of the software, and why it can't be seen here. */
export function DemoActions({ page: { unavailable } }: Props) {
  return (
    <div className="case-actions row">
      <UnavailableButton label="View Live Demo" reason={unavailable.demo} />
      <UnavailableButton label="View Source Code" reason={unavailable.source} />
    </div>
  );
}

export const query = graphql`
  fragment CaseActions on CaseStudyPage {
    unavailable {
      demo
      source
      pdf
    }
  }
`;
