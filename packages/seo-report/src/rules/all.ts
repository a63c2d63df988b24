import { addressRules } from "./addresses";
import { answerRules } from "./answers";
import { descriptionRules } from "./descriptions";
import { documentRules } from "./documents";
import { headingRules } from "./headings";
import { fileRules } from "./files";
import { headRules } from "./head";
import { lastmodRules } from "./lastmod";
import { linkRules } from "./links";
import { iconRules } from "./icons";
import { languageRules } from "./languages";
import { linkTextRules } from "./link-texts";
import { notFoundRules } from "./not-found";
import { pictureRules } from "./pictures";
import { placeholderRules } from "./placeholders";
import { redirectRules } from "./redirects";
import { renderedRules } from "./rendered";
import { robotsRules } from "./robots";
import { robotsTagRules } from "./robots-tags";
import type { Rule, RuleText } from "./rule";
import type { RuleId } from "./rule-ids";
import { sharePictureWeightRules } from "./share-picture-weights";
import { sharePictureRules } from "./share-pictures";
import { sharingRules } from "./sharing";
import { sharingTextRules } from "./sharing-texts";
import { sitemapRules } from "./sitemap";
import { sitemapProtocolRules } from "./sitemap-protocol";
import { similarRules } from "./similar";
import { structuredBreadcrumbRules } from "./structured-breadcrumbs";
import { structuredContentRules } from "./structured-content";
import { structuredDataRules } from "./structured-data";
import { structuredPageRules } from "./structured-pages";
import { structuredValueRules } from "./structured-values";
import { titleRules } from "./titles";

/** All rules that are checked, in the order in which they are reported. */
export const RULES: readonly Rule[] = [
  ...titleRules,
  ...descriptionRules,
  ...addressRules,
  ...headRules,
  ...languageRules,
  ...documentRules,
  ...placeholderRules,
  ...similarRules,
  ...headingRules,
  ...pictureRules,
  ...fileRules,
  ...linkRules,
  ...linkTextRules,
  ...sharingRules,
  ...sharingTextRules,
  ...sharePictureRules,
  ...sharePictureWeightRules,
  ...structuredDataRules,
  ...structuredContentRules,
  ...structuredBreadcrumbRules,
  ...structuredValueRules,
  ...structuredPageRules,
  ...sitemapRules,
  ...sitemapProtocolRules,
  ...lastmodRules,
  ...robotsRules,
  ...robotsTagRules,
  ...notFoundRules,
  ...redirectRules,
  ...iconRules,
  ...answerRules,
  ...renderedRules,
];

/** What is said of an exception that silences nothing. */
export const UNUSED_EXCEPTION: RuleText = {
  id: "exception-unused",
  severity: "note",
  effect: "advice",
  title: "An exception silences nothing",
  reason: "What it explained is mended or gone. Left there, it would hide the fault when it comes back.",
  source: "https://developers.google.com/search/docs/essentials",
};

/** What each rule says of itself. */
export const RULE_TEXTS: readonly RuleText[] = [...RULES, UNUSED_EXCEPTION];

/** The text of a rule. @throws When there is no such rule. */
export function ruleText(id: RuleId): RuleText {
  const text = RULE_TEXTS.find((rule) => rule.id === id);
  if (!text) throw new Error(`No rule is called ${id}`);
  return text;
}
