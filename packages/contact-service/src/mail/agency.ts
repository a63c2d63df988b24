import contact from "../../../../data/pages/contact.json";
import agency from "../../../../data/site.json";
import { withAsciiDomain } from "#contact-form/mail-domain";
import { addresses } from "#lib/addresses";
import { mailWords } from "#lib/mail-words";
import { filled } from "#lib/words";
import type { Mailbox } from "./compose";
import type { Site } from "./fault-page";

/** As far as the service asks for it; an agency may do without the form. */
interface ContactPage {
  readonly name: string;
  readonly form?: { readonly services: Site["services"] };
}

const { form }: ContactPage = contact;

/**
 * What the service has to know of the site; the pages are made of the same files.
 *
 * @param root - The address or path of the site's first page, with a slash at its end.
 * @param endpoint - What the form posts to.
 */
export function siteUnder(root: string, endpoint: string): Site {
  // In a header, letters beyond ASCII have to be escaped.
  const contactPage = root + encodeURI(addresses.contact.slice(1));
  return {
    name: agency.name,
    language: agency.language,
    endpoint,
    contactPage,
    thanks: `${contactPage}#sent`,
    services: form?.services ?? [],
  };
}

/**
 * Who messages come from and go to: the website, to the agency.
 *
 * @param from - An address of one's own domain; without one, `website` at the agency's.
 * @param to - Without one, the agency's address on its pages.
 */
export function mailboxes(from?: string, to?: string): { readonly from: Mailbox; readonly to: Mailbox } {
  const { name } = agency;
  const email = withAsciiDomain(agency.email);
  return {
    from: {
      name: filled(mailWords.letter.sender, { agency: name }),
      address: from ?? `website${email.slice(email.lastIndexOf("@"))}`,
    },
    to: { name, address: to ?? email },
  };
}
