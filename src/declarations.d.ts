declare module "*.scss";

declare module "sonner/dist/styles.css";

declare module "gatsby-plugin-react-helmet/gatsby-ssr" {
  import type { RenderBodyArgs } from "gatsby";

  /** Collects what react-helmet gathered since the last call, and hands it to Gatsby. */
  export function onRenderBody(args: Pick<RenderBodyArgs, "setHeadComponents">): void;
}

declare module "gatsby-transformer-json/gatsby-node" {
  import type { CreateNodeArgs } from "gatsby";

  const transformer: {
    /** Makes nodes of a JSON file's content. */
    onCreateNode: (args: CreateNodeArgs, options: object) => Promise<void>;
  };
  export default transformer;
}

declare module "gatsby-plugin-sharp" {
  import type { IGatsbyImageData } from "gatsby-plugin-image";

  /** A node of gatsby-source-filesystem. */
  export interface PictureFile {
    readonly absolutePath: string;
    readonly internal: { readonly contentDigest: string };
  }

  export interface PictureReporter {
    warn: (message: string) => void;
  }

  /** What resolves `gatsbyImageData`: puts the pictures in the queue, and tells where they will be. */
  export function generateImageData(options: {
    readonly file: PictureFile;
    readonly args: object;
    readonly pathPrefix: string;
    readonly reporter: PictureReporter;
  }): Promise<IGatsbyImageData | undefined>;
}

/** What Gatsby's links call, and what fetches a page. Gatsby leaves both untyped; they are there since its version 2. */
interface Navigator {
  /** Where the browser tells it: https://wicg.github.io/savedata/ */
  readonly connection?: { readonly saveData?: boolean };
}

interface Window {
  /** Read by Gatsby's scripts when they start. */
  pagePath?: string;
  /** Which build Gatsby's scripts are of. */
  ___webpackCompilationHash?: string;
  ___loader: {
    /** Fetches a page's data and script, once; nothing where that fails. */
    loadPage: (path: string) => Promise<{ readonly page?: { readonly webpackCompilationHash: string } } | undefined>;
    /** Called when a pointer comes over a link. */
    hovering: (path: string) => void;
  };
}

declare namespace NodeJS {
  interface Require {
    /** The files of a folder by their names, as webpack puts them into the page: the addresses of those it copies. */
    context: (folder: string, isDeep: boolean, names: RegExp) => (name: string) => { readonly default: string };
  }
}
