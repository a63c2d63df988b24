import { resolve } from "node:path";
import { fail } from "#lib/fail";
import { makeFonts } from "./make-fonts";
import { readableContent } from "./readable-content";

/** `npm run fonts`: makes the web fonts as a build does first, and says what it made. */
async function main(): Promise<void> {
  const made = await makeFonts(await readableContent(resolve("data")));
  console.log(made.length > 0 ? made.join("\n") : "The fonts have all that the content needs.");
}

main().catch(fail);
