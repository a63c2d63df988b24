import { atRootOfUpload, type Renderer } from "./host-files";

/**
 * GitHub Pages takes no headers, no redirects and no routes. `.nojekyll` keeps it from running Jekyll over the site,
 * which would leave out files that begin with an underscore; `/404.html` it finds itself.
 */
export const githubPages: Renderer = (policy) => atRootOfUpload(policy, "github-pages", { ".nojekyll": "" });
