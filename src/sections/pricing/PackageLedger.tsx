import { graphql } from "gatsby";
import { words } from "../../lib/words";
import { PackageRow } from "./PackageRow";

interface Props {
  readonly ledger: Queries.PackageLedgerFragment;
}

/** So many characters have room on the scale of the narrowest phone: 280 px in a window of 320 px. */
const PHONE_ROOM = 29;

/** All packages below each other, their prices on one scale. */
export function PackageLedger({ ledger: { packages, scale } }: Props) {
  const onPhones = amountsOnPhones(scale);
  return (
    <section className="package-ledger wrap" aria-label={words.regions.packages}>
      <div className="package-row halves">
        <div className="package-ledger__unit soft text-small">
          <p>{words.pricing.oneTime}</p>
          <p className="package-ledger__scale" aria-hidden="true">
            {scale.map((mark, index) => (
              <span className={scale[index + 1]?.isBroken ? "package-ledger__broken" : undefined} key={mark.at}>
                <span className={onPhones.includes(mark) ? undefined : "package-ledger__wide"}>{mark.text}</span>
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

type Scale = Queries.PackageLedgerFragment["scale"];

/** The amounts that have room beside each other on a phone, where the last one ends with the scale. */
function amountsOnPhones(scale: Scale): Scale {
  const last = scale.at(-1);
  const lastFrom = PHONE_ROOM - (last?.text.length ?? 0);
  let end = 0;
  return scale.filter((mark, index) => {
    const from = (mark.place * PHONE_ROOM) / 100;
    const to = from + mark.text.length + 1;
    const hasRoom = mark === last || index === 0 || (from >= end && to <= lastFrom);
    if (hasRoom) end = to;
    return hasRoom;
  });
}

export const query = graphql`
  fragment PackageLedger on Packages {
    packages {
      name
      ...PackageRow
    }
    scale {
      text
      place
      ...PriceScale
    }
  }
`;
