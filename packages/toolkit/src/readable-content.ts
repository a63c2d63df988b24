import { checkContent } from "#content/check";
import { faultsIn } from "#content/fault";
import { readContent, type ContentFile } from "#content/read";

/**
 * The content as it is read before Gatsby begins: files that code itself reads (words, addresses, fonts) are compiled
 * into its own hooks, before any of them can check them.
 *
 * @throws When a file breaks the rules of its kind, with everything else that is wrong in the content.
 */
export async function readableContent(dataDir: string): Promise<readonly ContentFile[]> {
  const { files, faults: unread } = await readContent(dataDir);
  if (unread.length === 0) return files;
  const { faults } = await checkContent(dataDir);
  throw new Error(faultsIn("the content", faults));
}
