import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A message as a mail server took it. */
export interface Taken {
  readonly from: string;
  readonly to: readonly string[];
  readonly bytes: Buffer;
  readonly secure: boolean;
  readonly user: string | undefined;
}

/** A mail server on a port of this machine. */
export interface MailServer {
  readonly port: number;
  /** As `SMTP_URL` names it. */
  readonly url: string;
  readonly taken: Taken[];
  readonly sessions: { count: number; open: number; most: number };
  readonly stop: () => Promise<void>;
}

/** Decides about a message: an error refuses it, with its `responseCode`. */
export type Verdict = (message: Taken) => Error | undefined | Promise<Error | undefined>;

/** Starts a mail server, which takes every message unless the verdict is another. */
export async function startMailServer(
  options: SMTPServerOptions = {},
  { port = 0, verdict = () => undefined }: { port?: number; verdict?: Verdict } = {},
): Promise<MailServer> {
  const taken: Taken[] = [];
  const sessions = { count: 0, open: 0, most: 0 };
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    hideSTARTTLS: true,
    onConnect(_session, done) {
      sessions.count += 1;
      sessions.open += 1;
      sessions.most = Math.max(sessions.most, sessions.open);
      done();
    },
    onClose() {
      sessions.open -= 1;
    },
    onData(stream, { envelope, secure, user }, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
        const to = envelope.rcptTo.map(({ address }) => address);
        const message = { from, to, secure, user, bytes: Buffer.concat(chunks) };
        void Promise.resolve(verdict(message)).then((error) => {
          if (error) {
            done(error);
            return;
          }
          taken.push(message);
          done();
        });
      });
    },
    ...options,
  });
  // A client that breaks off is an error of the server's too.
  server.on("error", () => undefined);
  await new Promise<void>((listening) => {
    server.listen(port, "127.0.0.1", listening);
  });
  const { port: heard } = server.server.address() as AddressInfo;
  return {
    port: heard,
    url: `${options.secure === true ? "smtps" : "smtp"}://127.0.0.1:${heard}`,
    taken,
    sessions,
    stop: () =>
      new Promise((stopped) => {
        server.close(() => {
          stopped();
        });
      }),
  };
}

/** A reply that is none of success. */
export function reply(responseCode: number, text: string): Error {
  return Object.assign(new Error(text), { responseCode });
}

/** What a wire sees pass on a connection, and how it cuts it. */
export interface Passing {
  /** What the client has sent on this connection so far. */
  readonly sent: Buffer;
  readonly cut: () => void;
}

/** A wire between a client and a server that can be cut: before what the client sent goes on, or before a reply does. */
export async function startWire(
  target: number,
  { onSent, onReply }: { onSent?: (passing: Passing) => void; onReply?: (passing: Passing, reply: string) => void },
): Promise<{ readonly port: number; readonly stop: () => Promise<void> }> {
  const open = new Set<Socket>();
  const server: Server = createServer((client) => {
    const far = connect(target, "127.0.0.1");
    let sent = Buffer.alloc(0);
    let isCut = false;
    const cut = () => {
      isCut = true;
      client.destroy();
      far.destroy();
    };
    for (const socket of [client, far]) {
      open.add(socket);
      socket.on("error", cut);
      socket.on("close", cut);
    }
    client.on("data", (chunk: Buffer) => {
      sent = Buffer.concat([sent, chunk]);
      onSent?.({ sent, cut });
      if (!isCut) far.write(chunk);
    });
    far.on("data", (chunk: Buffer) => {
      onReply?.({ sent, cut }, chunk.toString());
      if (!isCut) client.write(chunk);
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise((stopped) => {
        for (const socket of open) socket.destroy();
        server.close(() => {
          stopped();
        });
      }),
  };
}
