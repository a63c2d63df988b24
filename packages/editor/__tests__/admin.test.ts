import { backendOf, hasReview, serversOf } from "../src/admin/backend";

it.each([
  [
    { url: "https://github.com/agency/site" },
    { name: "github", repo: "agency/site", branch: "main", auth_methods: ["token"] },
    ["https://api.github.com"],
    true,
  ],
  [
    { url: "https://gitlab.com/group/team/site", branch: "live", app: "1f" },
    {
      name: "gitlab",
      repo: "group/team/site",
      branch: "live",
      base_url: "https://gitlab.com",
      api_root: "https://gitlab.com/api/v4",
      app_id: "1f",
      auth_type: "pkce",
    },
    ["https://gitlab.com"],
    true,
  ],
  [
    { url: "https://git.example/agency/site", software: "gitea" as const },
    {
      name: "gitea",
      repo: "agency/site",
      branch: "main",
      base_url: "https://git.example",
      api_root: "https://git.example/api/v1",
      auth_methods: ["token"],
    },
    ["https://git.example"],
    false,
  ],
  [
    { url: "https://git.example/agency/site.git", software: "github" as const, signIn: "https://in.example" },
    {
      name: "github",
      repo: "agency/site",
      branch: "main",
      api_root: "https://git.example/api/v3",
      graphql_api_root: "https://git.example/api/graphql",
      base_url: "https://in.example",
    },
    ["https://git.example"],
    true,
  ],
])("reaches %j", (repository, backend, servers, isReviewed) => {
  expect(backendOf(repository)).toEqual(backend);
  expect(serversOf(repository)).toEqual(servers);
  expect(hasReview(repository)).toBe(isReviewed);
});
