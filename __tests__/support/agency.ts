import { resolve } from "node:path";

/** The content of an invented agency that has nothing in common with the sample: tests of the machinery run on it. */
export const AGENCY = resolve("__tests__/agency/data");
