/** The mark: one sheet in three facets, folded into a flag that catches the light. */
export function Mark() {
  return (
    <svg className="mark" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <path className="mark__back" d="M5 3h14l8 8-8 5z" />
      <path className="fold-lit" d="M5 3l14 13L5 29z" />
      <path className="fold-shade" d="M5 29l14-13 8 5-6 8z" />
    </svg>
  );
}
