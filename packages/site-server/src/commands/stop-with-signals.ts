import { exitCodeOf } from "#lib/exit-code";

/**
 * Within this time signals count as one, in milliseconds: a process manager that tells its whole group reaches this
 * process once by itself and once through what started it.
 */
const ONE_WISH = 1000;

/**
 * Lets SIGINT and SIGTERM stop this process in good order. Who asks once more, a second or more later, does not want to
 * wait: it ends at once then, with the exit code of the signal.
 *
 * @param stop - Begins the stop; called once.
 */
export function stopWithSignals(stop: () => void): void {
  let askedAt: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (askedAt === undefined) {
        askedAt = performance.now();
        stop();
      } else if (performance.now() - askedAt >= ONE_WISH) {
        process.exit(exitCodeOf(signal));
      }
    });
  }
}
