import { createRequire } from "node:module";
import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";
import type { HostingPolicy } from "#hosting/policy";
import type { MailHandler } from "./exchange";

/** What this server gives to what takes messages. */
export interface Surroundings {
  readonly policy: HostingPolicy;
  readonly logger: FastifyBaseLogger;
  /** For counters of its own. */
  readonly registry: Registry;
}

/** What takes the messages of the form, once it is open. */
export interface OpenMail {
  readonly handle: MailHandler;
  /** What it would need to take a message, and does not have, a word or two each. */
  readonly missing: () => Promise<readonly string[]>;
  /** What whoever started it should know, a sentence each. */
  readonly notices: readonly string[];
  /** Begins what it does besides answering. */
  readonly start: () => void;
  /** Ends that in good order. */
  readonly stop: () => Promise<void>;
}

/** Opens what takes messages. @throws When they could not be kept. */
export type OpenMailWith = (surroundings: Surroundings) => Promise<OpenMail>;

/**
 * A package that takes messages, as this server knows it: what `@site/contact-service/plug` exports as `plug`.
 *
 * @param publicDir - The built site, which is served.
 * @throws When its settings are malformed, naming all that are, a line each.
 */
export type MailPlug = (publicDir: string, environment: NodeJS.ProcessEnv) => Promise<OpenMailWith>;

/** The one package that may take them. No arrow leads there: this server goes on without it. */
const PLUG = "@site/contact-service/plug";

/** Loads the package that takes messages; nothing where it has been taken out. */
export function installedPlug(): MailPlug | undefined {
  const load = createRequire(__filename);
  try {
    load.resolve(PLUG);
  } catch {
    return undefined;
  }
  return (load(PLUG) as { readonly plug: MailPlug }).plug;
}
