import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button";
import { DownloadButton } from "../../components/DownloadButton";
import { UnavailableButton } from "../../components/UnavailableButton";
import { contactPath } from "../../lib/routes";
import { words } from "../../lib/words";

interface Props {
  readonly page: Queries.CaseActionsFragment;
}

interface BankingProps extends Props {
  /** Missing where no PDF was asked for, or none could be made. */
  readonly pdf: Queries.DownloadButtonFragment | null;
}

/** What a reader who wants the same can do. */
export function BankingActions({ page: { unavailable }, pdf }: BankingProps) {
  return (
    <div className="row start">
      <ButtonLink to={contactPath()}>{words.actions.startProject}</ButtonLink>
      {pdf ? (
        <DownloadButton label={words.actions.downloadPdf} pdf={pdf} />
      ) : (
        <UnavailableButton label={words.actions.downloadPdf} reason={unavailable.pdf} />
      )}
      <ButtonLink to={contactPath()} variant="line">
        {words.actions.scheduleConsultation}
      </ButtonLink>
    </div>
  );
}

/** The PDF of a case study that has no other actions; nothing where there is none. */
export function CaseDownload({ pdf }: { readonly pdf: Queries.DownloadButtonFragment | null }) {
  return pdf && <DownloadButton label={words.actions.downloadPdf} pdf={pdf} />;
}

/** What a reader would like to see of the software, and why it can't be seen here. */
export function DemoActions({ page: { unavailable } }: Props) {
  return (
    <div className="row">
      <UnavailableButton label={words.actions.viewDemo} reason={unavailable.demo} />
      <UnavailableButton label={words.actions.viewSource} reason={unavailable.source} />
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
