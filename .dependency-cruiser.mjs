/** The walls between rooms, which `npm run check` holds (docs/architecture.md shows them). */
export default {
  forbidden: [
    {
      name: "website-needs-no-package",
      comment: "src/ is the website: a package can be deleted, and the site still builds.",
      severity: "error",
      from: { path: "^src/" },
      to: { path: "^packages/" },
    },
    {
      name: "packages-enter-by-the-seams",
      comment: "A package reaches the website by what src/package.json exports: #name, never a path.",
      severity: "error",
      from: { path: "^packages/[^/]+/src/" },
      to: { path: "^src/", dependencyTypesNot: ["aliased-subpath-import"] },
    },
    {
      name: "packages-ask-by-name",
      comment: "A package reaches another by its name and exports: @site/name, never a path.",
      severity: "error",
      from: { path: "^packages/([^/]+)/src/" },
      to: { path: "^packages/", pathNot: "^packages/$1/", dependencyTypes: ["local"] },
    },
    {
      name: "no-unknown-module",
      comment: "What is not exported cannot be had.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-cycle",
      comment: "Modules that need each other are one module, or hide a third.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-cycle-of-rooms",
      comment: "Rooms that need each other are one room.",
      severity: "error",
      scope: "folder",
      from: { path: "^(?:src|packages)/[^/]+$" },
      to: { path: "^(?:src|packages)/[^/]+$", circular: true },
    },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?:data|public|node_modules)/" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
