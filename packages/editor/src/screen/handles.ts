/**
 * A folder of the server as browsers hand out folders of the disk: https://fs.spec.whatwg.org/. The CMS asks for one
 * with `showDirectoryPicker`, which only some browsers have, and which could give it any folder at all.
 */

/** What names and kinds a listing has. */
type Entry = readonly [name: string, kind: "directory" | "file"];

/** When files were changed that have been read here: the server refuses what would undo a change that came after. */
const seen = new Map<string, string>();

interface Asked {
  readonly query?: string;
  readonly body?: Blob;
  /** What is read or written, where it is not the path that is asked. */
  readonly of?: string;
}

/** Asks the server that the page came from. @throws An error of the name that file systems give it. */
async function ask(method: string, path: string, { query = "", body, of = path }: Asked = {}): Promise<Response> {
  const address = `/folder/${path.split("/").map(encodeURIComponent).join("/")}${query}`;
  const headers = { "x-seen": seen.get(of) ?? "none" };
  const answer = await fetch(address, { method, ...(body && { body }), ...(method !== "GET" && { headers }) });
  if (method !== "GET") written = Date.now();
  const changed = answer.headers.get("x-changed");
  if (changed !== null) seen.set(of, changed);
  if (answer.headers.get("x-changed-more") === "true") isMoreChanged = true;
  if (answer.ok) return answer;
  if (answer.status === 409 && isMoreChanged) throw new DOMException(CHANGED_WITH_IT, "NotAllowedError");
  throw new DOMException(await answer.text(), answer.status === 404 ? "NotFoundError" : "NotAllowedError");
}

/** Whether other files were changed with what was saved, of which the CMS does not know. */
let isMoreChanged = false;

const CHANGED_WITH_IT =
  "This was changed with what you saved before, for it goes by the name that you have changed. Open the screen anew, and change it there.";

/** When something was written last. */
let written = 0;

/** How long the CMS says that it has saved, before it reads the content anew, in milliseconds. */
const SAID = 1500;

/** The button for saving, in whatever language: it can be pressed while something is typed and not saved. */
const UNSAVED = 'button[aria-keyshortcuts$="+S"]:not([disabled])';

/**
 * Has the CMS read the content anew, where more was changed than it knows. It has to have ended its save, and whoever
 * types on meanwhile loses nothing.
 */
export function readAgain(): void {
  if (!isMoreChanged || isWaiting) return;
  isWaiting = true;
  setTimeout(() => {
    isWaiting = false;
    if (document.querySelector(UNSAVED) || Date.now() - written < SAID) readAgain();
    else location.reload();
  }, SAID);
}

/** Whether a quiet moment is waited for. */
let isWaiting = false;

/** A file of the server. */
export class ServedFile {
  readonly kind = "file";

  constructor(private path: string) {}

  get name(): string {
    return lastOf(this.path);
  }

  async getFile(): Promise<File> {
    const answer = await ask("GET", this.path);
    const lastModified = Number(answer.headers.get("x-changed"));
    return new File([await answer.blob()], this.name, { lastModified });
  }

  /** The CMS writes a file in one piece, and would not tell the editor of what fails when it closes it. */
  createWritable(): Promise<{ write: (whole: BlobPart) => Promise<void>; close: () => Promise<void> }> {
    const { path } = this;
    return Promise.resolve({
      write: async (whole) => {
        await ask("PUT", path, { body: new Blob([whole]) });
      },
      close: () => Promise.resolve(),
    });
  }

  /** What was refused once is refused again: the CMS asks three times, for disks that are slow to let go. */
  async move(folder: ServedFolder, name: string): Promise<void> {
    const to = folder.pathOf(name);
    this.moving ??= ask("POST", this.path, { query: `?to=${encodeURIComponent(to)}`, of: to });
    await this.moving;
    this.moving = undefined;
    this.path = to;
  }

  private moving: Promise<Response> | undefined;
}

/** A folder of the server. */
export class ServedFolder {
  readonly kind = "directory";

  constructor(private readonly path = "") {}

  get name(): string {
    return lastOf(this.path);
  }

  pathOf(name: string): string {
    return this.path === "" ? name : `${this.path}/${name}`;
  }

  async *entries(): AsyncGenerator<[string, ServedFile | ServedFolder]> {
    const listed = (await (await ask("GET", this.path, { query: "?list" })).json()) as Entry[];
    for (const [name, kind] of listed) {
      const path = this.pathOf(name);
      yield [name, kind === "file" ? new ServedFile(path) : new ServedFolder(path)];
    }
  }

  async *values(): AsyncGenerator<ServedFile | ServedFolder> {
    for await (const [, handle] of this.entries()) yield handle;
  }

  getDirectoryHandle(name: string): Promise<ServedFolder> {
    return Promise.resolve(new ServedFolder(this.pathOf(name)));
  }

  getFileHandle(name: string): Promise<ServedFile> {
    return Promise.resolve(new ServedFile(this.pathOf(name)));
  }

  async removeEntry(name: string): Promise<void> {
    await ask("DELETE", this.pathOf(name));
    seen.delete(this.pathOf(name));
  }

  requestPermission(): Promise<PermissionState> {
    return Promise.resolve("granted");
  }
}

/** The root of a project: of all its folders, only that of the content is there. */
export class ServedProject extends ServedFolder {
  override async *entries(): AsyncGenerator<[string, ServedFile | ServedFolder]> {
    await Promise.resolve();
    yield ["data", new ServedFolder()];
  }

  override getDirectoryHandle(name: string): Promise<ServedFolder> {
    // The CMS takes a folder for a project when it has one of this name.
    if (name === "data" || name === ".git") return Promise.resolve(new ServedFolder());
    return Promise.reject(new DOMException(`${name} is not served`, "NotFoundError"));
  }
}

function lastOf(path: string): string {
  return path.split("/").at(-1) ?? "";
}
