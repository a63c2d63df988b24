import type { OpenMail, Surroundings } from "@site/site-server/plug";
import { MEMORY_SPAN } from "../mail/abuse/duplicates";
import { limitRate } from "../mail/abuse/rate-limit";
import { MAIL_PATH } from "#contact-form/protocol";
import { mailboxes, siteUnder } from "../mail/agency";
import type { Mailbox } from "../mail/compose";
import { type Delivery, startDelivery } from "../mail/delivery/start-delivery";
import { createMailHandler } from "../mail/handler";
import { keepAsMessage } from "../mail/keep";
import { openKeepOnce } from "../mail/store/keep-once";
import type { MailStore } from "../mail/store/mail-store";
import { startExpiry } from "./expiry";
import type { MailMetrics } from "./metrics";
import { readinessOf } from "./readiness";
import { secretIn } from "./secret";
import type { Settings } from "./settings";

interface Options extends Pick<Surroundings, "policy" | "logger"> {
  readonly settings: Settings;
  readonly store: MailStore;
  readonly metrics: MailMetrics;
}

/**
 * Makes what takes messages, keeps them in a store and sends them on. Without a mail server to send to, or a time after
 * which something is old, what is kept stays as it is.
 */
export async function createMailService(options: Options): Promise<Omit<OpenMail, "notices">> {
  const { settings, policy, store, metrics, logger } = options;
  const { from, to } = mailboxes(settings.MAIL_FROM, settings.MAIL_TO);
  const site = siteUnder(`${policy.pathPrefix}/`, policy.pathPrefix + (policy.mail?.path ?? MAIL_PATH));
  const keep = keepAsMessage({ from, to, services: site.services }, await openKeepOnce(store));
  let delivery: Delivery | undefined;
  let stopExpiry: (() => void) | undefined;
  const recent = await store.recent(new Date(Date.now() - MEMORY_SPAN));
  const handle = createMailHandler({
    site,
    secret: await secretIn(store.root),
    origins: settings.MAIL_ORIGINS,
    guards: [limitRate(settings.RATE_LIMIT_MAX)],
    recent: recent.map((message) => ({ ...message, at: message.at.getTime() })),
    keep: async (enquiry, how) => {
      const reference = await keep(enquiry, how);
      metrics.kept.inc({ folder: how.isJunk ? "junk" : "inbox" });
      logger.info({ reference, isJunk: how.isJunk }, "enquiry kept");
      if (!how.isJunk) delivery?.wake();
      return reference;
    },
    onError: (error) => {
      logger.error({ err: error }, "an enquiry could not be taken");
    },
  });
  return {
    handle,
    missing: readinessOf(store),
    start: () => {
      delivery ??= deliveryFor(options, from, to);
      if (settings.MAIL_KEEP_DAYS) stopExpiry ??= startExpiry(store, settings.MAIL_KEEP_DAYS, logger);
    },
    stop: async () => {
      stopExpiry?.();
      await delivery?.stop();
    },
  };
}

function deliveryFor({ settings, store, metrics, logger }: Options, from: Mailbox, to: Mailbox): Delivery | undefined {
  if (settings.SMTP_URL === undefined) return undefined;
  return startDelivery({
    store,
    url: settings.SMTP_URL,
    from,
    to,
    acknowledge: settings.MAIL_ACKNOWLEDGE === "yes",
    log: logger,
    onAttempt: ({ result }) => {
      metrics.deliveries.inc({ result });
    },
  });
}
