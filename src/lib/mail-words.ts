import given from "../../data/words.json";

/** What the contact service says, and hosts that do not reach it; no page does. */
export const mailWords = given.mail;
