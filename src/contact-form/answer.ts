import { filled, words } from "../lib/words";
import type { Speech } from "./delivery";

/** What the visitor is told when the message was taken; the check mark belongs to it. */
export const SENT = `✓ ${words.form.sent}`;

/** How an attempt to send a message ended. */
export interface Outcome {
  readonly isSent: boolean;
  /** The sentence shown. */
  readonly message: string;
  /** By which the message can be asked for later, where the endpoint told one. */
  readonly reference?: string;
}

/** What an endpoint answered. */
export interface EndpointAnswer {
  readonly text: string;
  /** Whether the status allows that it took the message: from 200 to 299. */
  readonly isOk: boolean;
  /** Its `Content-Type`, where it says one. */
  readonly type?: string | null;
}

/** The kinds of answers that are understood, for the `Accept` of what is sent: form services elsewhere go by it. */
export const ANSWER_TYPES: Readonly<Record<Speech, string>> = {
  own: "text/plain, application/json",
  words: "text/plain, application/json",
  json: "application/json",
  status: "*/*",
};

/** What is read in an answer whose status is no error's. */
interface Reading {
  readonly isTaken: boolean;
  /** Why it was not taken; empty where that is not told. */
  readonly reason: string;
}

/** A whole page is no answer of a mail endpoint, but of something on the way: a hotel's sign-in page, a proxy's error. */
const PAGE = /^<(?:!doctype|html)\b/i;

const READERS: Readonly<Record<Speech, (answer: EndpointAnswer) => Reading>> = {
  own: readWords,
  words: readWords,
  json: ({ text }) => ({ isTaken: readJson(text)?.isTaken ?? false, reason: readReason(text) }),
  // What answers so answers pages, which are not for reading here.
  status: ({ text }) => ({
    isTaken: true,
    reason: PAGE.test(text.trim()) ? "" : readReason(text),
  }),
};

/**
 * Reads an endpoint's answer, by how it speaks. A status that is an error's never took the message; a refusal is told in
 * its own words, if it has some.
 */
export function outcomeOf(answer: EndpointAnswer, speech: Speech = "own"): Outcome {
  const { isTaken, reason } = READERS[speech](answer);
  if (answer.isOk && isTaken) return { isSent: true, message: SENT };
  return {
    isSent: false,
    message: filled(words.form.failed, { reason: reason === "" ? words.form.noReason : reason }),
  };
}

/**
 * Reads an answer in words, as `/mail.php` gives it: it took the message if it contains "success", in any case. One in
 * JSON, as services elsewhere may give it, took the message if it holds neither an error nor a no for "success", "ok" or
 * "status", also where it is sent as words.
 */
function readWords({ text, type }: EndpointAnswer): Reading {
  const words = text.trim();
  const told = readJson(words);
  const isJson = /^[^;]*\bjson\b/i.test(type ?? "");
  // JSON that ends too soon may have been about to say no.
  const isCut = isJson && !told && words.startsWith("{");
  const saysSuccess = !PAGE.test(words) && words.toLowerCase().includes("success");
  return {
    isTaken: told ? told.isTaken && (isJson || saysSuccess) : saysSuccess && !isCut,
    reason: readReason(words),
  };
}

/** What form services answer in JSON: Formspree, Web3Forms, FormSubmit and others differ in these names. */
interface JsonAnswer {
  readonly success?: unknown;
  readonly ok?: unknown;
  readonly status?: unknown;
  readonly message?: unknown;
  readonly error?: unknown;
  readonly errors?: unknown;
  readonly body?: unknown;
}

/** How JSON says no: as a truth value, a number, or a word (JSend has "fail" and "error"). */
const NO = /^"?(?:false|null|0|no|fail(?:ed|ure)?|error)?"?$/i;

/** Whether an answer in JSON took the message, and its reason if not. Nothing where it is no object of JSON. */
function readJson(text: string): { readonly isTaken: boolean; readonly reason: string | undefined } | undefined {
  let answer: JsonAnswer | null;
  try {
    answer = JSON.parse(text) as JsonAnswer | null;
  } catch {
    return undefined;
  }
  if (typeof answer !== "object" || answer === null) return undefined;
  const { success, ok, status, message, error, errors, body } = answer;
  const isRefused =
    [success, ok, status].some((said) => said !== undefined && NO.test(JSON.stringify(said))) || Boolean(error);
  const faults = wordsIn(errors);
  const reasons = [faults, wordsIn([message, error]), wordsIn([body])].find((words) => words.length > 0);
  const isTaken = !isRefused && faults.length === 0;
  return { isTaken, reason: reasons?.join(" ") };
}

/** Why an answer says no: the reason in its JSON, if it has one, else all of it. */
function readReason(text: string): string {
  return readJson(text)?.reason ?? text.trim();
}

/** The sentences of a list, or of lists by the names of fields: its texts, and the messages of its objects. */
function wordsIn(list: unknown): string[] {
  if (typeof list !== "object" || list === null) return [];
  return Object.values(list)
    .flat()
    .map((one: unknown) => (typeof one === "object" && one !== null ? (one as JsonAnswer).message : one))
    .filter((one) => typeof one === "string" && one !== "") as string[];
}
