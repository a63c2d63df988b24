/** Says what went wrong, without a stack, and lets the process end with exit code 1. */
export function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
