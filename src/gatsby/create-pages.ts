import { basename, dirname, resolve } from "node:path";
import type { Actions, CreatePageArgs, CreatePagesArgs } from "gatsby";
import { OPTIONAL_PAGES } from "../content/page-names";
import { addresses } from "../lib/addresses";
import { COLLECTION_TYPES, COLLECTIONS } from "../lib/page-kinds";
import { leftOut } from "./left-out";
import { listPages } from "./saved-files";

/** Makes a page of every content file that has one of its own: services, projects, legal texts. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  await listPages(() => addAllPages(args));
}

async function addAllPages(args: CreatePagesArgs): Promise<void> {
  for (const type of COLLECTION_TYPES) {
    const { data } = await args.graphql<Listed>(`{ list: all${type}(sort: { title: ASC }) { nodes { title path } } }`);
    if (!data) {
      args.reporter.panicOnBuild(`The pages of the type ${type} could not be listed`);
      return;
    }
    const { template, called } = COLLECTIONS[type];
    const { nodes } = data.list;
    const [first] = nodes;
    if (first && leftOut.includes(`src/templates/${template}.tsx`)) {
      // Gatsby reads the queries of a file once: where it has found none, a page would stand there without its data.
      args.reporter.warn(`The first ${called} is shown once this command is started again: ${first.path}`);
    } else {
      addPages(args.actions, template, nodes);
    }
  }
}

/** Pages of a type, as a query lists them. */
interface Listed {
  readonly list: { readonly nodes: readonly { readonly title: string; readonly path: string }[] };
}

/** Pages ask for their content by its title: ids are made of the folder that the project stands in. */
function addPages(actions: Actions, template: string, nodes: readonly { title: string; path: string }[]): void {
  const component = resolve(`src/templates/${template}.tsx`);
  for (const { title, path } of nodes) actions.createPage({ path, component, context: { title } });
}

const PAGES = resolve("src/pages");

/** Moves a page that Gatsby has put at the name of its file to its address, or takes away what the agency does without. */
export function onCreatePage({ page, actions }: CreatePageArgs): void {
  if (dirname(page.component) !== PAGES) return;
  const name = basename(page.component, ".tsx");
  const address: unknown = Reflect.get(addresses, name);
  if (address === undefined && OPTIONAL_PAGES.some((page) => page === name)) actions.deletePage(page);
  if (typeof address !== "string" || address === page.path) return;
  actions.deletePage(page);
  actions.createPage({ ...page, path: address });
}
