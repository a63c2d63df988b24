import { createHash, randomUUID } from "node:crypto";
import type { Action, GitRepository } from "./git-repository";

/*
 * A Git host that answers as GitLab documents it, as far as it is asked: signing in with PKCE
 * (https://docs.gitlab.com/api/oauth2/), files by GraphQL, commits and merge requests by REST. Behind it is a real
 * repository.
 */

/** A request that changes be merged. */
export interface MergeRequest {
  readonly iid: number;
  readonly source_branch: string;
  readonly target_branch: string;
  readonly title: string;
  readonly labels: readonly string[];
}

/** The host, and what it was asked for. */
export interface GitHost {
  readonly merging: readonly MergeRequest[];
  readonly answer: (request: Request) => Promise<Response>;
}

const USER = {
  id: 7,
  name: "Ada Redakteurin",
  username: "ada",
  email: "ada@agency.example",
  web_url: "https://git.example/ada",
  avatar_url: "https://git.example/ada.png",
};

/** @param app - ID of the application that people may sign in with. */
export function gitHost(repository: GitRepository, app: string): GitHost {
  const merging: MergeRequest[] = [];
  const challenges = new Map<string, string>();
  const tokens = new Set<string>();

  /** The page on which somebody allows the application to act for them. */
  function authorize({ searchParams }: URL): Response {
    const wanted = (name: string) => searchParams.get(name) ?? "";
    if (wanted("client_id") !== app || wanted("code_challenge_method") !== "S256")
      return json(400, { error: "invalid" });
    const code = randomUUID();
    challenges.set(code, wanted("code_challenge"));
    const back = new URL(wanted("redirect_uri"));
    back.search = new URLSearchParams({ code, state: wanted("state") }).toString();
    const page = `<!doctype html><title>Sign in</title><a href="${back.href.replaceAll("&", "&amp;")}">Authorize</a>`;
    return new Response(page, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  }

  function token(asked: Readonly<Record<string, string>>): Response {
    const { code = "", code_verifier: verifier = "", client_id: client } = asked;
    const challenge = challenges.get(code);
    challenges.delete(code);
    const isRight = challenge === createHash("sha256").update(verifier).digest("base64url") && client === app;
    if (!isRight) return json(400, { error: "invalid_grant" });
    const given = randomUUID();
    tokens.add(given);
    return json(200, { access_token: given, token_type: "Bearer" });
  }

  async function graphql(
    query: string,
    { branch = "", paths }: { branch?: string; paths?: string[] },
  ): Promise<object> {
    if (query.includes("rootRef")) return { rootRef: "main" };
    if (query.includes("lastCommit")) {
      const [sha, message] = (await repository.git("log", "-1", "--format=%H%n%s", branch)).split("\n");
      return { tree: { lastCommit: { sha, message } } };
    }
    if (paths) {
      const nodes = paths.map(async (path) => ({
        path,
        rawTextBlob: (await repository.bytesOf(branch, path)).toString(),
      }));
      return { blobs: { nodes: await Promise.all(nodes) } };
    }
    const nodes = (await repository.files(branch)).map((file) => ({ type: "blob", ...file }));
    return { tree: { blobs: { nodes, pageInfo: { endCursor: "", hasNextPage: false } } } };
  }

  async function commit({ branch, start_branch: start, commit_message: message, actions }: Commit): Promise<Response> {
    const id = await repository.commit(branch, start ?? branch, message, actions);
    return json(201, { id, committed_date: new Date().toISOString() });
  }

  function merge({ title, source_branch, target_branch, labels }: Asked): Response {
    const request = { iid: merging.length + 1, title, source_branch, target_branch, labels: labels.split(",") };
    merging.push(request);
    return json(201, whole(request));
  }

  /** Changes the labels of a request: those that are added, for those that are taken away. */
  function relabel(iid: number, { add_labels: added, remove_labels: removed }: Labels): Response {
    const request = merging.find((one) => one.iid === iid);
    if (!request) return json(404, { message: "404 Not Found" });
    const kept = request.labels.filter((label) => !removed.split(",").includes(label));
    const changed = { ...request, labels: [...kept, added] };
    merging.splice(merging.indexOf(request), 1, changed);
    return json(200, whole(changed));
  }

  async function rest(request: Request, path: string, query: URLSearchParams): Promise<Response> {
    if (path === "/user") return json(200, USER);
    if (path.endsWith("/users")) return json(200, [USER]);
    if (path.endsWith("/repository/commits") && request.method === "POST")
      return commit((await request.json()) as Commit);
    if (path.endsWith("/repository/commits")) return json(200, []);
    if (path.endsWith("/merge_requests") && request.method === "POST") return merge((await request.json()) as Asked);
    if (path.endsWith("/merge_requests")) {
      const label = query.get("labels") ?? "";
      return json(200, merging.filter(({ labels }) => labels.includes(label)).map(whole));
    }
    const [, iid = ""] = /\/merge_requests\/(\d+)$/.exec(path) ?? [];
    if (iid !== "") return relabel(Number(iid), (await request.json()) as Labels);
    const [, file = ""] = /\/repository\/files\/([^/]+)\/raw$/.exec(path) ?? [];
    if (file === "") return json(404, { message: "404 Not Found" });
    const bytes = await repository.bytesOf(query.get("ref") ?? "main", decodeURIComponent(file));
    return new Response(new Uint8Array(bytes), { headers: ANY_ORIGIN });
  }

  return {
    merging,
    answer: async (request) => {
      const url = new URL(request.url);
      if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: ANY_ORIGIN });
      if (url.pathname === "/oauth/authorize") return authorize(url);
      if (url.pathname === "/oauth/token") return token((await request.json()) as Record<string, string>);
      const [scheme, given = ""] = (request.headers.get("Authorization") ?? "").split(" ");
      if (scheme !== "Bearer" || !tokens.has(given)) return json(401, { message: "401 Unauthorized" });
      if (url.pathname === "/api/graphql") {
        const { query, variables } = (await request.json()) as { query: string; variables: object };
        return json(200, { data: { project: { repository: await graphql(query, variables) } } });
      }
      return rest(request, url.pathname.replace("/api/v4", ""), url.searchParams);
    },
  };
}

interface Commit {
  readonly branch: string;
  readonly start_branch?: string;
  readonly commit_message: string;
  readonly actions: readonly Action[];
}

type Asked = Omit<MergeRequest, "iid" | "labels"> & { readonly labels: string };

interface Labels {
  readonly add_labels: string;
  readonly remove_labels: string;
}

/** A merge request as it is answered. */
function whole(request: MergeRequest): object {
  const now = new Date().toISOString();
  const web_url = `https://git.example/agency/site/-/merge_requests/${String(request.iid)}`;
  return { id: request.iid, ...request, web_url, sha: "", author: USER, created_at: now, updated_at: now };
}

const ANY_ORIGIN = {
  "Access-Control-Allow-Origin": "*",
  "Access-Control-Allow-Headers": "authorization, content-type",
  "Access-Control-Allow-Methods": "GET, POST, PUT, DELETE",
};

function json(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status, headers: { "Content-Type": "application/json", ...ANY_ORIGIN } });
}
