import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differences, explained, type HostReport } from "../../src/conformance/check-host";
import type { Exception } from "../../src/conformance/exceptions";
import { RULE_IDS } from "../../src/conformance/rule";
import { markdownTable } from "../../src/conformance/table";
import { MARKS, writeMarkdown } from "../../src/conformance/write-markdown";

const EXCEPTION: Exception = { host: "Azure", rule: "mail", explains: /status 405/, reason: "It takes no mail" };

describe("an exception", () => {
  it("explains the faults that it fits, and no others", () => {
    const outcome = explained("Azure", "mail", ["status 405", "status 500"], [EXCEPTION]);
    expect(outcome).toEqual({ rule: "mail", faults: ["status 500"], reasons: ["It takes no mail"] });
  });

  it("counts for its host and its rule only", () => {
    expect(explained("nginx", "mail", ["status 405"], [EXCEPTION]).faults).toEqual(["status 405"]);
    expect(explained("Azure", "head", ["status 405"], [EXCEPTION]).faults).toEqual(["status 405"]);
  });

  it("is a fault itself when nothing fits it", () => {
    expect(explained("Azure", "mail", [], [EXCEPTION]).faults).toEqual([
      "nothing fits the exception /status 405/: take it away",
    ]);
  });
});

const outcomes = RULE_IDS.map((rule) => ({ rule, faults: [] as string[], reasons: [] as string[] }));
const REPORTS: readonly HostReport[] = [
  { name: "nginx", outcomes },
  {
    name: "Azure",
    outcomes: outcomes.map((one) => (one.rule === "mail" ? { ...one, reasons: ["It takes no mail"] } : one)),
  },
  {
    name: "own server",
    outcomes: outcomes.map((one) => (one.rule === "mail" ? { ...one, faults: ["status 500"] } : one)),
  },
  { name: "Caddy", missing: "apt-get install caddy", outcomes: [] },
  { name: "Apache", failure: "it did not start: no module", outcomes: [] },
];

it("becomes a table with a line for each rule, the reason of each no, and the hosts that were not run", () => {
  const table = markdownTable(REPORTS, [{ name: "Vercel", reason: "It asks for an account" }]);
  expect(table).toMatch(/^\| rule \| nginx \| Azure \| own server \|\n/);
  for (const id of RULE_IDS) expect(table).toContain(`\n| **${id}**: `);
  expect(table).toMatch(/\*\*mail\*\*.* \| yes \| no: 1 \| \*\*no\*\* \|\n/);
  expect(table).toContain("\n1. It takes no mail.\n");
  expect(table).toContain(
    "- Not run: Caddy. apt-get install caddy.\n- Not run: Apache. It did not start.\n- Not run: Vercel. It asks for an account.\n",
  );
});

it("names host, rule and fault of what nothing explains", () => {
  expect(REPORTS.flatMap(differences)).toEqual(["own server, mail: status 500", "Apache: it did not start: no module"]);
});

describe("--markdown", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "table-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const written = async (before?: string) => {
    const file = join(folder, "README.md");
    if (before !== undefined) await writeFile(file, before);
    await writeMarkdown(file, "| a |\n", (text) => Promise.resolve(text));
    return readFile(file, "utf8");
  };

  it("replaces what stands between two comments, and nothing else", async () => {
    const text = await written(`# Title\n\n${MARKS[0]}\n\nold\n\n${MARKS[1]}\n\nend\n`);
    expect(text).toBe(`# Title\n\n${MARKS[0]}\n\n| a |\n\n${MARKS[1]}\n\nend\n`);
    expect(await written(text)).toBe(text);
  });

  it("writes a file that is not there", async () => {
    expect(await written()).toContain("\n| a |\n");
  });

  it("says what a file lacks, and leaves it", async () => {
    await expect(written("# Title\n")).rejects.toThrow(/--markdown: .*README.md has no place for the table/);
    expect(await readFile(join(folder, "README.md"), "utf8")).toBe("# Title\n");
  });
});
