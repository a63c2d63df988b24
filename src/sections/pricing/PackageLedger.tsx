import { graphql } from "gatsby";
import { words } from "../../lib/words";
import { PackageRow } from "./PackageRow";

interface Props {
  readonly ledger: Queries.PackageLedgerFragment;
}

/** All packages below each other, their prices on one scale. */
export function PackageLedger({ ledger: { packages, scale } }: Props) {
  return (
    <section className="package-ledger wrap" aria-label={words.regions.packages}>
      <div className="package-row halves">
        <div className="package-ledger__unit soft text-small">
          <p>{words.pricing.oneTime}</p>
          <p className="package-ledger__scale" aria-hidden="true">
            {scale.map(({ at, text }, index) => (
              <span className={scale[index + 1]?.isBroken ? "package-ledger__broken" : undefined} key={at}>
                {text}
              </span>
            ))}
          </p>
        </div>
      </div>
      <ul role="list">
        {packages.map((offer) => (
          <PackageRow key={offer.name} offer={offer} scale={scale} />
        ))}
      </ul>
    </section>
  );
}

export const query = graphql`
  fragment PackageLedger on Packages {
    packages {
      name
      ...PackageRow
    }
    scale {
      text
      ...PriceScale
    }
  }
`;
