import { isIP } from "node:net";
import { isValidCIDR } from "ipaddr.js";
import { z } from "zod";
import { oneOf, readEnvironment, wholeNumber } from "../lib/environment";

/** Where the specification's server listens, and where Prometheus looks for what a program counts of itself. */
const DEFAULT_PORTS = { site: 9000, metrics: 9464 };

/** What Fastify knows by a name: this machine, its own link, the private networks. */
const NETWORKS = ["loopback", "linklocal", "uniquelocal"];

const SERVER = {
  PORT: { schema: wholeNumber(1, 65_535, DEFAULT_PORTS.site), allowed: "a number from 1 to 65535" },
  METRICS_PORT: {
    schema: wholeNumber(0, 65_535, DEFAULT_PORTS.metrics),
    allowed: "a number from 1 to 65535, or 0 for none",
  },
  LOG_LEVEL: {
    schema: oneOf(["info", "fatal", "error", "warn", "debug", "trace", "silent"]),
    allowed: "fatal, error, warn, info, debug, trace, silent",
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .transform(trustedProxies)
      .refine((proxies) => proxies !== undefined),
    allowed: `how many proxies stand before this server (1 to 9), or their addresses and networks, such as 10.0.0.0/8, separated by commas (also ${NETWORKS.join(", ")})`,
  },
};

/** What the environment says of the server. */
export type ServerSettings = ReturnType<typeof readServerSettings>;

/**
 * Reads what the environment says of the server. Nobody is believed to speak for somebody else unless `TRUST_PROXY`
 * says who may.
 *
 * @throws When settings are malformed, naming all that are.
 */
export function readServerSettings(environment: NodeJS.ProcessEnv) {
  const { PORT, METRICS_PORT, LOG_LEVEL, TRUST_PROXY } = readEnvironment(SERVER, environment);
  return { port: PORT, metricsPort: METRICS_PORT, logLevel: LOG_LEVEL, trustProxy: TRUST_PROXY };
}

function trustedProxies(text: string): number | string[] | undefined {
  if (text === "") return [];
  if (/^[1-9]$/.test(text)) return Number(text);
  const proxies = text.split(",").map((proxy) => proxy.trim());
  const isKnown = (proxy: string) => NETWORKS.includes(proxy) || isIP(proxy) !== 0 || isValidCIDR(proxy);
  return proxies.every(isKnown) ? proxies : undefined;
}
