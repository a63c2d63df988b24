import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inspect, makeReport } from "../src/make-report";
import { readFolder } from "../src/read/folder";
import { goodFiles } from "./good-files";
import type { SmallSite } from "./spoilt-site";
import { underPath } from "./under-path";

const SETTINGS = { redirects: "redirects.json", exceptions: "seo-exceptions.json" };

/** Writes the site into a temporary folder, as it is built for a path of its host. */
export async function smallSite(prefix = ""): Promise<SmallSite> {
  const root = await mkdtemp(join(tmpdir(), "seo-report-"));
  const [folder, dataDir] = [join(root, "public"), join(root, "data")];
  const write = async (file: string, content: string | Buffer) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  };
  const setData = async (name: keyof typeof SETTINGS, entries: readonly unknown[]) => {
    await mkdir(dataDir, { recursive: true });
    const $schema = `./schema/${SETTINGS[name].replace(".json", ".schema.json")}`;
    await writeFile(join(dataDir, SETTINGS[name]), JSON.stringify({ $schema, [name]: entries }));
  };
  for (const [file, content] of await goodFiles()) {
    await write(file, typeof content === "string" ? underPath(content, prefix) : content);
  }
  await setData("redirects", []);
  await setData("exceptions", []);
  return {
    ...{ folder, dataDir, write, setData },
    readBytes: (path) => readFile(join(folder, path)).catch(() => undefined),
    remove: (file) => rm(join(folder, file)),
    swap: async (file, before, after) => {
      const text = await readFile(join(folder, file), "utf8");
      if (!text.includes(before)) throw new Error(`${file} has no ${before}`);
      await write(
        file,
        text.replace(before, () => after),
      );
    },
    report: (earlier) => makeReport({ siteDir: folder, dataDir, earlier }),
    inspect: async (options) => inspect(await readFolder(folder), { dataDir, ...options }),
    discard: () => rm(root, { recursive: true, force: true }),
  };
}
