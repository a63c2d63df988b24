import type { MailPlug } from "@site/site-server/plug";
import { WAITING } from "./mail/store/folders";
import { mailFolder } from "./mail/store/mail-folder";
import { type MailStore, openMailStore } from "./mail/store/mail-store";
import { createMailService } from "./service/mail-service";
import { mailMetrics } from "./service/metrics";
import { readSettings, type Settings } from "./service/settings";

/** How the site's server takes messages: it looks for this module by its name, and asks it where it is there. */
export const plug: MailPlug = async (publicDir, environment) => {
  const settings = readSettings(environment);
  const mailDir = await mailFolder(publicDir, environment);
  return async ({ policy, logger, registry }) => {
    const store = await openMailStore(mailDir);
    const metrics = mailMetrics(registry, () => countWaiting(store));
    const service = await createMailService({ settings, policy, store, metrics, logger });
    return { ...service, notices: noticesFor(store, settings) };
  };
};

async function countWaiting(store: MailStore): Promise<number> {
  const lists = await Promise.all(WAITING.map((folder) => store.list(folder)));
  return lists.flat().length;
}

function noticesFor({ root }: MailStore, { SMTP_URL, RATE_LIMIT_MAX }: Settings): string[] {
  const kept = `Messages are kept in ${root}`;
  const sent = SMTP_URL === undefined ? "and rest there: set SMTP_URL, and they are sent on." : "and sent on.";
  const notices = [`${kept} ${sent}`];
  if (RATE_LIMIT_MAX === 0) notices.push("RATE_LIMIT_MAX is 0: anyone may send any number of messages.");
  return notices;
}
