import { findBrowser } from "@site/toolkit/browser";

/**
 * Finds a Chromium without its windows, which takes a third of the processor's time: the commands of both tiers name it in
 * CHROMIUM_SHELL. Where there is none, any Chromium.
 */
export async function findWindowless(): Promise<string> {
  return process.env.CHROMIUM_SHELL ?? (await findBrowser());
}
