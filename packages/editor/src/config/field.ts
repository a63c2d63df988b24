/** A field of the screen, as the CMS takes it: https://sveltiacms.app/en/docs/fields */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly widget:
    | "boolean"
    | "datetime"
    | "file"
    | "hidden"
    | "image"
    | "list"
    | "number"
    | "object"
    | "relation"
    | "select"
    | "string"
    | "text";
  /** What is hidden is not asked for. */
  readonly required?: boolean;
  readonly default?: string;
  /** Least and most letters. */
  readonly minlength?: number;
  readonly maxlength?: number;
  /** A regular expression, and what to say of what does not match. */
  readonly pattern?: readonly [expression: string, message: string];
  /** Least and most figures, or entries. */
  readonly min?: number;
  readonly max?: number;
  readonly value_type?: "int" | "float";
  readonly options?: readonly string[];
  readonly multiple?: boolean;
  readonly field?: Field;
  readonly fields?: readonly Field[];
  readonly label_singular?: string;
  readonly summary?: string;
  readonly collapsed?: boolean;
  readonly collection?: string;
  readonly file?: string;
  readonly value_field?: string;
  readonly choose_url?: false;
  readonly format?: string;
  readonly time_format?: false;
}
