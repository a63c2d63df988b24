import * as clack from "@clack/prompts";
import { Cancelled, type Prompter } from "./prompter";

/** Asks in the terminal. Whoever leaves by Ctrl+C or Escape ends the command with {@link Cancelled}. */
export const terminal: Prompter = {
  line: async ({ message, initial, example }) => {
    const answer = answered(await clack.text({ message, initialValue: initial, placeholder: example }));
    // An empty line comes as nothing.
    return typeof answer === "string" ? answer : "";
  },
  one: async (message, choices, initial) =>
    answered(await clack.select({ message, options: [...choices], initialValue: initial })),
  several: async (message, choices, initial) =>
    answered(await clack.multiselect({ message, options: [...choices], initialValues: [...initial], required: false })),
  confirm: async (message) => answered(await clack.confirm({ message })),
  refuse: (message) => {
    clack.log.error(message);
  },
};

function answered<T>(answer: T | typeof clack.CANCEL_SYMBOL): T {
  if (clack.isCancel(answer)) throw new Cancelled("Nothing was changed.");
  return answer;
}
