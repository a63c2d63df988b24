/** Which rooms a room may ask, each only of those that stand above it: so no two can need each other. */
export const ARROWS = {
  "src/lib": [],
  "src/styles": [],
  "src/fonts": [],
  "src/contact-form": ["src/lib"],
  "src/hosting": ["src/contact-form", "src/lib"],
  "src/content": ["src/contact-form", "src/fonts", "src/hosting", "src/lib", "src/styles"],
  "src/seo": ["src/fonts", "src/lib", "src/styles"],
  "src/components": ["src/lib"],
  "src/sections": ["src/components", "src/contact-form", "src/lib"],
  "src/pages": ["src/components", "src/lib", "src/sections", "src/seo"],
  "src/templates": ["src/lib", "src/sections", "src/seo"],
  "src/gatsby": [
    "src/components",
    "src/contact-form",
    "src/content",
    "src/fonts",
    "src/hosting",
    "src/lib",
    "src/sections",
    "src/seo",
    "src/styles",
  ],
  "packages/site-server": ["src/hosting", "src/lib"],
  "packages/contact-service": ["packages/site-server", "src/contact-form", "src/lib", "src/styles"],
  "packages/toolkit": ["packages/site-server", "src/contact-form", "src/content", "src/fonts", "src/lib", "src/styles"],
  "packages/adopt": ["packages/toolkit", "src/contact-form", "src/content", "src/fonts", "src/lib", "src/styles"],
  "packages/editor": ["packages/toolkit", "src/content", "src/hosting", "src/lib"],
  "packages/art": ["packages/toolkit", "src/components", "src/content", "src/styles"],
  "packages/case-pdf": ["src/content", "src/fonts", "src/gatsby", "src/lib", "src/styles"],
  "packages/bench": ["packages/toolkit", "src/lib"],
  "packages/seo-report": [
    "packages/toolkit",
    "src/components",
    "src/content",
    "src/gatsby",
    "src/hosting",
    "src/lib",
    "src/seo",
    "src/styles",
  ],
  "packages/host-checks": ["packages/site-server", "packages/toolkit", "src/contact-form", "src/hosting", "src/lib"],
};

function arrowsOf([room, asked], index, rooms) {
  const above = rooms.slice(0, index).map(([name]) => name);
  const wrong = asked.filter((name) => !above.includes(name));
  if (wrong.length > 0) throw new Error(`${room} asks ${wrong.join(", ")}, which must stand above it`);
  const inRoom = (name) => (name.startsWith("packages/") ? `${name}/src/` : `${name}/`);
  return {
    name: `arrows-of-${room.replace("/", "-")}`,
    comment: `${room} may ask ${asked.join(", ") || "no other room"}. Another arrow is a decision: ARROWS has them all.`,
    severity: "error",
    from: { path: `^${inRoom(room)}` },
    to: { path: "^(?:src/[^/]+|packages)/", pathNot: `^(?:${[room, ...asked].map(inRoom).join("|")})|/node_modules/` },
  };
}

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
    ...Object.entries(ARROWS).map(arrowsOf),
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
