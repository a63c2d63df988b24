/** Suites that are not of the fast tier say so in their names. */
export const NOT_FAST = String.raw`\.(?:slow|release)\.test\.tsx?$`;
