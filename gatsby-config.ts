import { resolve } from "node:path";
import type { GatsbyConfig } from "gatsby";
import { contentType } from "./src/gatsby/content-type";
import { isLeftOut } from "./src/content/foreign-files";
import { leftOut } from "./src/gatsby/left-out";
import { pathPrefixIn } from "./src/gatsby/path-prefix";
import { styleSettings } from "./src/gatsby/style-settings";

const config: GatsbyConfig = {
  trailingSlash: "always",
  pathPrefix: pathPrefixIn(process.env, resolve("data")),
  jsxRuntime: "automatic",
  graphqlTypegen: {
    generateOnBuild: true,
    // Where Gatsby finds no queries to run, their types are asked for all the same: the code is there.
    documentSearchPaths: ["./src/gatsby/*.ts", ...leftOut],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "data", path: "./data", ignore: [isLeftOut(resolve("data"))] },
    },
    { resolve: "gatsby-transformer-json", options: { typeName: contentType } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          // Bare paper (`base/_elements.scss`): a colour each would cost a style attribute each.
          placeholder: "none",
          webpOptions: { quality: 76 },
          avifOptions: { quality: 45 },
        },
      },
    },
    "gatsby-transformer-sharp",
    // Without this, Sass puts a byte order mark before the sheet; inlined, it hides the first rule.
    { resolve: "gatsby-plugin-sass", options: { sassOptions: { charset: false }, ...styleSettings() } },
    "@site/case-pdf",
    "@site/editor",
    // gatsby-plugin-react-helmet is not listed: src/gatsby/ssr/render.tsx calls its collector itself, at the right moment.
  ],
};

export default config;
