import { withPrefix } from "gatsby";
import { getErrorMessage } from "react-error-boundary";
import { words } from "../lib/words";

interface Props {
  readonly error: unknown;
}

/** What a visitor sees when a page breaks. The way home is a plain link: what broke may be the client's routing. */
export function UnexpectedError({ error }: Props) {
  return (
    <div className="wrap band stack gap-5 start" role="alert">
      <h1>{words.frame.broken}</h1>
      <pre className="unexpected-error__text shade">{getErrorMessage(error) ?? String(error)}</pre>
      <a className="button button--solid" href={withPrefix("/")}>
        {words.actions.backToHome}
      </a>
    </div>
  );
}
