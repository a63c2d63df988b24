import type { Surroundings } from "@site/site-server/plug";
import { removeExpired } from "../mail/store/expire";
import type { MailStore } from "../mail/store/mail-store";

const HOUR = 60 * 60 * 1000;

/**
 * Removes messages that nothing is done with any more when they are old: now, and every hour.
 *
 * @returns Ends that.
 */
export function startExpiry(store: MailStore, days: number, logger: Surroundings["logger"]): () => void {
  const remove = async () => {
    try {
      const removed = await removeExpired(store, days);
      if (removed > 0) logger.info({ removed, days }, "old messages removed");
    } catch (error) {
      logger.error({ err: error }, "old messages could not be removed");
    }
  };
  void remove();
  const timer = setInterval(() => void remove(), HOUR);
  return () => {
    clearInterval(timer);
  };
}
