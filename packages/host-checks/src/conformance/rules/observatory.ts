import { scan, scannedPaths, shownGrade } from "../observatory/scan";
import { faultsOf, type Rule } from "../rule";

/** What a well-known scanner would say. */
export const observatory: Rule = {
  id: "observatory",
  expects:
    "By the rules of Mozilla's HTTP Observatory, the home page, a case study and the not-found page get A+ (see below)",
  check: (target) =>
    faultsOf(scannedPaths(target), async (path) => {
      const found = await scan(target, path);
      return found.grade.letter === "A+" ? [] : [`GET ${path}: ${shownGrade(found)}; expected A+`];
    }),
};
