import { graphql } from "gatsby";
import { dollars, priceScale } from "../../lib/price-range";
import { words } from "../../lib/words";
import { PackageRow } from "./PackageRow";

interface Props {
  readonly ledger: Queries.PackageLedgerFragment;
}

/** All packages below each other, their prices on one scale. */
export function PackageLedger({ ledger: { packages } }: Props) {
  const scale = priceScale(packages.map(({ price }) => price));
  return (
    <section className="package-ledger wrap" aria-label={words.regions.packages}>
      <div className="package-row halves">
        <div className="package-ledger__unit soft text-small">
          <p>{words.pricing.oneTime}</p>
          <p className="package-ledger__scale" aria-hidden="true">
            {scale.map((mark) => (
              <span key={mark}>{dollars(mark)}</span>
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
      price {
        min
        max
      }
      ...PackageRow
    }
  }
`;
