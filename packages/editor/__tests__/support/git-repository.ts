import { execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";

/** What is to become of a file, as Git hosts are told it. */
export interface Action {
  readonly action: "create" | "update" | "delete";
  readonly file_path: string;
  readonly content: string;
  readonly encoding: "text" | "base64";
}

const WHO = ["-c", "user.name=Git host", "-c", "user.email=git@host.example"];

/** A repository as a Git host has one: without files of its own, changed by what is asked of the host. */
export class GitRepository {
  private constructor(private readonly folder: string) {}

  /** Begins one with a folder of a project. @param name - Of that folder, in the project and in the repository. */
  static async of(project: string, name: string): Promise<GitRepository> {
    const repository = new GitRepository(await mkdtemp(join(tmpdir(), "git-host-")));
    await repository.git("init", "--quiet", "--bare", "--initial-branch=main");
    await repository.git(`--work-tree=${project}`, "add", name);
    await repository.git(...WHO, `--work-tree=${project}`, "commit", "--quiet", "--message", "The content");
    return repository;
  }

  async git(...args: readonly string[]): Promise<string> {
    const { stdout } = await promisify(execFile)("git", [`--git-dir=${this.folder}`, ...args], { maxBuffer: 2 ** 28 });
    return stdout;
  }

  /** The files of a branch. */
  async files(branch: string): Promise<{ path: string; sha: string }[]> {
    const lines = (await this.git("ls-tree", "-r", "-z", branch)).split("\0").filter((line) => line !== "");
    return lines.map((line) => {
      const [about = "", path = ""] = line.split("\t");
      return { path, sha: about.split(" ")[2] ?? "" };
    });
  }

  /** The bytes of a file. */
  async bytesOf(branch: string, path: string): Promise<Buffer> {
    return buffer(spawn("git", [`--git-dir=${this.folder}`, "show", `${branch}:${path}`]).stdout);
  }

  /** What a branch changes: names of files behind A, M or D. */
  async changes(branch: string): Promise<string[]> {
    return (await this.git("diff", "--name-status", `main...${branch}`)).trim().split("\n");
  }

  async commit(branch: string, from: string, message: string, actions: readonly Action[]): Promise<string> {
    const index = join(this.folder, "host-index");
    const indexed = (...args: readonly string[]) =>
      promisify(execFile)("git", [`--git-dir=${this.folder}`, ...args], {
        env: { ...process.env, GIT_INDEX_FILE: index },
      });
    await indexed("read-tree", from);
    for (const { action, file_path, content, encoding } of actions) {
      if (action === "delete") await indexed("update-index", "--force-remove", file_path);
      else {
        const sha = await this.keep(Buffer.from(content, encoding === "base64" ? "base64" : "utf8"));
        await indexed("update-index", "--add", "--cacheinfo", `100644,${sha},${file_path}`);
      }
    }
    const tree = (await indexed("write-tree")).stdout.trim();
    const sha = (await this.git(...WHO, "commit-tree", tree, "-p", from, "-m", message)).trim();
    await this.git("update-ref", `refs/heads/${branch}`, sha);
    return sha;
  }

  private async keep(bytes: Buffer): Promise<string> {
    const child = spawn("git", [`--git-dir=${this.folder}`, "hash-object", "-w", "--stdin"]);
    child.stdin.end(bytes);
    return (await buffer(child.stdout)).toString().trim();
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true });
  }
}
