/** What nothing uses, files, exports, types and dependencies, and what is used unlisted (`npm run lint:unused`). */
export default {
  include: ["files", "exports", "types", "duplicates", "dependencies", "unlisted", "unresolved"],
  // Named in texts (loaders, fonts, a program's path), or by the name of what they are the types of.
  ignoreDependencies: ["string-replace-loader", "simple-icons", /^@fontsource(?:-variable)?\//],
  ignoreExportsUsedInFile: true,
  // Gatsby reads the queries and fragments of all files itself: nothing imports them.
  compilers: { tsx: withoutQuery, ts: withoutQuery },
  workspaces: {
    ".": {
      entry: ["gatsby-*.{ts,tsx}", "__tests__/**/*.{test,engines}.{ts,tsx}", "__tests__/agency/*.ts", "static/*.js"],
      project: ["*.{ts,tsx}", "{__tests__,static}/**/*.{ts,tsx,js}"],
    },
    src: { entry: ["{pages,templates}/**/*.tsx", "html.tsx", "lib/fetch-ahead.ts"] },
    "packages/*": { entry: ["src/*.ts", "__tests__/**/*.test.{ts,tsx}"] },
    "packages/art": { entry: ["src/*.ts", "src/pictures/*.tsx", "__tests__/**/*.test.{ts,tsx}"] },
    "packages/case-pdf": { entry: ["gatsby-node.mjs", "src/case-pdfs.ts", "__tests__/**/*.test.{ts,tsx}"] },
    // What runs in a browser is bundled by its path.
    "packages/editor": {
      entry: [
        "gatsby-node.mjs",
        "src/command.ts",
        "src/admin/write-admin.ts",
        "src/screen/{admin,screen}.ts",
        "src/screen/search/search.tsx",
        "__tests__/**/*.test.ts",
      ],
    },
    "packages/contact-service": {
      entry: ["src/plug.ts", "src/commands/*.ts", "src/mail/entries/*.ts", "__tests__/**/*.{test,engines}.ts"],
      ignoreDependencies: ["workerd", /^@types\/(?:mailparser|smtp-server)$/],
    },
    "packages/site-server": { entry: ["src/commands/serve.ts", "__tests__/**/*.test.ts"] },
    // The script of the report's page is read as text, and a face of the library that reads PDFs by its path.
    "packages/seo-report": {
      entry: ["src/*.ts", "src/view/interaction.ts", "__tests__/**/*.test.{ts,tsx}"],
      ignoreDependencies: ["pdfjs-dist"],
    },
  },
};

function withoutQuery(source: string): string {
  return source.replaceAll(/^export (const \w+ = graphql`)/gm, "$1");
}
