/** How many messages can wait for the disk at the same time: it takes several with one turn. */
const DISK_THREADS = 16;

/**
 * Lets Node wait for the disk in more threads than the four it has otherwise. To be called before anything else is done,
 * since the threads are made when the first is needed; who sets `UV_THREADPOOL_SIZE` has the say.
 */
export function moreDiskThreads(): void {
  process.env.UV_THREADPOOL_SIZE ??= String(DISK_THREADS);
}
