import { ButtonLink } from "../../components/Button";
import { ALL } from "../../lib/project-filter";
import { contactPath } from "../../lib/routes";
import { words } from "../../lib/words";

interface Props {
  readonly empty: { readonly title: string; readonly text: string };
  /** The form of the filter, by its id: to see all is one of its choices. */
  readonly form: string;
  readonly hidden: boolean;
  readonly onShowAll: () => void;
}

/**
 * A category without a project: a blank sheet, and two ways on. It is always in the page, for before React comes the
 * page itself shows it (`show-category.ts`).
 */
export function EmptyCategory({ empty, form, hidden, onShowAll }: Props) {
  return (
    <div className="empty-category folded sheet grid gap-6" hidden={hidden} data-empty suppressHydrationWarning>
      <h3 className="title-poster">{empty.title}</h3>
      <div className="grid">
        <p>{empty.text}</p>
        <div className="row">
          <button className="button button--line" type="submit" form={form} value={ALL} onClick={onShowAll}>
            {words.actions.seeAllProjects}
          </button>
          <ButtonLink to={contactPath()}>{words.actions.startYourProject}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
