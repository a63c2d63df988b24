import { buffer } from "node:stream/consumers";
import type { AddressInfo } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A message as a mail server took it. */
export interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly bytes: Buffer;
}

/**
 * A mail server on this machine that takes every message, unless its options refuse it.
 *
 * @param port - 0 for any that is free.
 */
export async function startMailServer(options: SMTPServerOptions = {}, port = 0) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    // Its certificate is its own work, and nothing that sends mail may trust that.
    hideSTARTTLS: true,
    onData(stream, { envelope }, done) {
      void buffer(stream).then((bytes) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : "";
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), bytes });
        done();
      }, done);
    },
    ...options,
  });
  server.on("error", () => undefined);
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.server.address() as AddressInfo;
  const stop = () => new Promise<void>((done) => { server.close(done); });
  return {
    url: `${options.secure === true ? "smtps" : "smtp"}://127.0.0.1:${address.port}`,
    port: address.port,
    received,
    stop,
  };
}
