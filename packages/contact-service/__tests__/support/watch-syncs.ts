import fs from "node:fs";

/**
 * Watches what is written through to the disk, until the mocks are restored.
 *
 * @param began - Told of a file or folder when that begins; what it gives back is called when it has ended.
 */
export function watchSyncs(began: (path: string) => () => void): void {
  const paths = new Map<number, string>();
  const { openSync, fsync } = fs;
  jest.spyOn(fs, "openSync").mockImplementation((path, flags, mode) => {
    const file = openSync(path, flags, mode);
    paths.set(file, String(path));
    return file;
  });
  jest.spyOn(fs, "fsync").mockImplementation((file, done) => {
    const ended = began(paths.get(file) ?? "");
    fsync(file, (error) => {
      ended();
      done(error);
    });
  });
}
