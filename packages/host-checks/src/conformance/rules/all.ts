import type { Rule } from "../rule";
import { head, ranges, revalidation } from "./answers";
import { compression, types } from "./files";
import { caching, headers } from "./headers";
import { listings, notFound } from "./not-found";
import { pages, slash } from "./pages";
import { mail, methods } from "./methods";
import { redirects } from "./redirects";
import { hiddenFiles, wellKnownFiles } from "./dot-files";
import { strangeAddresses } from "./strange";

/** All rules, in the order of the table. */
export const RULES: readonly Rule[] = [
  pages,
  slash,
  head,
  notFound,
  compression,
  types,
  revalidation,
  ranges,
  redirects,
  strangeAddresses,
  hiddenFiles,
  wellKnownFiles,
  listings,
  headers,
  caching,
  methods,
  mail,
];
