import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";

/** What Node tells of a request that it can't read. */
interface ClientError extends Error {
  readonly code?: string;
  /** What came, and up to which byte of it was read. */
  readonly rawPacket?: unknown;
  readonly bytesParsed?: number;
}

/** Statuses by Node's names for what is wrong; everything else is a bad request. */
const STATUS: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/**
 * Answers what can't be read as a request, and ends its connection.
 *
 * Node reads no address with bytes beyond ASCII, which some programs send as they are: those are led to the same
 * address encoded.
 */
export function answerClientError(error: ClientError, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const encoded = error.code === "HPE_INVALID_URL" ? encodedAddress(error) : undefined;
  const status = encoded === undefined ? (STATUS[error.code ?? ""] ?? 400) : 301;
  const text = STATUS_CODES[status] ?? "";
  const head = [
    `HTTP/1.1 ${String(status)} ${text}`,
    ...(encoded === undefined ? [] : [`Location: ${encoded}`]),
    "Content-Type: text/plain; charset=utf-8",
    `Content-Length: ${String(text.length)}`,
    "Connection: close",
  ];
  if (socket.writable) socket.write(`${head.join("\r\n")}\r\n\r\n${text}`);
  socket.destroy(error);
}

/** The address of the request at which reading has ended, in ASCII; nothing where that is not what was wrong with it. */
function encodedAddress({ rawPacket, bytesParsed = 0 }: ClientError): string | undefined {
  const packet = Buffer.isBuffer(rawPacket) ? rawPacket.toString("latin1") : "";
  const start = packet.lastIndexOf("\n", bytesParsed) + 1;
  const [line = ""] = packet.slice(start).split("\r\n", 1);
  const path = /^(?:GET|HEAD) \/+([^\s\\]*) HTTP\/1\.[01]$/.exec(line)?.[1];
  if (path === undefined || !/[\x80-\xff]/.test(path)) return undefined;
  return `/${path.replace(/[^\x21-\x7e]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
