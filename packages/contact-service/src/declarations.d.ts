/** The part of rate-limiter-flexible that counts in memory: the whole of it asks for Node's clusters, which no edge has. */
declare module "rate-limiter-flexible/lib/RateLimiterMemory.js" {
  export { RateLimiterMemory as default } from "rate-limiter-flexible";
}
