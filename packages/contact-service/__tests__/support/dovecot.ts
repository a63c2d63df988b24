import { execFileSync } from "node:child_process";
import { chmod, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { programAt } from "@site/toolkit/programs";
import { freePort, startServer } from "@site/toolkit/server-process";

/** An IMAP server over a Maildir. */
export interface ImapServer {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  readonly stop: () => Promise<void>;
}

const PASSWORD = "only-for-this-test";

/**
 * Starts Dovecot over a Maildir, on a port of this machine. It opens no mail as root: where this process is root, the
 * Maildir is given to Debian's user `mail`.
 *
 * @throws When it is not installed; the message says what to install.
 */
export async function startDovecot(maildir: string): Promise<ImapServer> {
  const command = programAt("dovecot");
  if (command === undefined) throw new Error("Dovecot is not installed: apt-get install dovecot-imapd");
  const folder = await mkdtemp(join(tmpdir(), "dovecot-"));
  await chmod(folder, 0o755);
  const owner = process.getuid?.() === 0 ? "mail" : userInfo().username;
  const port = await freePort();
  const config = join(folder, "dovecot.conf");
  await writeFile(config, configuration({ folder, maildir, owner, port }));
  if (owner === "mail") execFileSync("chown", ["-R", "mail:mail", maildir]);
  const { stop } = await startServer({ command, args: ["-F", "-c", config], cwd: folder, port });
  return { port, user: "agency", password: PASSWORD, stop };
}

interface Facts {
  readonly folder: string;
  readonly maildir: string;
  readonly owner: string;
  readonly port: number;
}

function configuration({ folder, maildir, owner, port }: Facts): string {
  return `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/dovecot.log
protocols = imap
ssl = no
disable_plaintext_auth = no
${process.getuid?.() === 0 ? "" : `default_internal_user = ${owner}\ndefault_internal_group = ${owner}\ndefault_login_user = ${owner}`}
first_valid_uid = 1
mail_location = maildir:${maildir}
passdb {
  driver = static
  args = password=${PASSWORD}
}
userdb {
  driver = static
  args = uid=${owner} gid=${owner} home=${folder}/home
}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
`;
}
