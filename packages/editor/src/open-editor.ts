import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { editorConfig } from "./config/editor-config";
import { screenAssets } from "./server/assets";
import { ContentFolder } from "./server/content-folder";
import { editorServer } from "./server/editor-server";
import { faultsOfChanges } from "./server/faults-of-change";
import { Guard } from "./server/guard";
import { screenPolicy } from "./server/policy";
import { searchData, shareCard } from "./server/search-data";
import { shownPage } from "./server/shown-page";

/** The screen, as it runs on this machine. */
export interface OpenEditor {
  /** The address that lets a browser in: it has the token. */
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Where the screen stands, and who may open it. */
export interface Place {
  readonly port: number;
  readonly token: string;
  /** Where the site runs that it shows, such as `http://localhost:8000`. */
  readonly site?: string | undefined;
}

/** The name that browsers take for this machine, and no other machine can be asked by. */
const LOOPBACK = "localhost";

/**
 * Opens the screen on a folder of content, for this machine alone.
 *
 * @param data - The folder, by its absolute path.
 * @throws When the content has no `site.json`, or the port is taken.
 */
export async function openEditor(data: string, { port, token, site }: Place): Promise<OpenEditor> {
  const origin = `http://${LOOPBACK}:${port}`;
  await agencyIn(data);
  const folder = new ContentFolder(data, (changes) => faultsOfChanges(data, changes));
  await folder.tidy();
  const server = editorServer(folder, new Guard(origin, token), {
    assets: await screenAssets(),
    policy: screenPolicy(site),
    settings: async () => {
      const agency = await agencyIn(data);
      return { config: editorConfig(agency), site, agency };
    },
    search: async () => ({ ...(await searchData(dirname(data))), agency: await agencyIn(data) }),
    shareCard: (name) => shareCard(dirname(data), name),
    pageOf: async (file) => (site === undefined ? undefined : shownPage(data, file, site)),
  });
  await server.listen({ host: LOOPBACK, port });
  return { address: `${origin}/?token=${token}`, close: () => server.close() };
}

/** Who the agency is now: its name may be changed on the screen. */
async function agencyIn(data: string): Promise<{ name: string; url: string }> {
  const { name, url } = JSON.parse(await readFile(join(data, "site.json"), "utf8")) as { name: string; url: string };
  return { name, url };
}
