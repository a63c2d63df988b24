import { access } from "node:fs/promises";
import { resolve } from "node:path";
import { printableLine } from "./printable";
import { mailFolder } from "../mail/store/mail-folder";
import { openMailStore } from "../mail/store/mail-store";
import { readMailCommand, UsageError } from "./mail-arguments";
import { dropMessages, retryMessages } from "./mail-change";
import { listMessages } from "./mail-list";
import { showMessages } from "./mail-show";

/**
 * `npm run mail -- list | show | retry | drop`: looks after the messages of the contact form, beside the server or
 * without it. What is wrong is said all at once, with exit code 2 when the command was not understood, else 1.
 */
async function main(): Promise<void> {
  const command = readMailCommand(process.argv.slice(2));
  const folder = await mailFolder(resolve("public"));
  await access(folder).catch(() => {
    throw new Error(`There are no messages: ${folder} does not exist. MAIL_DIR names another folder.`);
  });
  const store = await openMailStore(folder);
  if (command.name === "list") await listMessages(store, command.isAll);
  if (command.name === "show") await showMessages(store, command.references);
  if (command.name === "retry") await retryMessages(store, command);
  if (command.name === "drop") await dropMessages(store, command);
}

main().catch((error: unknown) => {
  const text = error instanceof Error ? error.message : String(error);
  for (const line of text.split("\n")) console.error(printableLine(line));
  process.exitCode = error instanceof UsageError ? 2 : 1;
});
