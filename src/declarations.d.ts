declare module "*.scss";

declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { RenderBodyArgs } from "gatsby";

  /** Collects what react-helmet gathered since the last call, and hands it to Gatsby. */
  export function onRenderBody(args: Pick<RenderBodyArgs, "setHeadComponents">): void;
}
