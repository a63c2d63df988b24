import { ButtonLink } from "../../components/Button";
import { contactPath } from "../../lib/routes";

interface Props {
  readonly empty: { readonly title: string; readonly text: string };
  readonly onShowAll: () => void;
}

/** A category without a project: a blank sheet, and two ways on. */
export function EmptyCategory({ empty, onShowAll }: Props) {
  return (
    <div className="empty-category folded sheet grid gap-6">
      <h3 className="title-poster">{empty.title}</h3>
      <div className="empty-category__text grid">
        <p>{empty.text}</p>
        <div className="row">
          <button className="button button--line" type="button" onClick={onShowAll}>
            See all projects
          </button>
          <ButtonLink to={contactPath()}>Start Your Project</ButtonLink>
        </div>
      </div>
    </div>
  );
}
