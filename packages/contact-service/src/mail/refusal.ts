import { outcomeOf } from "#contact-form/answer";

/**
 * A request that is not taken. Its message is the sentence the visitor reads, behind 'Failed to send message: ' on the
 * page; it never repeats what was typed and never contains the word by which the page knows that a message was taken.
 */
export class Refusal extends Error {
  override readonly name = "Refusal";

  /**
   * @param status - The HTTP status, from 400.
   * @param sentence - What the visitor reads.
   * @param headers - Headers that belong to the status, such as `Allow`.
   * @throws When the page would take the sentence for the answer to a message that was taken.
   */
  constructor(
    readonly status: number,
    sentence: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(sentence);
    if (outcomeOf({ text: sentence, isOk: true }).isSent)
      throw new Error(`No refusal may read as taken: ${JSON.stringify(sentence)}`);
  }
}
