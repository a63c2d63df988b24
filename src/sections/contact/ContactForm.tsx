import { graphql } from "gatsby";
import { type SubmitEvent, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Field, FieldLabel } from "../../components/Field";
import { slugOf } from "../../lib/slug";
import { LINE_FIELDS, MESSAGE_FIELD } from "../../contact-form/asked-fields";
import { MAX_LENGTHS } from "../../contact-form/fields";
import { counted, filled, words } from "../../lib/words";
import { tellChanged, whenEntered } from "./controls";
import { attributesOf, deliveryOf } from "./delivery";
import { keepTyped } from "./draft";
import { prepare, sendMessage, useMessage } from "./message";
import { prefillEnquiry } from "./prefill-enquiry";
import { Submission } from "./Submission";
import { useFieldNotes } from "./use-field-notes";
import { leaveThanks, Thanks } from "./Thanks";
import { UnseenFields } from "./UnseenFields";

interface Props {
  readonly form: Queries.ContactFormFragment;
}

/** The message form. What is typed and what is under way outlive it: see `draft.ts` and `message.ts`. */
export function ContactForm({ form: { thanks, ...form } }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const message = useMessage();
  const delivery = useMemo(() => deliveryOf(form.delivery), [form.delivery]);
  const { notes, wrong, check } = useFieldNotes(ref);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const leave = keepTyped(element);
    prefillEnquiry();
    tellChanged(element);
    return leave;
  }, []);
  useEffect(() => {
    const prepared = () => {
      prepare(delivery);
    };
    return ref.current ? whenEntered(ref.current, prepared) : undefined;
  }, [delivery]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    leaveThanks();
    if (check(event.currentTarget)) sendMessage(event.currentTarget, delivery);
  };
  return (
    <>
      <Thanks text={thanks} isPast={message.isTried || wrong > 0} />
      <form
        ref={ref}
        className="contact-form"
        action={delivery.endpoint}
        method="post"
        encType={delivery.speaks === "own" ? "multipart/form-data" : undefined}
        aria-labelledby="contact-form"
        data-enquiry={JSON.stringify(form.openings)}
        onSubmit={onSubmit}
        {...attributesOf(form.delivery)}
      >
        <div className="contact-form__fields halves full" hidden={message.isDone}>
          {LINE_FIELDS.map((field) => (
            <Field key={field.name} {...field} note={notes[field.name]} />
          ))}
          <ServiceField choices={form.services} />
          <Field
            {...MESSAGE_FIELD}
            hint={filled(words.form.fit, {
              characters: counted(words.form.characters, MAX_LENGTHS.message, { count: form.room }),
            })}
            note={notes.message}
          />
          <UnseenFields delivery={form.delivery} />
        </div>
        <Submission message={message} wrong={wrong} notes={notes} form={form} />
      </form>
    </>
  );
}

function ServiceField({ choices }: { readonly choices: Queries.ContactFormFragment["services"] }) {
  return (
    <div className="field stack gap-2 full">
      <FieldLabel name="service" label={words.form.service} />
      <select className="field__control" id="service" name="service">
        <option value="">{words.form.chooseService}</option>
        {choices.map(({ value, label, services }) => (
          <option
            key={value}
            value={value}
            data-services={JSON.stringify(titlesBySlug(services))}
            data-rest={value === choices.at(-1)?.value || undefined}
          >
            {label}
          </option>
        ))}
      </select>
      <span className="field__which soft text-small">{words.form.which}</span>
    </div>
  );
}

function titlesBySlug(services: readonly { readonly title: string }[]): Record<string, string> {
  return Object.fromEntries(services.map(({ title }) => [slugOf(title), title]));
}

export const query = graphql`
  fragment ContactForm on ContactForm {
    ...Submission
    thanks
    room
    delivery {
      ...Delivery
    }
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
