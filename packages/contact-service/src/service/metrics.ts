import { Counter, Gauge, type Registry } from "prom-client";

/** What the service counts, for Prometheus, beside what the server does. */
export interface MailMetrics {
  readonly kept: Counter<"folder">;
  readonly deliveries: Counter<"result">;
}

/**
 * Makes the counters of one service.
 *
 * @param countWaiting - How many messages wait to be delivered; asked when the counters are read.
 */
export function mailMetrics(registry: Registry, countWaiting: () => Promise<number>): MailMetrics {
  const registers = [registry];
  new Gauge({
    name: "mail_messages_waiting",
    help: "Messages in the inbox that are not delivered yet",
    registers,
    async collect() {
      this.set(await countWaiting());
    },
  });
  return {
    kept: new Counter({
      name: "mail_messages_kept_total",
      help: "Messages that were stored, by folder (inbox or junk)",
      labelNames: ["folder"],
      registers,
    }),
    deliveries: new Counter({
      name: "mail_delivery_attempts_total",
      help: "Attempts to deliver a message, by result",
      labelNames: ["result"],
      registers,
    }),
  };
}
