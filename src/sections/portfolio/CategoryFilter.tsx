import { type SubmitEvent, useEffect, useRef } from "react";
import { ALL, CATEGORY, type CategoryGroup, inCategory, projectCount } from "../../lib/project-filter";
import { words } from "../../lib/words";

interface Props {
  readonly id: string;
  /** The categories, by discipline. */
  readonly groups: readonly CategoryGroup[];
  /** The projects that are counted. */
  readonly projects: readonly { readonly category: string }[];
  readonly chosen: string;
  readonly onChoose: (category: string) => void;
}

/** One button for each category, and one for all, with the number of its projects. Without scripts it is a form. */
export function CategoryFilter({ id, groups, projects, chosen, onChoose }: Props) {
  const row = useRef<HTMLFormElement>(null);
  // On a phone the choices are a row that is moved sideways, and going back may lead to one that is out of view.
  useEffect(() => {
    const pressed = row.current?.querySelector("[aria-pressed=true]");
    if (pressed && row.current) row.current.scrollLeft += leftOf(pressed) - leftOf(row.current) - 24;
  }, [chosen]);
  const choice = (category: string) => (
    <button
      className="category-filter__item sheet sheet--cut title-4 soft"
      key={category}
      type="submit"
      name={category === ALL ? undefined : CATEGORY}
      value={category}
      aria-pressed={category === chosen}
    >
      {category === ALL ? words.portfolio.all : category} <Count of={inCategory(projects, category).length} />
    </button>
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { submitter } = event.nativeEvent;
    onChoose(submitter instanceof HTMLButtonElement ? submitter.value : ALL);
  };
  return (
    <form
      className="category-filter screen-only"
      id={id}
      method="get"
      // Without scripts the answer begins where the projects do.
      action="#projects"
      aria-label={words.regions.filter}
      onSubmit={submit}
      data-categories
      ref={row}
    >
      {choice(ALL)}
      {groups.map(({ discipline, categories }) => (
        <div className="category-filter__group" key={discipline?.disciplineLabel ?? ALL} data-hue={discipline?.hue}>
          {discipline && <p className="badge">{discipline.disciplineLabel}</p>}
          {categories.map(choice)}
        </div>
      ))}
    </form>
  );
}

function leftOf(element: Element): number {
  return element.getBoundingClientRect().left;
}

interface CountProps {
  readonly of: number;
}

/** The number, and around it for those who hear it what it counts. A single project needs no number to be seen. */
function Count({ of }: CountProps) {
  return (
    <span className={of === 1 ? "visually-hidden" : "category-filter__count"} data-count>
      {projectCount(of)
        .split(/(\p{N}+)/u)
        .map((part, index) => (index % 2 === 1 || part === "" ? part : <Unseen key={part}>{part}</Unseen>))}
    </span>
  );
}

function Unseen({ children }: { readonly children: string }) {
  return <span className="visually-hidden">{children}</span>;
}
