import { TRAP_FIELD } from "../../contact-form/fields";
import { words } from "../../lib/words";

interface Props {
  readonly delivery: Queries.DeliveryFragment | null;
}

/** What nobody sees of the form: the box for programs, and what the service wants of every message. */
export function UnseenFields({ delivery }: Props) {
  return (
    <>
      <Trap name={delivery?.trap ?? TRAP_FIELD.name} />
      {delivery?.hidden?.map(({ name, value }) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

/** Out of sight, out of the order of the Tab key and not read out. */
function Trap({ name }: { readonly name: string }) {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        <input type="checkbox" name={name} value={TRAP_FIELD.value} tabIndex={-1} />
        {words.form.trap}
      </label>
    </div>
  );
}
