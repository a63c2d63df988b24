import { readFileSync } from "node:fs";
import { delivery } from "../../src/content/delivery";

/** The recipe that the docs have for a service, as it would stand in the content. @throws When it breaks the rules. */
export function recipe(service: string) {
  const page = readFileSync("docs/form-services.md", "utf8");
  const section = page.split(/^## /m).find((part) => part.startsWith(`${service}\n`)) ?? "";
  const [, json = ""] = /^```json\n([\s\S]*?)^```/m.exec(section) ?? [];
  return delivery.parse((JSON.parse(`{${json}}`) as { readonly delivery: unknown }).delivery);
}
