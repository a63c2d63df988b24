import { graphql } from "gatsby";
import { ButtonLink } from "../../components/Button";

interface Props {
  readonly callToAction: Queries.CallToActionFragment;
  readonly primary: { readonly label: string; readonly to: string };
  readonly secondary?: { readonly label: string; readonly to: string };
}

/** The end of a page: what the visitor is asked, on a sheet in the signal's colour. */
export function CallToAction({ callToAction, primary, secondary }: Props) {
  return (
    <section className="call-to-action band sheet sheet--two screen-only" aria-labelledby="call-to-action">
      <div className="wrap grid gap-wide split--8-4 end">
        <h2 className="call-to-action__title title-poster" id="call-to-action">
          {callToAction.title}
        </h2>
        <div className="stack gap-5 text-lead">
          <p>{callToAction.text}</p>
          <div className="row">
            <ButtonLink to={primary.to} variant="line">
              {primary.label}
            </ButtonLink>
            {secondary && (
              <ButtonLink to={secondary.to} variant="paper">
                {secondary.label}
              </ButtonLink>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

export const query = graphql`
  fragment CallToAction on CallToAction {
    title
    text
  }
`;
