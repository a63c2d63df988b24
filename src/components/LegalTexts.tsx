import { graphql, Link } from "gatsby";
import { useRef } from "react";
import { slugOf } from "../lib/slug";
import { words } from "../lib/words";
import { useModal } from "./use-modal";

interface Props {
  readonly texts: readonly Queries.LegalTextsFragment[];
  readonly pages: readonly { readonly title: string; readonly path: string }[];
}

/** The legal texts: those without an address of their own each behind a button, unless a page has their title. */
export function LegalTexts({ texts, pages }: Props) {
  const short = texts.filter(({ title }) => !pages.some((page) => page.title === title));
  if (short.length + pages.length === 0) return null;
  return (
    <ul className="row gap-4" role="list">
      {short.map((text) => (
        <li key={text.title}>
          <LegalText text={text} />
        </li>
      ))}
      {pages.map(({ title, path }) => (
        <li key={path}>
          <Link className="legal-texts__open target" to={path}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * The browser itself opens a text above the page, which is out of reach meanwhile, and gives focus to its heading.
 * One that knows no `command` opens it as a popover until React has come.
 */
function LegalText({ text: { title, paragraphs } }: { readonly text: Queries.LegalTextsFragment }) {
  const id = slugOf(title);
  const dialog = useRef<HTMLDialogElement>(null);
  const { open, close } = useModal(dialog);
  return (
    <>
      <button
        className="legal-texts__open target"
        type="button"
        popoverTarget={id}
        {...commanding(id, "show-modal")}
        onClick={open}
      >
        {title}
      </button>
      <dialog className="lit" id={id} popover="" closedby="any" aria-labelledby={`${id}-title`} ref={dialog}>
        <h2 className="title-3" id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <button
          className="button button--line"
          type="button"
          popoverTarget={id}
          {...commanding(id, "close")}
          onClick={close}
        >
          {words.actions.close}
        </button>
      </dialog>
    </>
  );
}

/** Attributes by which a button does something to another element by itself: React's types do not know them yet. */
function commanding(id: string, command: "show-modal" | "close"): object {
  return { commandfor: id, command };
}

export const query = graphql`
  fragment LegalTexts on LegalText {
    title
    paragraphs
  }
`;
