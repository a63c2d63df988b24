interface Props {
  readonly title: string;
}

/** A title in which a dash may end a line and never begins one. Its text stays as it is written. */
export function TitleText({ title }: Props) {
  const [before, held] = title.split(/(\S+ –)(?= )/, 2);
  if (before === undefined || held === undefined) return title;
  return (
    <>
      {before}
      <span className="unbroken">{held}</span>
      {title.slice(before.length + held.length)}
    </>
  );
}
