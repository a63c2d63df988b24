import { readFileSync } from "node:fs";

interface LockedPackage {
  readonly resolved?: string;
  /** Whether it is a folder of this repository. */
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
  packages: Readonly<Record<string, LockedPackage>>;
};

/** Finds a package as Node does: beside the one that asks for it, then in each folder above. */
function isLocked(name: string, from: string): boolean {
  if (packages[`${from === "" ? "" : `${from}/`}node_modules/${name}`] !== undefined) return true;
  if (from === "") return false;
  return isLocked(name, from.slice(0, Math.max(from.lastIndexOf("node_modules/") - 1, 0)));
}

// npm leaves out the binaries of other platforms when they can't be had while the file is written; `npm ci` then
// refuses the file wherever they can be had.
it("locks every package, those of other platforms too", () => {
  const missing = Object.entries(packages).flatMap(([from, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !isLocked(name, from))
      .map((name) => `${from}: ${name}`),
  );
  expect(missing).toEqual([]);
});

it("names no registry but the public one", () => {
  const elsewhere = Object.values(packages).filter(
    ({ resolved, link }) =>
      resolved !== undefined && link !== true && !resolved.startsWith("https://registry.npmjs.org/"),
  );
  expect(elsewhere).toEqual([]);
});

// The build relies on what they do not promise (src/gatsby/gatsby-internals.ts).
it("has one exact version of Gatsby and of each of its plugins, for the project and all of its packages", () => {
  const own = Object.entries(packages).filter(([folder]) => !folder.includes("node_modules/"));
  const asked = own.flatMap(([, { dependencies, devDependencies }]) =>
    Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) => /^gatsby(?:-|$)/.test(name)),
  );
  expect(asked.map(([name]) => name)).toContain("gatsby");
  expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
