import type { HostName } from "./host";
import type { RuleId } from "./rule";

/** What a host is known to be unable to do. */
export interface Exception {
  readonly host: HostName;
  readonly rule: RuleId;
  /** The faults that it explains, and no others. */
  readonly explains: RegExp;
  readonly reason: string;
}

/** All exceptions. Each is shown in the table with its reason. */
export const EXCEPTIONS: readonly Exception[] = [];
