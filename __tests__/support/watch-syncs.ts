import fs from "node:fs";

/**
 * Watches what is written through to the disk, until the mocks are restored.
 *
 * @param began - Told of a file or folder when that begins; what it gives back is called when it has ended.
 */
export function watchSyncs(began: (path: string) => () => void): void {
  const paths = new Map<number, string>();
  const { open, fsync } = fs;
  const opening = (path: string, flags: string, mode: number, done: (error: Error | null, file: number) => void) => {
    open(path, flags, mode, (error, file) => {
      if (!error) paths.set(file, path);
      done(error, file);
    });
  };
  jest.spyOn(fs, "open").mockImplementation(opening as typeof fs.open);
  jest.spyOn(fs, "fsync").mockImplementation((file, done) => {
    const ended = began(paths.get(file) ?? "");
    fsync(file, (error) => {
      ended();
      done(error);
    });
  });
}
