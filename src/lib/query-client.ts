import { QueryClient } from "@tanstack/react-query";

/** The specification's defaults of the client's data cache: times in milliseconds. */
export const CACHE_DEFAULTS = {
  retry: 3,
  longestRetryDelay: 30_000,
  garbageTime: 5 * 60_000,
};

/** Delay before the next attempt: one second, doubled with each, never above the longest. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, CACHE_DEFAULTS.longestRetryDelay);
}

/**
 * Makes the client's data cache. Queries are repeated, mutations never: a message must not be sent twice.
 *
 * Neither waits for a connection: whoever asks is told at once that there is none, and nothing is sent by itself later.
 * What browsers say of the connection is not asked either, for they are often wrong.
 */
export function createQueryClient(): QueryClient {
  const networkMode = "always";
  return new QueryClient({
    defaultOptions: {
      queries: { networkMode, retry: CACHE_DEFAULTS.retry, retryDelay, gcTime: CACHE_DEFAULTS.garbageTime },
      mutations: { networkMode, retry: false, gcTime: CACHE_DEFAULTS.garbageTime },
    },
  });
}
