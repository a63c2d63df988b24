import { isIP } from "node:net";
import { isValidCIDR } from "ipaddr.js";
import { z } from "zod";
import { type Environment, listOf, readEnvironment, wholeNumber } from "./environment";

/** What Fastify knows by a name: this machine, its own link, the private networks. */
const NETWORKS = ["loopback", "linklocal", "uniquelocal"];

const LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const PROXIES = `how many proxies stand before this server (1 to 9), or their addresses and networks, such as 10.0.0.0/8, separated by commas (also ${NETWORKS.join(", ")})`;

const SETTINGS = z.object({
  /** Where the specification's server listens. */
  PORT: wholeNumber(1, 65_535, "a number from 1 to 65535").default(9000),
  METRICS_PORT: wholeNumber(0, 65_535, "a number from 1 to 65535, or 0 for none").optional(),
  LOG_LEVEL: z.enum(LEVELS, LEVELS.join(", ")).default("info"),
  /** Nobody is believed to speak for somebody else unless this says who may. */
  TRUST_PROXY: wholeNumber(1, 9, PROXIES).or(listOf(isNetwork, PROXIES)).default([]),
});

/** How the server is set up. */
export type Settings = Readonly<z.output<typeof SETTINGS>>;

/** Reads how the server is set up. @throws When settings are malformed, naming all that are. */
export function readSettings(environment: Environment): Settings {
  return readEnvironment(SETTINGS, environment);
}

function isNetwork(text: string): boolean {
  // `10/8` would be a network too, of another address than is meant.
  return NETWORKS.includes(text) || isIP(text) !== 0 || (isValidCIDR(text) && isIP(text.replace(/\/.*/, "")) !== 0);
}
