import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PRICE_LIST } from "./agency";

type Json = Readonly<Record<string, unknown>>;

/** Gives the invented agency's content a price list, with its address and a link that leads to it. */
export async function addPriceList(dataDir: string): Promise<void> {
  await cp(PRICE_LIST, dataDir, { recursive: true });
  await edit(join(dataDir, "addresses.json"), (addresses) => ({ ...addresses, pricing: "/preise/" }));
  await edit(join(dataDir, "site.json"), ({ navigation, ...site }) => {
    const { quickLinks, ...others } = navigation as { readonly quickLinks: readonly object[] };
    return { ...site, navigation: { ...others, quickLinks: [{ label: "Preise", to: "pricing" }, ...quickLinks] } };
  });
}

async function edit(file: string, change: (content: Json) => Json): Promise<void> {
  const content = JSON.parse(await readFile(file, "utf8")) as Json;
  await writeFile(file, JSON.stringify(change(content)));
}
