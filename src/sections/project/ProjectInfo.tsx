import { graphql } from "gatsby";
import { Lead } from "../../components/Lead";
import { counted, words } from "../../lib/words";
import { CaseDownload } from "./CaseActions";

interface Props {
  readonly project: Queries.ProjectInfoFragment;
}

/** The facts of a project on a slip of paper, and what it was made with. */
export function ProjectInfo({ project: { info, toolkit, actions, casePdf, service } }: Props) {
  const facts = [
    { label: words.caseStudy.client, value: info.client },
    { label: words.caseStudy.timeline, value: info.timeline },
    { label: words.caseStudy.teamSize, value: counted(words.caseStudy.people, info.teamSize) },
    { label: words.caseStudy.industry, value: info.industry },
    info.reach,
    ...(info.price ? [{ label: words.caseStudy.price, value: info.price.text }] : []),
  ];
  // Where there are buttons below the next steps, the PDF stands among them.
  const pdf = actions !== "consultation" && casePdf?.file ? casePdf : undefined;
  const tools = (
    <ul className="project-info__tools row" role="list">
      {toolkit.items.map((item) => (
        <li className="line pointed" key={item}>
          {item}
        </li>
      ))}
    </ul>
  );
  return (
    // In a low window it scrolls by itself, which keys can do only where it holds a link or is one of their stops.
    <aside className="project-info folded stays" aria-labelledby="project-info" tabIndex={pdf ? undefined : 0}>
      <h2 className="title-4" id="project-info">
        {words.caseStudy.info}
      </h2>
      <dl className="project-info__facts grid">
        {facts.map(({ label, value }) => (
          <div className="project-info__fact edged pad-2" key={label}>
            <dt className="soft text-small">{label}</dt>
            <dd className="strong">{value}</dd>
          </div>
        ))}
      </dl>
      <Lead lead={service.lead} />
      <h3 className="title-4">{toolkit.title}</h3>
      {pdf ? (
        <div className="stack gap-5">
          {tools}
          <CaseDownload pdf={pdf} />
        </div>
      ) : (
        tools
      )}
    </aside>
  );
}

export const query = graphql`
  fragment ProjectInfo on Project {
    info {
      client
      timeline
      teamSize
      industry
      reach {
        label
        value
      }
      price {
        text
      }
    }
    service {
      lead {
        ...Lead
      }
    }
    toolkit {
      title
      items
    }
    actions
    casePdf {
      ...CasePdfAction
    }
  }
`;
