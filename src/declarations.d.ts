declare module "*.scss";

declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { RenderBodyArgs } from "gatsby";

  /** Collects what react-helmet gathered since the last call, and hands it to Gatsby. */
  export function onRenderBody(args: Pick<RenderBodyArgs, "setHeadComponents">): void;
}

/** What Gatsby's links call, and what fetches a page. Gatsby leaves both untyped; they are there since its version 2. */
interface Navigator {
  /** Where the browser tells it: https://wicg.github.io/savedata/ */
  readonly connection?: { readonly saveData?: boolean };
}

interface Window {
  ___navigate: (to: string, options?: object) => void;
  ___loader: {
    readonly loadPage: (path: string) => Promise<unknown>;
    /** Called when a pointer comes over a link. */
    hovering: (path: string) => void;
  };
}
