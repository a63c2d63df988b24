import { pathOf, type Repository, softwareOf } from "#content/repository";
import type { Backend } from "../config/editor-config";

/** Where GitHub answers; a host of one's own that GitHub's software runs on answers where its repositories are. */
const GITHUB = "https://api.github.com";

/** How the CMS reaches a repository: https://sveltiacms.app/en/docs/backends */
export function backendOf(repository: Repository): Backend {
  const { url, branch = "main", app, signIn } = repository;
  const { origin } = new URL(url);
  const common = { repo: pathOf(url), branch };
  const withApp =
    app === undefined ? { auth_methods: ["token"] as const } : { app_id: app, auth_type: "pkce" as const };
  switch (softwareOf(repository)) {
    case "gitlab":
      return { name: "gitlab", ...common, base_url: origin, api_root: `${origin}/api/v4`, ...withApp };
    case "gitea":
      return { name: "gitea", ...common, base_url: origin, api_root: `${origin}/api/v1`, ...withApp };
    default:
      return {
        name: "github",
        ...common,
        ...(isOwnGitHub(repository) && { api_root: `${origin}/api/v3`, graphql_api_root: `${origin}/api/graphql` }),
        ...(signIn === undefined ? { auth_methods: ["token"] } : { base_url: signIn }),
      };
  }
}

/** The servers that the screen asks of a repository. */
export function serversOf(repository: Repository): string[] {
  const { origin } = new URL(repository.url);
  return softwareOf(repository) === "github" && !isOwnGitHub(repository) ? [GITHUB] : [origin];
}

/** Whether GitHub's software runs at a host of one's own. */
function isOwnGitHub({ url, software }: Repository): boolean {
  return software === "github" && new URL(url).host !== "github.com";
}

/** Whether changes wait on a branch until somebody has looked at them: where the CMS can open a request for that. */
export function hasReview(repository: Repository): boolean {
  return softwareOf(repository) !== "gitea";
}
