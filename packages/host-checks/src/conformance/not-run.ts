import type { NotRun } from "./table";

/** Hosts whose answers nothing on this machine can give. Their files are made and their limits checked all the same. */
export const NOT_RUN: readonly NotRun[] = [
  { name: "Vercel", reason: "Its local server asks for an account and a project of Vercel's" },
  { name: "GitHub Pages", reason: "It has no local server; it takes neither headers nor redirects from a site" },
  { name: "S3 with CloudFront", reason: "It has no local server; the function is tested by itself" },
];
