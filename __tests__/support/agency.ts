import { resolve } from "node:path";

/** The content of an invented agency that has nothing in common with the sample: tests of the machinery run on it. */
export const AGENCY = resolve("__tests__/agency/data");

/** Its packages with prices, and the page that shows them: its site does without, tests of prices give it these. */
export const PRICE_LIST = resolve("__tests__/agency/price-list");
