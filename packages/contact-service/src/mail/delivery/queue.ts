import type { StoredMessage } from "../store/mail-store";

/** What is to be done, as a look at the folder shows it. */
export interface Plan {
  /** The messages to be sent now, in this order. */
  readonly due: readonly StoredMessage[];
  /** When the next of the others is due. */
  readonly next: Date | undefined;
}

/** What a queue works with. */
export interface QueueWork {
  /** Looks at the folder. @param busy - The base names of messages that are being sent. */
  readonly plan: (busy: ReadonlySet<string>) => Promise<Plan>;
  /** Sends one message, and sees to it that the next plan does not hold it again at once. */
  readonly attempt: (message: StoredMessage) => Promise<void>;
  /** How many messages may be sent at the same time, as things are. */
  readonly lanes: () => number;
  /** After how many milliseconds to look at the folder again, at the latest. */
  readonly rescan: number;
  readonly onError: (error: unknown) => void;
}

/** Sends what is due, until it is drained. The folder is the queue: here is only what was seen of it at the last look. */
export class Queue {
  readonly #work: QueueWork;
  readonly #busy = new Map<string, Promise<void>>();
  /** What was begun since the last look was asked for: a plan made meanwhile may not know how it ended. */
  readonly #begun = new Set<string>();
  #backlog: StoredMessage[] = [];
  #look: Promise<void> | undefined;
  #isLookWanted = false;
  #isDraining = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(work: QueueWork) {
    this.#work = work;
    this.#lookAgain();
  }

  /** Tells that there is something new. What waits already is sent before the folder is looked at. */
  wake(): void {
    if (this.#backlog.length === 0) this.#lookAgain();
  }

  /** Begins nothing new. Fulfilled when what is under way has ended. */
  async drain(): Promise<void> {
    this.#isDraining = true;
    clearTimeout(this.#timer);
    await this.#look;
    await Promise.all(this.#busy.values());
  }

  #lookAgain(): void {
    this.#isLookWanted = true;
    if (this.#isDraining || this.#look) return;
    this.#look = this.#lookOn().finally(() => {
      this.#look = undefined;
    });
  }

  async #lookOn(): Promise<void> {
    const { rescan } = this.#work;
    clearTimeout(this.#timer);
    let next: Date | undefined;
    while (this.#isLookWanted && !this.#isDraining) {
      this.#isLookWanted = false;
      next = await this.#seeWhatIsDue();
    }
    if (this.#isDraining) return;
    const pause = Math.max(0, Math.min(rescan, (next?.getTime() ?? Infinity) - Date.now()));
    this.#timer = setTimeout(() => {
      this.#lookAgain();
    }, pause);
    this.#begin();
  }

  async #seeWhatIsDue(): Promise<Date | undefined> {
    const { plan, onError } = this.#work;
    try {
      this.#begun.clear();
      const { due, next } = await plan(new Set(this.#busy.keys()));
      this.#backlog = due.filter(({ base }) => !this.#begun.has(base));
      return next;
    } catch (error) {
      onError(error);
      return undefined;
    }
  }

  #begin(): void {
    while (!this.#isDraining && this.#busy.size < this.#work.lanes()) {
      const message = this.#backlog.shift();
      if (!message) return;
      this.#begun.add(message.base);
      this.#busy.set(message.base, this.#send(message));
    }
  }

  async #send(message: StoredMessage): Promise<void> {
    const { attempt, lanes, onError } = this.#work;
    await attempt(message).catch(onError);
    this.#busy.delete(message.base);
    if (this.#backlog.length > 0 && lanes() > this.#busy.size) this.#begin();
    else this.#lookAgain();
  }
}
