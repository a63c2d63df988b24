import type { Graph, Thing } from "schema-dts";
import { addresses } from "../../lib/addresses";
import { scriptText } from "../../lib/script-text";
import { canonicalUrl } from "../canonical-url";
import type { PageFacts } from "../page-facts";
import { agencyId, agencyInBrief, agencyOf, type SiteFacts, websiteOf } from "./agency";
import { graphFaults } from "./faults";
import { breadcrumbOf, pageOf, pictureOf } from "./page";
import { caseStudyOf, type Ids, offersOf, questionsOf, serviceOf } from "./things";

const ABOUT_THE_AGENCY = ["/", addresses.about, addresses.contact];

/**
 * The structured data of a page: one graph of the agency, the website, the page and what it is about, in the words of
 * schema.org. It says nothing that the page does not show.
 *
 * @throws When something in it is missing or refers to nothing: a build stops there.
 */
export function graphOf(site: SiteFacts, page: PageFacts): Graph {
  const url = canonicalUrl(site.url, page.path);
  const own = (name: string) => `${url}#${name}`;
  const ids: Ids = { agency: agencyId(site.url), page: own("page"), own };
  const agency = ABOUT_THE_AGENCY.includes(page.path) ? agencyOf(site) : agencyInBrief(site);
  const things = [agency, websiteOf(site), ...(page.isListed === false ? [] : thingsOf(site, page, ids))];
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  const faults = graphFaults(graph);
  if (faults.length > 0) throw new Error(`Structured data of ${page.path}:\n${faults.join("\n")}`);
  return graph;
}

function thingsOf(site: SiteFacts, page: PageFacts, ids: Ids): Thing[] {
  const { name, picture, service, caseStudy, questions } = page;
  const offers = page.offers ?? service?.offers ?? [];
  return [
    pageOf(site, page, ids),
    ...(name === undefined ? [] : [breadcrumbOf(site, page.path, name, ids)]),
    ...(picture ? [pictureOf(site, picture, ids)] : []),
    ...(service ? [serviceOf(service, ids)] : []),
    ...(caseStudy ? [caseStudyOf(caseStudy, ids, picture !== undefined)] : []),
    ...(offers.length > 0 ? [offersOf(offers, site.currency, ids)] : []),
    ...(questions?.length ? [questionsOf(questions, ids)] : []),
  ];
}

/** Where a line may end on a page and where not, which is no part of what it says: joiners, hard spaces, soft hyphens. */
const JOINERS = [
  ["\u2060", ""],
  ["\u00ad", ""],
  ["\u00a0", " "],
] as const;

/** A graph as the text of a script: nothing in it can end that script. */
export function graphText(graph: Graph): string {
  return JOINERS.reduce((text, [joiner, instead]) => text.replaceAll(joiner, instead), scriptText(graph));
}
