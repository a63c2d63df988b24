import { graphql } from "gatsby";
import { useRef } from "react";
import { ProjectGrid } from "../../components/ProjectGrid";
import { groupedByDiscipline, inCategory, resultText } from "../../lib/project-filter";
import { words } from "../../lib/words";
import { CategoryFilter } from "./CategoryFilter";
import { EmptyCategory } from "./EmptyCategory";
import { useCategory } from "./use-category";

const FILTER = "project-filter";

interface Props {
  readonly page: Queries.ProjectBrowserFragment;
  readonly projects: readonly Queries.BrowsedProjectFragment[];
  readonly services: readonly Queries.DisciplineOfServiceFragment[];
  /** Another one each time a link to the portfolio is followed, from the portfolio itself, too. */
  readonly visit: string | undefined;
}

/** All projects, or those of one category. */
export function ProjectBrowser({ page: { categories, empty }, projects, services, visit }: Props) {
  const { category, chosen, choose } = useCategory(categories, visit);
  const result = useRef<HTMLParagraphElement>(null);
  const shown = inCategory(projects, category);
  return (
    <section className="project-browser" aria-labelledby="projects">
      <div className="wrap stack gap-6">
        <h2 className="visually-hidden" id="projects">
          {words.regions.projects}
        </h2>
        <CategoryFilter
          id={FILTER}
          groups={groupedByDiscipline(categories, projects, services)}
          projects={projects}
          chosen={chosen}
          onChoose={choose}
        />
        <p
          className="project-browser__result ruled soft text-small"
          role="status"
          tabIndex={-1}
          ref={result}
          data-result={words.portfolio.shownOf}
          data-none={words.portfolio.noProject}
          // Without React the page itself has written what the address asks for (`show-category.ts`).
          suppressHydrationWarning
        >
          {resultText(shown.length, category)}
        </p>
        <EmptyCategory
          empty={empty}
          form={FILTER}
          hidden={shown.length > 0}
          // The button that is pressed goes away with the empty sheet.
          onShowAll={() => result.current?.focus()}
        />
        {shown.length > 0 && <ProjectGrid projects={shown} />}
      </div>
    </section>
  );
}

export const query = graphql`
  fragment ProjectBrowser on PortfolioPage {
    categories
    empty {
      title
      text
    }
  }
  fragment BrowsedProject on Project {
    category
    service {
      disciplineLabel
      hue
    }
    ...ProjectGrid
  }
  fragment DisciplineOfService on Service {
    title
    disciplineLabel
    hue
  }
`;
