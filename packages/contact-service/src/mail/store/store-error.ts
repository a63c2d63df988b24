import { errorCode } from "@site/site-server/error-code";
import { SystemError } from "@site/site-server/error-facts";

/** Why a message could not be stored: no room, no permission (or a read-only disk), or something else. */
export type StoreFault = "full" | "denied" | "failed";

const FAULTS: Readonly<Record<string, StoreFault>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EFBIG: "full",
  EACCES: "denied",
  EPERM: "denied",
  EROFS: "denied",
};

/** A message that could not be stored. Its cause is the error of the file system. */
export class StoreError extends SystemError {
  override readonly name = "StoreError";
  readonly fault: StoreFault;

  constructor(cause: unknown) {
    super(`The message could not be stored: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.fault = FAULTS[errorCode(cause)] ?? "failed";
  }
}
