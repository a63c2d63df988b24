import { addressOf, encodedPath } from "#hosting/addresses";
import { bodyDigest } from "#hosting/body-digest";
import { decodedBody, type Question } from "../../client/request";
import { mediaTypeOf, typeFaults } from "../../client/types";
import { sampleFiles } from "../samples";
import { differs, faultsOf, labelOf, type Rule } from "../rule";
import type { BuiltFile, BuiltSite } from "../site";

const CODINGS: readonly (readonly [accepted: string, coding: string | undefined])[] = [
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
];

/** Compressed forms. */
export const compression: Rule = {
  id: "compression",
  expects:
    "Each kind of compressible file comes as Brotli, gzip or plain, as the browser takes it, says `Vary: Accept-Encoding` each time, and is the very file",
  check: ({ site, policy, ask }) =>
    faultsOf(
      asked(site)
        .filter(({ isCompressed }) => isCompressed)
        .flatMap((file) => CODINGS.map((coding) => [file, coding] as const)),
      async ([file, [accepted, coding]]) => {
        const question = questionFor(policy.pathPrefix, file, accepted);
        const answer = await ask(question);
        const varies = /\baccept-encoding\b/i.test(answer.headers.vary ?? "");
        return [
          ...differs(question, "status", answer.status, 200),
          ...differs(question, "Content-Encoding", answer.headers["content-encoding"], coding),
          ...(varies ? [] : [`${labelOf(question)}: Vary ${String(answer.headers.vary)}; expected Accept-Encoding`]),
          ...differs(
            question,
            "digest of the body",
            bodyDigest(await decodedBody(answer)),
            bodyDigest(await site.read(file.path)),
          ),
        ];
      },
    ),
};

/** Types of files. */
export const types: Rule = {
  id: "types",
  expects: "Each kind of file has its Content-Type, compressed or not; HTML, styles, scripts and texts name UTF-8",
  check: ({ site, policy, ask }) =>
    faultsOf(
      asked(site).flatMap((file) => ["identity", "gzip", "br"].map((accepted) => [file, accepted] as const)),
      async ([file, accepted]) => {
        const question = questionFor(policy.pathPrefix, file, accepted);
        const { headers } = await ask(question);
        const faults = isUnknown(file)
          ? ["its type is not known here"]
          : typeFaults(file.ending, headers["content-type"]);
        return faults.map((fault) => `${labelOf(question)}: ${fault}`);
      },
    ),
};

function isUnknown({ ending }: BuiltFile): boolean {
  return mediaTypeOf(ending) === undefined;
}

/** The first page and a few files of each kind. */
function asked(site: BuiltSite): BuiltFile[] {
  return [...site.files.filter(({ path }) => path === "/index.html"), ...sampleFiles(site)];
}

function questionFor(prefix: string, file: BuiltFile, accepted: string): Question {
  return { path: encodedPath(prefix + addressOf(file)), headers: { "Accept-Encoding": accepted } };
}
