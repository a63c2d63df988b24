interface Props {
  /** The agency's logo or mark, in the colours of the page. */
  readonly drawing: { readonly viewBox: string; readonly shapes: string; readonly ratio: number };
  /** Pixels of its height. */
  readonly size?: number;
  /** What it says, where no text beside it does. */
  readonly label?: string | undefined;
}

/** What stands for the agency, as its drawing has it. */
export function Mark({ drawing: { viewBox, shapes, ratio }, size = 32, label }: Props) {
  return (
    <svg
      className="mark"
      viewBox={viewBox}
      width={Math.round(size * ratio)}
      height={Math.round(size)}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      dangerouslySetInnerHTML={{ __html: shapes }} // Made of known outlines: src/content/logo-drawing.ts.
    />
  );
}
