import autocannon from "autocannon";
import { nextEnquiry } from "./enquiry-body";

/** How much is sent. */
export interface Amount {
  /** Each sends its next message when the one before is answered. */
  readonly connections: number;
  /** Messages in all; at least one for each connection. */
  readonly messages: number;
}

/** What came of messages that were sent. */
export interface Load {
  /** Messages that the server says it has taken. */
  readonly accepted: number;
  /** Refused, answered otherwise, not answered in time, or broken off. */
  readonly errors: number;
  /** From the first request to the last answer. */
  readonly seconds: number;
  /** Of each answer, in milliseconds. */
  readonly latencies: readonly number[];
}

/** How often autocannon looks whether it is done, in milliseconds: what it counts itself is not read. */
const LOOK = 50;

/** Sends messages to a server's mail route, as the contact page does. */
export async function sendEnquiries(address: string, { connections, messages }: Amount): Promise<Load> {
  const latencies: number[] = [];
  let accepted = 0;
  const request: autocannon.Request = {
    setupRequest: (made) => Object.assign(made, enquiryTo(address)),
    onResponse: (status, answer) => {
      if (status === 200 && answer.trim() === "success") accepted += 1;
    },
  };
  const start = performance.now();
  let end = start;
  await new Promise<void>((done, reject) => {
    const shot = { connections, amount: messages, sampleInt: LOOK, requests: [request] };
    const instance = autocannon({ url: address, method: "POST", ...shot }, (error: unknown) => {
      if (error instanceof Error) reject(error);
      else done();
    });
    instance.on("response", (_client, _status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
      end = performance.now();
    });
  });
  return { accepted, errors: messages - accepted, seconds: (end - start) / 1000, latencies };
}

/** The next enquiry, as if it came from a page of the same server. */
function enquiryTo(address: string) {
  const { headers, body } = nextEnquiry();
  return { headers: { ...headers, Origin: new URL(address).origin }, body };
}
