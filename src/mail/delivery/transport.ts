import { Readable } from "node:stream";
import type { ConnectionOptions } from "node:tls";
import { createTransport } from "nodemailer";
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

/**
 * Opens a pool of connections to the mail server, each when it is first needed. Certificates are always checked.
 * Credentials go over TLS only, and so does everything where the server offers it. To this machine itself nothing needs
 * to be encrypted, and its certificate is often self-signed.
 */
export function openTransport(
  { host, port, secure, auth, isLoopback }: SmtpServer,
  connections: number,
  pace: Pace,
  tls: ConnectionOptions = {},
): Transport {
  const transporter = createTransport({
    pool: true,
    host,
    port,
    secure,
    ...(auth && { auth: { ...auth } }),
    ...(isLoopback ? { ignoreTLS: true } : { requireTLS: auth !== undefined && !secure }),
    tls: { ...tls },
    maxConnections: connections,
    // What is sent again at once is only what a server never saw, since it had closed an idle connection.
    maxRequeues: 2,
    connectionTimeout: pace.connecting,
    greetingTimeout: pace.greeting,
    socketTimeout: pace.silence,
    dnsTimeout: pace.connecting,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (envelope, bytes, signal) => {
      const raw = Readable.from([Buffer.from(bytes)], { objectMode: false });
      try {
        const { response } = await transporter.sendMail({ envelope: { ...envelope }, raw, signal });
        return response;
      } catch (error) {
        throw new SendError(error, raw.readableDidRead);
      }
    },
    close: () => {
      transporter.close();
    },
  };
}
