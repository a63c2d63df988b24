import type { Environment } from "@site/site-server/environment";
import { limitRate } from "../abuse/rate-limit";
import { mailboxes, siteUnder } from "../agency";
import { refused } from "../answer";
import { factsOf } from "@site/site-server/error-facts";
import type { MailHandler } from "@site/site-server/exchange";
import { createMailHandler } from "../handler";
import { keepAsMessage } from "../keep";
import { MAIL_PATH } from "#contact-form/protocol";
import { mailWords } from "#lib/mail-words";
import { Refusal } from "../refusal";
import { toResponse } from "../to-response";
import { sendAtOnce } from "./send-at-once";
import { settingsIn } from "./settings";

/** Answers a request on a host of functions, given the address of who sent it and the host's variables. */
export type Respond = (
  request: Request,
  address: string | null | undefined,
  environment: Environment,
) => Promise<Response>;

/**
 * Makes the mail endpoint of a host of functions. It is set up at the first request, since some hosts tell their
 * variables no sooner; where they are wrong, every request is answered with 503 and the log tells all that is.
 */
export function fromEnvironment(): Respond {
  let handle: MailHandler | undefined;
  return async (request, address, environment) => {
    try {
      handle ??= handlerFor(environment);
    } catch (error) {
      console.error(error);
      return toResponse(refused(request, notSetUp(), siteUnder("/", MAIL_PATH)));
    }
    // Without an address, all share one limit.
    return toResponse(await handle(request, { address: address ?? "unknown" }));
  };
}

function handlerFor(environment: Environment): MailHandler {
  const settings = settingsIn(environment);
  const { MAIL_FROM: from, MAIL_TO: to, MAIL_JUNK_TO: junkTo = to, MAIL_ORIGINS: origins } = settings;
  const site = siteUnder(settings.SITE_URL, MAIL_PATH);
  return createMailHandler({
    site,
    keep: keepAsMessage(
      { ...mailboxes(from, to), services: site.services },
      sendAtOnce(settings.SMTP_URL, { from, to, junkTo }),
    ),
    secret: settings.MAIL_SECRET,
    origins: [new URL(settings.SITE_URL).origin, ...origins],
    guards: [limitRate(settings.RATE_LIMIT_MAX)],
    onError: (error) => {
      console.error(factsOf(error));
    },
  });
}

function notSetUp(): Refusal {
  return new Refusal(503, mailWords.refusals.notSetUp);
}
