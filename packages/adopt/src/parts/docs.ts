import { posix } from "node:path";
import type { Project } from "./project";

const ARCHITECTURE = "docs/architecture.md";

/** Takes what the docs say of a package out of them: rows and entries that are its own, drawings, and links. */
export async function withoutDocs(project: Project, name: string, scripts: readonly string[]): Promise<void> {
  const page = `docs/${name}.md`;
  await project.remove(page);
  for (const file of await pagesOf(project)) {
    const isGone = (link: string) => {
      const target = posix.join(posix.dirname(file), link.replace(/#.*$/, ""));
      return target === page || target.startsWith(`packages/${name}/`);
    };
    await project.change(file, (text) => withoutLinks(withoutLines(text, isGone, scripts), isGone));
  }
  await project.change(ARCHITECTURE, (text) => withoutMention(withoutArrows(text, name), name));
}

async function pagesOf(project: Project): Promise<readonly string[]> {
  const all = [...(await project.below("docs")), ...(await project.below("packages"))];
  return ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...all.filter((file) => file.endsWith(".md"))];
}

/** Rows of tables and entries of lists that begin with what is gone, and entries that lead nowhere else. */
function withoutLines(text: string, isGone: (link: string) => boolean, scripts: readonly string[]): string {
  const lines = text.split("\n").filter((line) => {
    const [, link] = /^(?:\||-)\s*\[[^\]]*\]\(([^)]*)\)/.exec(line) ?? [];
    const [, script] = /^\|\s*`npm run ([\w:-]+)/.exec(line) ?? [];
    const links = line.startsWith("- ") ? linksOf(line) : [];
    const isOfGone = (link !== undefined && isGone(link)) || (links.length > 0 && links.every(isGone));
    return !isOfGone && !(script !== undefined && scripts.includes(script));
  });
  return lines.join("\n");
}

function linksOf(line: string): string[] {
  return [...line.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => link);
}

/** The words of a link stay in their sentence, unless it is one of two that it names. */
function withoutLinks(text: string, isGone: (link: string) => boolean): string {
  const isGoneHere = (link: string) => !/^[a-z]+:/.test(link) && isGone(link);
  return text
    .replace(/(?:the )?\[[^\]]*\]\(([^)\s]+)\)[^.;|\n]*?, or /g, (whole, link: string) =>
      isGoneHere(link) ? "" : whole,
    )
    .replace(/\[([^\]]*)\]\(([^)\s]+)\)/g, (whole, words: string, link: string) => (isGoneHere(link) ? words : whole));
}

/** The package in the drawing of what may ask what. */
function withoutArrows(text: string, name: string): string {
  const lines = [` {4}${name}`, ` {2}${name} --> .*`, ` {2}\\S+ --> ${name}`];
  return text.replaceAll(new RegExp(`^(?:${lines.join("|")})\\n`, "gm"), "");
}

/** What is said of it between two semicolons, or in a sentence of its own. */
function withoutMention(text: string, name: string): string {
  const sentence = "(?:[^.\\n]|\\.(?=\\S))*\\.";
  return text
    .replace(new RegExp(`, or, of \`${name}\`, [^;\\n]*;`), ";")
    .replace(new RegExp(` \`${name}\` [^;.\\n]*;`), "")
    .replace(new RegExp(` Without \`${name}\`, ${sentence}`), "");
}
