import type { Page } from "./page";

/** Pages as they are after their scripts have run. */
export interface Rendered {
  /** By their addresses. */
  readonly pages: ReadonlyMap<string, Page>;
  /** Why a page could not be drawn, by its address. */
  readonly failures: ReadonlyMap<string, string>;
}
