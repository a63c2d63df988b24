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

/** Makes the client's data cache. Queries are repeated, mutations never: a message must not be sent twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: CACHE_DEFAULTS.retry, retryDelay, gcTime: CACHE_DEFAULTS.garbageTime },
      mutations: { retry: false, gcTime: CACHE_DEFAULTS.garbageTime },
    },
  });
}
