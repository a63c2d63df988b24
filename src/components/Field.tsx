import { directionOf } from "../lib/direction-of";
import { words } from "../lib/words";

/** What a field tells its visitor at the moment. */
export interface FieldNote {
  /** What is wrong with it. */
  readonly fault?: string | undefined;
  /** How much of its room is left. */
  readonly room?: string | undefined;
}

interface Props {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "tel";
  readonly isRequired?: boolean;
  readonly autoComplete?: string;
  /** Height in lines: makes it a box for longer text. */
  readonly rows?: number;
  /** Shown beside the field once the browser finds it wrong, where no script says what is. */
  readonly fault?: string;
  /** Stands beside the label as long as there is nothing else to say of its room. */
  readonly hint?: string | undefined;
  readonly note?: FieldNote | undefined;
}

/** A field of a form: its label above and how much fits, the browser's own validation, what is wrong below. */
export function Field({ name, label, type = "text", isRequired = false, autoComplete, rows, ...said }: Props) {
  const { hint, note: { fault, room = hint } = {} } = said;
  const described = [room && `${name}-room`, fault && `${name}-fault`].filter(Boolean).join(" ");
  const control = {
    ...{ id: name, name, required: isRequired, autoComplete, dir: directionOf(type), className: "field__control" },
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className={rows === undefined ? "field stack gap-2" : "field stack gap-2 full"}>
      <div className="row gap-2 between">
        <FieldLabel name={name} label={label} isRequired={isRequired} />
        {room && (
          <span className="soft text-small" id={`${name}-room`}>
            {room}
          </span>
        )}
      </div>
      {rows === undefined ? <input type={type} {...control} /> : <textarea rows={rows} {...control} />}
      <span className="field__fault medium text-small" id={`${name}-fault`}>
        {fault ?? said.fault}
      </span>
    </div>
  );
}

/** The label of a field. The space is part of what follows it: browsers leave one out that stands by itself. */
export function FieldLabel({ name, label, isRequired }: Pick<Props, "name" | "label" | "isRequired">) {
  return (
    <label className="strong" htmlFor={name}>
      {label}
      {!isRequired && <span className="field__optional soft text-small">{` ${words.form.optional}`}</span>}
    </label>
  );
}
