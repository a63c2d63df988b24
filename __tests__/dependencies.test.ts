import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { isBuiltin } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import ts from "typescript";

type Manifest = Readonly<Record<"dependencies" | "devDependencies" | "scripts", Readonly<Record<string, string>>>>;

const { dependencies, devDependencies, scripts } = JSON.parse(readFileSync("package.json", "utf8")) as Manifest;

/** What a host runs that has installed without development dependencies: to build, to serve, to look after messages. */
const SCRIPTS = ["build", "develop", "start", "serve", "clean", "content", "mail"];

/** What Gatsby reads by name. */
const READ_BY_GATSBY = ["gatsby-node.ts", "gatsby-config.ts", "gatsby-ssr.tsx", "gatsby-browser.tsx", "src/html.tsx"];

const sourcesIn = (folder: string) => readdirSync(folder).map((name) => join(folder, name));

function entries(): string[] {
  const commands = SCRIPTS.flatMap((name) => /packages\/\S+\.ts/.exec(scripts[name] ?? "") ?? []);
  expect(commands).toContain("packages/site-server/src/commands/serve.ts");
  const pages = [...sourcesIn("src/pages"), ...sourcesIn("src/templates")];
  return [...READ_BY_GATSBY, ...pages, ...commands, ...sourcesOfPlugins()].filter((file) => /\.tsx?$/.test(file));
}

/** Packages of the project that are plugins of the build. */
function sourcesOfPlugins(): string[] {
  const names = textsIn("gatsby-config.ts").flatMap((text) => /^@site\/(.+)$/.exec(text)?.[1] ?? []);
  return names.flatMap((name) => sourcesIn(`packages/${name}/src`));
}

function parsed(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

/** The texts of a module besides what it imports, and how those begin that are put together. */
function textsIn(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isImportTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return found;
}

/** What a module loads when it runs: types are gone by then. */
function loadedBy(file: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const isImport = ts.isImportDeclaration(node) && node.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword;
    const isExport = ts.isExportDeclaration(node) && !node.isTypeOnly;
    const from = isImport || isExport ? node.moduleSpecifier : undefined;
    const called = ts.isCallExpression(node) && /^(?:import|require|require\.resolve)$/.test(node.expression.getText());
    for (const name of [from, called ? node.arguments[0] : undefined]) {
      if (name && ts.isStringLiteral(name)) found.push(name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed(file));
  return found;
}

/** Modules of packages that a module names in a text, to load them where they are installed. */
function plugsOf(file: string): string[] {
  return textsIn(file).filter((text) => /^@site\/[^/]+\/./.test(text));
}

function sourceAt(path: string): string | undefined {
  return [path, `${path}.ts`, `${path}.tsx`].find((file) => existsSync(file) && statSync(file).isFile());
}

/** Where a module of the project stands: beside the one that asks for it, behind a seam of the website, or in a package. */
function pathOf(name: string, from: string): string {
  if (name.startsWith(".")) return join(dirname(from), name);
  const [, own, path = ""] = /^@site\/([^/]+)\/(.+)$/.exec(name) ?? [];
  return own === undefined ? name.replace(/^#/, "src/") : `packages/${own}/src/${path}`;
}

/** The modules that are loaded from some on, and the packages, with the first module that loads each. */
function loadedFrom(files: readonly string[]): { modules: ReadonlySet<string>; packages: Map<string, string> } {
  const seen = new Set<string>();
  const packages = new Map<string, string>();
  const queue = files.map((file) => resolve(file));
  for (const file of queue) {
    if (seen.has(file) || !/\.tsx?$/.test(file)) continue;
    seen.add(file);
    for (const name of [...loadedBy(file), ...plugsOf(file)]) {
      const source = sourceAt(pathOf(name, file));
      if (source) queue.push(resolve(source));
      if (source || name.startsWith("@site/")) continue;
      const [, own] = /^((?:@[^/]+\/)?[^./][^/]*)/.exec(name) ?? [];
      if (own && !isBuiltin(name) && !packages.has(own)) packages.set(own, relative("", file));
    }
  }
  return { modules: seen, packages };
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Partial<Manifest>;

/** What the package that a file belongs to has for itself. */
function ownDependencies(file: string): Readonly<Record<string, string>> {
  const [, folder] = /^(packages\/[^/]+)\//.exec(file) ?? [];
  return folder === undefined ? {} : (manifestOf(folder).dependencies ?? {});
}

it("needs no development dependency to build, to serve and to look after messages", () => {
  const { packages } = loadedFrom(entries());
  expect([...packages.keys()]).toEqual(
    expect.arrayContaining(["sharp", "react", "fastify", "postcss-selector-parser"]),
  );
  expect([...packages].filter(([name, file]) => !(name in dependencies || name in ownDependencies(file)))).toEqual([]);
});

it.each(sourcesIn("packages"))("%s lists what its sources load, for it can be taken elsewhere", (folder) => {
  const files = readdirSync(join(folder, "src"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const names = files.flatMap(loadedBy).filter((name) => !/^[.#]/.test(name) && !isBuiltin(name));
  const loaded = new Set(names.map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/")));
  expect(loaded.size).toBeGreaterThan(0);
  const own = manifestOf(folder);
  const listed = { ...own.dependencies, ...own.devDependencies };
  expect([...loaded].filter((name) => !(name in listed))).toEqual([]);
});

it("runs no program of a development dependency for that", () => {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Readonly<Record<string, { readonly bin?: Readonly<Record<string, string>> }>>;
  };
  const programs = Object.keys(devDependencies).flatMap((name) =>
    Object.keys(packages[`node_modules/${name}`]?.bin ?? {}),
  );
  expect(programs).toEqual(expect.arrayContaining(["eslint", "jest"]));
  const words = SCRIPTS.flatMap((name) => (scripts[name] ?? "").split(/\s+/));
  expect(words.filter((word) => programs.includes(word))).toEqual([]);
});

it("names no development dependency where it is loaded by a name in a text, as plugins, loaders and fonts are", () => {
  const texts = new Set([...loadedFrom(entries()).modules].flatMap(textsIn));
  expect([...texts]).toEqual(
    expect.arrayContaining(["gatsby-plugin-sass", "string-replace-loader", "@fontsource-variable/"]),
  );
  const isNamed = (name: string) =>
    [...texts].some(
      (text) => text === name || text.startsWith(`${name}/`) || (/^@[^/]+\/$/.test(text) && name.startsWith(text)),
    );
  expect(Object.keys(devDependencies).filter(isNamed)).toEqual([]);
});
