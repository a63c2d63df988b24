import { addressOf, encodedPath } from "#hosting/addresses";
import { bodyDigest } from "#hosting/body-digest";
import { type Answer, decodedBody, type Question } from "../../client/request";
import { sampleOfEach } from "../samples";
import { differs, faultsOf, labelOf, type Rule, type Target } from "../rule";

/** Answers without a body. */
export const head: Rule = {
  id: "head",
  expects: "HEAD answers as GET does, without a body",
  check: (target) =>
    faultsOf([...addresses(target), "/absent/"], async (path) => {
      const question = { path: encodedPath(target.policy.pathPrefix + path) };
      const got = await target.ask(question);
      const answer = await target.ask({ ...question, method: "HEAD" });
      const compared = ["content-type", "cache-control", "etag", "content-encoding"] as const;
      return [
        ...differs(question, "status of HEAD", answer.status, got.status),
        ...differs(question, "bytes of HEAD", answer.body.length, 0),
        ...compared.flatMap((name) => differs(question, `${name} of HEAD`, answer.headers[name], got.headers[name])),
      ];
    }),
};

/** Asking again. */
export const revalidation: Rule = {
  id: "revalidation",
  expects:
    "Asked again with what the answer gave (If-None-Match, else If-Modified-Since), each kind of file answers 304",
  check: (target) =>
    faultsOf(
      addresses(target).flatMap((path) => ["identity", "gzip", "br"].map((accepted) => [path, accepted] as const)),
      async ([path, accepted]) => {
        const question = {
          path: encodedPath(target.policy.pathPrefix + path),
          headers: { "Accept-Encoding": accepted },
        };
        const { headers } = await target.ask(question);
        const { etag, "last-modified": modified } = headers;
        if (etag === undefined && modified === undefined)
          return [`${labelOf(question)}: neither ETag nor Last-Modified`];
        return [
          ...(etag === undefined ? [] : await again(target, question, { "If-None-Match": etag })),
          ...(modified === undefined ? [] : await again(target, question, { "If-Modified-Since": modified })),
          ...(etag === undefined ? [] : await stale(target, question)),
        ];
      },
    ),
};

async function again({ ask }: Target, question: Question, condition: Record<string, string>): Promise<string[]> {
  const asked = { ...question, headers: { ...question.headers, ...condition } };
  const { status, body } = await ask(asked);
  return [...differs(asked, "status", status, 304), ...differs(asked, "bytes", body.length, 0)];
}

/** An old copy is not confirmed. */
async function stale({ ask }: Target, question: Question): Promise<string[]> {
  const asked = { ...question, headers: { ...question.headers, "If-None-Match": '"an-old-one"' } };
  return differs(asked, "status", (await ask(asked)).status, 200);
}

/** Parts of files. */
export const ranges: Rule = {
  id: "ranges",
  expects:
    "A range of bytes answers 206 with that part, or 200 with the whole; the whole where it is asked for under the condition of another ETag or a weak one (If-Range)",
  check: (target) =>
    faultsOf(addresses(target), async (path) => {
      const question = { path: encodedPath(target.policy.pathPrefix + path), headers: { Range: "bytes=10-19" } };
      const answer = await target.ask(question);
      const file = await target.site.read(path);
      const faults = await rangeFaults(question, answer, file);
      for (const etag of ['"an-old-one"', weakForm(answer.headers.etag)]) {
        const asked = { ...question, headers: { ...question.headers, "If-Range": etag } };
        const conditional = await target.ask(asked);
        faults.push(...differs(asked, "status", conditional.status, 200));
      }
      return faults;
    }),
};

/** By a weak one, two files with different bytes may be called the same (RFC 9110, 13.1.5). */
function weakForm(etag = '"1"'): string {
  return etag.startsWith("W/") ? etag : `W/${etag}`;
}

async function rangeFaults(question: Question, answer: Answer, file: Buffer): Promise<string[]> {
  if (answer.status === 206) {
    const range = `bytes 10-19/${String(file.length)}`;
    return [
      ...differs(question, "Content-Range", answer.headers["content-range"], range),
      ...differs(question, "part", answer.body.toString("hex"), file.subarray(10, 20).toString("hex")),
    ];
  }
  return [
    ...differs(question, "status", answer.status, 200),
    ...differs(question, "digest of the body", bodyDigest(await decodedBody(answer)), bodyDigest(file)),
  ];
}

function addresses({ site, policy }: Target): string[] {
  return sampleOfEach(
    site,
    policy.headers.map(({ under }) => under),
  ).map(addressOf);
}
