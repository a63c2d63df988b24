import { checkContent } from "#content/check";
import { faultsIn } from "#content/fault";
import { legalTexts } from "#content/legal-texts";
import { readContent, type ContentFile } from "#content/read";

/**
 * The content with its legal texts as it is read before Gatsby begins: files that code itself reads (words, addresses, fonts) are compiled
 * into its own hooks, before any of them can check them.
 *
 * @throws When a file breaks the rules of its kind, with everything else that is wrong in the content.
 */
export async function readableContent(dataDir: string): Promise<readonly ContentFile[]> {
  const { files, faults: unread, names } = await readContent(dataDir);
  if (unread.length === 0) return [...files, ...(await legalTexts(dataDir, names))];
  const { faults } = await checkContent(dataDir);
  throw new Error(faultsIn("the content", faults));
}
