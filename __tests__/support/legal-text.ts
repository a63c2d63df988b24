import { content } from "./content";
import { describeWith } from "./describe-with";

const [text] = content.legal;

/** Tests of texts that open above every page, where there are such; they get the first. */
export function describeLegalText(tests: (text: (typeof content.legal)[number]) => void): void {
  describeWith("a legal text", text, "dialog", tests);
}
