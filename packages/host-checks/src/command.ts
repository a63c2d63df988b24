import { checkOnHosts } from "./check-command";
import { verifyLive } from "./verify-command";
import { fail } from "#lib/fail";

const [name, ...rest] = process.argv.slice(2);

/** `npm run hosts`: tries the built site on servers; `npm run hosts -- verify URL` holds a live site against it. */
(name === "verify" ? verifyLive(rest) : checkOnHosts(process.argv.slice(2))).catch(fail);
