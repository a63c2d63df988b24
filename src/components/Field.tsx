interface Props {
  readonly name: string;
  readonly label: string;
  readonly type?: "text" | "email" | "tel";
  readonly isRequired?: boolean;
  readonly autoComplete?: string;
  /** The most characters it takes. */
  readonly maxLength?: number;
  /** Height in lines: makes it a box for longer text. */
  readonly rows?: number;
  /** Shown beside the field once the browser finds it wrong. */
  readonly fault?: string;
}

/** A field of a form: label above, the browser's own validation, what is wrong beside it. */
export function Field({ name, label, type = "text", isRequired = false, autoComplete, maxLength, rows, fault }: Props) {
  const control = { id: name, name, required: isRequired, autoComplete, maxLength, className: "field__control" };
  return (
    <p className={rows === undefined ? "field stack gap-2" : "field stack gap-2 full"}>
      <label className="strong" htmlFor={name}>
        {label} {!isRequired && <span className="field__optional soft text-small">optional</span>}
      </label>
      {rows === undefined ? <input type={type} {...control} /> : <textarea rows={rows} {...control} />}
      {fault !== undefined && <span className="field__fault medium text-small">{fault}</span>}
    </p>
  );
}
