import { QueryClientProvider } from "@tanstack/react-query";
import { graphql, withPrefix } from "gatsby";
import { useEffect, useRef, useState } from "react";
import { Field } from "../../components/Field";
import { createQueryClient } from "../../lib/query-client";
import { slugOf } from "../../lib/slug";
import { LINE_FIELDS, MAX_LENGTHS, MESSAGE_FIELD, TRAP_FIELD } from "../../mail/fields";
import { MAIL_PATH } from "../../mail/protocol";
import { prefillEnquiry } from "./prefill-enquiry";
import { type Message, useMessage } from "./use-message";

interface Props {
  readonly form: Queries.ContactFormFragment;
}

/** Where the message goes: this site's own origin, unless the build names another. */
const ENDPOINT = process.env.GATSBY_MAIL_ENDPOINT ?? withPrefix(MAIL_PATH);

/** The message form with its data cache. */
export function ContactForm({ form }: Props) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <MessageForm form={form} />
    </QueryClientProvider>
  );
}

function MessageForm({ form }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const message = useMessage(ref);
  useEffect(prefillEnquiry, []);
  return (
    <form
      ref={ref}
      className="contact-form halves"
      action={ENDPOINT}
      method="post"
      encType="multipart/form-data"
      aria-labelledby="contact-form"
      data-enquiry={JSON.stringify(form.openings)}
      onSubmit={message.onSubmit}
    >
      {LINE_FIELDS.map((field) => (
        <Field key={field.name} {...field} maxLength={MAX_LENGTHS[field.name]} />
      ))}
      <ServiceField choices={form.services} />
      <Field {...MESSAGE_FIELD} maxLength={MAX_LENGTHS.message} />
      <Trap />
      <Submission message={message} note={form.note} />
    </form>
  );
}

function ServiceField({ choices }: { readonly choices: Queries.ContactFormFragment["services"] }) {
  return (
    <p className="field stack gap-2 full">
      <label className="strong" htmlFor="service">
        Service <span className="field__optional soft text-small">optional</span>
      </label>
      <select className="field__control" id="service" name="service">
        <option value="">Select a service</option>
        {choices.map(({ value, label, services }) => (
          <option key={value} value={value} data-services={JSON.stringify(titlesBySlug(services))}>
            {label}
          </option>
        ))}
      </select>
    </p>
  );
}

function titlesBySlug(services: readonly { readonly title: string }[]): Record<string, string> {
  return Object.fromEntries(services.map(({ title }) => [slugOf(title), title]));
}

/** Out of sight, out of the order of the Tab key and not read out. */
function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        <input type="checkbox" name={TRAP_FIELD.name} value={TRAP_FIELD.value} tabIndex={-1} />
        {TRAP_FIELD.label}
      </label>
    </div>
  );
}

function Submission({ message: { isSending, outcome }, note }: { readonly message: Message; readonly note: string }) {
  return (
    <div className="full row gap-x-5">
      <button className="button button--solid" type="submit" disabled={isSending}>
        {isSending ? "Sending..." : "Send Message"}
      </button>
      <p className="contact-form__note soft text-small">{note}</p>
      <p
        className="contact-form__outcome strong"
        role="status"
        data-outcome={outcome && (outcome.isSent ? "sent" : "failed")}
      >
        {outcome && <span>{outcome.message}</span>}
        {outcome?.reference && <span className="soft"> Reference {outcome.reference}</span>}
      </p>
    </div>
  );
}

export const query = graphql`
  fragment ContactForm on ContactForm {
    note
    openings {
      package
      quote
      proposal
      project
    }
    services {
      value
      label
      services {
        title
      }
    }
  }
`;
