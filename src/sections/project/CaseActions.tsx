import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button";
import { DownloadButton } from "../../components/DownloadButton";
import { UnavailableButton } from "../../components/UnavailableButton";
import { contactPath } from "../../lib/routes";
import { words } from "../../lib/words";

interface Props {
  readonly page: Queries.CaseActionsFragment;
}

interface PdfProps {
  /** Missing where no PDF is asked for, or none are made. */
  readonly pdf: Queries.CasePdfActionFragment | null;
}

/** What a reader who wants the same can do. */
export function ConsultationActions({ pdf }: PdfProps) {
  return (
    <div className="row start">
      <ButtonLink to={contactPath()}>{words.actions.startProject}</ButtonLink>
      {pdf?.file ? (
        <DownloadButton label={words.actions.downloadPdf} pdf={pdf.file} />
      ) : (
        pdf?.unavailable && <UnavailableButton label={words.actions.downloadPdf} reason={pdf.unavailable} />
      )}
      <ButtonLink to={contactPath()} variant="line">
        {words.actions.scheduleConsultation}
      </ButtonLink>
    </div>
  );
}

/** The PDF of a case study that has no other actions; nothing where there is none. */
export function CaseDownload({ pdf }: PdfProps) {
  return pdf?.file && <DownloadButton label={words.actions.downloadPdf} pdf={pdf.file} />;
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
    }
  }
  fragment CasePdfAction on ProjectPdf {
    file {
      ...DownloadButton
    }
    unavailable
  }
`;
