import { encodedPath } from "../../addresses";
import { MEDIA_TYPES, WITH_CHARSET } from "../../media-types";
import { addressOf, sampleFiles } from "../samples";
import { decodedBody, type Question } from "../request";
import { differs, faultsOf, labelOf, type Rule } from "../rule";
import { type BuiltFile, type BuiltSite, digestOf } from "../site";

const CODINGS: readonly (readonly [accepted: string, coding: string | undefined])[] = [
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
];

/** Other names of a type that mean the same. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  ico: ["image/vnd.microsoft.icon"],
  js: ["application/javascript"],
  xml: ["text/xml"],
};

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
            digestOf(await decodedBody(answer)),
            digestOf(await site.read(file.path)),
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
        return typeFaults(question, file.ending, headers["content-type"]);
      },
    ),
};

function typeFaults(question: Question, ending: string, got = ""): string[] {
  const own = Object.entries(MEDIA_TYPES).find(([known]) => known === ending)?.[1];
  if (own === undefined) return [`${labelOf(question)}: the type of .${ending} is not known here`];
  const [type = "", ...parameters] = got.toLowerCase().split(/\s*;\s*/);
  const isRight = type === own || (ALSO[ending]?.includes(type) ?? false);
  const charset = parameters.find((parameter) => parameter.startsWith("charset="));
  return [
    ...(isRight ? [] : differs(question, "type", type, own)),
    ...(WITH_CHARSET.includes(ending) ? differs(question, "of type", charset, "charset=utf-8") : []),
  ];
}

/** The first page and a few files of each kind. */
function asked(site: BuiltSite): BuiltFile[] {
  return [...site.files.filter(({ path }) => path === "/index.html"), ...sampleFiles(site)];
}

function questionFor(prefix: string, file: BuiltFile, accepted: string): Question {
  return { path: encodedPath(prefix + addressOf(file)), headers: { "Accept-Encoding": accepted } };
}
