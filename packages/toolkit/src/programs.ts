import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Where distributions put servers that they don't put into everybody's path. */
const SERVER_FOLDERS = ["/usr/sbin", "/usr/local/sbin"];

/** The file of a program, or nothing when it is not installed. */
export function programAt(...names: readonly string[]): string | undefined {
  return names.flatMap((name) => folders().map((folder) => join(folder, name))).find(isProgram);
}

function folders(): string[] {
  return [...(process.env.PATH ?? "").split(delimiter), ...SERVER_FOLDERS];
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
