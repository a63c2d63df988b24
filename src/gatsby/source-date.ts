import { resolve } from "node:path";
import { deploymentIn } from "./deployment";
import { dateOfLastCommit } from "./last-changes";

/**
 * When the sources of the site were changed last: as `SOURCE_DATE_EPOCH` says, else the date of the last commit. A built
 * site holds no other date, so that the same sources make the same bytes whenever they are built.
 */
export async function sourceDate(): Promise<Date | undefined> {
  return deploymentIn(process.env).sourceDate ?? (await dateOfLastCommit(resolve(".")));
}
