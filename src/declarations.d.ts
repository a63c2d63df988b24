declare module "*.scss";

declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { RenderBodyArgs } from "gatsby";

  /** Collects what react-helmet gathered since the last call, and hands it to Gatsby. */
  export function onRenderBody(args: Pick<RenderBodyArgs, "setHeadComponents">): void;
}

/** What Gatsby's links call, and what fetches a page. Gatsby leaves both untyped; they are there since its version 2. */
interface Window {
  ___navigate: (to: string, options?: object) => void;
  ___loader: { readonly loadPage: (path: string) => Promise<unknown> };
}
