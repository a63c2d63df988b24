import { Readable } from "node:stream";
import type { ConnectionOptions } from "node:tls";
import { createTransport, type Transporter } from "nodemailer";
import type { SMTPPoolOptions, SMTPPoolSentMessageInfo } from "nodemailer/lib/smtp-pool";
import type { SMTPTransportOptions } from "nodemailer/lib/smtp-transport";
import type { Pace } from "./pace";
import type { SmtpServer } from "./smtp-url";

/** Who a message is from and for, to the server. The sender is empty for what must never be answered by a machine. */
export interface Envelope {
  readonly from: string;
  readonly to: string;
}

/** A message that the server did not take, and whether it had begun to be sent: then the fault may be its own. */
export class SendError extends Error {
  override readonly name = "SendError";

  constructor(
    cause: unknown,
    readonly hasBegun: boolean,
  ) {
    super("The message was not taken", { cause });
  }
}

/** A way to the mail server. */
export interface Transport {
  /**
   * Sends a message.
   *
   * @returns The server's reply: it has taken the message.
   * @throws {@link SendError} When it has not, or when nobody knows.
   */
  readonly send: (envelope: Envelope, bytes: Uint8Array, signal: AbortSignal) => Promise<string>;
  readonly close: () => void;
}

type Sender = Transporter<SMTPPoolSentMessageInfo, SMTPPoolOptions>;

/**
 * Opens a pool of connections to the mail server, each when it is first needed.
 *
 * @param tls - What TLS needs beside the defaults.
 */
export function openTransport(
  server: SmtpServer,
  connections: number,
  pace: Pace,
  tls: ConnectionOptions = {},
): Transport {
  const transporter = createTransport({
    ...securityOf(server),
    tls: { ...tls },
    pool: true,
    maxConnections: connections,
    // What is sent again at once is only what a server never saw, since it had closed an idle connection.
    maxRequeues: 2,
    connectionTimeout: pace.connecting,
    dnsTimeout: pace.connecting,
    greetingTimeout: pace.greeting,
    socketTimeout: pace.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: (envelope, bytes, signal) => send(transporter, envelope, bytes, signal),
    close: () => {
      transporter.close();
    },
  };
}

async function send(transporter: Sender, { from, to }: Envelope, bytes: Uint8Array, signal: AbortSignal) {
  // A stream tells whether it was read from, and so whether a connection was there.
  const raw = Readable.from([Buffer.from(bytes)], { objectMode: false });
  try {
    return (await transporter.sendMail({ envelope: { from, to }, raw, signal })).response;
  } catch (error) {
    throw new SendError(error, raw.readableDidRead);
  }
}

/**
 * Certificates are always checked. Credentials go over TLS only, and so does everything where the server offers it. To
 * this machine itself nothing needs to be encrypted, and its certificate is often self-signed.
 */
export function securityOf({ host, port, secure, auth, isLoopback }: SmtpServer): SMTPTransportOptions {
  const upgrade = isLoopback ? { ignoreTLS: true } : { requireTLS: auth !== undefined && !secure };
  return { host, port, secure, ...upgrade, ...(auth && { auth: { ...auth } }) };
}
