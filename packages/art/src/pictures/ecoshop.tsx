import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Phone } from "../scenes/devices";
import { ECOSHOP, Lentils, MINT, Oats, PantryJar, PINE } from "../scenes/ecoshop";
import { Logo } from "../scenes/Mark";
import { column, display, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

const LOW = [
  ["Dish soap", "1 qt", 0.18, "#3aa7a0", "about 2 days"],
  ["Oats", "2 lb", 0.26, "#d9a441", "about 4 days"],
  ["Laundry", "powder", 0.12, "#7d93c9", "one more load"],
] as const;

/** A small jar that shows how much is left. */
function Level({ share, colour }: { readonly share: number; readonly colour: string }): ReactElement {
  const height = 58 * share;
  return (
    <svg width={54} height={80} viewBox="0 0 54 80" style={{ flex: "none" }}>
      <rect x={10} y={2} width={34} height={11} rx={3} fill={PINE} />
      <rect x={3} y={16} width={48} height={62} rx={9} fill="#fff" />
      <path d={`M5 ${76 - height}H49V68Q49 76 41 76H13Q5 76 5 68Z`} fill={colour} />
      <rect x={3} y={16} width={48} height={62} rx={9} fill="none" stroke={PINE} strokeWidth={3.5} />
    </svg>
  );
}

function Shelf(): ReactElement {
  return (
    <div style={column(0, { padding: "54px 20px 28px", height: "100%" })}>
      <div style={row(0, { justifyContent: "space-between" })}>
        <Logo mark="basket" name="EcoShop" size={25} colour="#2f9e78" second={PINE} font="Nunito" weight={900} />
        <span style={text(16, { fontWeight: 700, color: "var(--ui-soft)" })}>Your shelf</span>
      </div>
      <div style={display(43, 900, { marginTop: 20, whiteSpace: "nowrap" })}>Running low</div>
      <div style={column(10, { marginTop: 16 })}>
        {LOW.map(([name, size, share, colour, left]) => (
          <div key={name} style={row(12, { padding: "15px 13px", borderRadius: 18, background: "var(--ui-panel)" })}>
            <Level share={share} colour={colour} />
            <div>
              <div style={display(23, 850, { lineHeight: 1.08, whiteSpace: "nowrap" })}>
                {name} <span style={{ fontWeight: 650 }}>{size}</span>
              </div>
              <div style={text(18, { fontWeight: 650, color: "var(--ui-soft)", marginTop: 3 })}>{left}</div>
            </div>
          </div>
        ))}
      </div>
      <div
        style={row(0, {
          marginTop: "auto",
          height: 72,
          borderRadius: 24,
          background: MINT,
          justifyContent: "center",
          ...display(29, 900),
        })}
      >
        Refill all three
      </div>
    </div>
  );
}

function Name({ children }: { readonly children: string }): ReactElement {
  return (
    <span
      style={{
        ...display(33, 900),
        padding: "8px 22px 10px",
        background: "#fffaf0",
        color: PINE,
        borderRadius: 3,
        boxShadow: "1px 2px 3px rgb(60 30 5 / 0.4)",
      }}
    >
      {children}
    </span>
  );
}

function cover(): ReactElement {
  return (
    <Stage drama={0.9} grain={0.8} ground={<Horizon at={0.7} wall="#f08a35" table="#e9812b" />}>
      <div style={ECOSHOP}>
        <Place x={838} y={392}>
          <Standing width={252} height={412} strength={0.8}>
            <PantryJar
              id="lentils"
              width={252}
              height={412}
              level={0.86}
              ground="#c24c22"
              grain={<Lentils />}
              lid="#15382e"
              label={<Name>Lentils</Name>}
            />
          </Standing>
        </Place>
        <Place x={172} y={382}>
          <Standing width={262} height={432} strength={0.8}>
            <PantryJar
              id="oats"
              width={262}
              height={432}
              level={0.34}
              ground="#c9a45c"
              grain={<Oats />}
              lid="#15382e"
              label={<Name>Oats</Name>}
            />
          </Standing>
        </Place>
        <Place x={496} y={400}>
          <Standing width={356} height={736} strength={0.7}>
            <Phone width={356} time="8:14" lift={4}>
              <Shelf />
            </Phone>
          </Standing>
        </Place>
        <Place x={772} y={632}>
          <Standing width={196} height={232} strength={0.8}>
            <PantryJar
              id="soap"
              width={196}
              height={232}
              level={0.24}
              ground="#37a49d"
              lid="#f6ead6"
              label={<Name>Soap</Name>}
            />
          </Standing>
        </Place>
      </div>
    </Stage>
  );
}

/** EcoShop: the app that opens on what is nearly empty. */
export const pictures: readonly Picture[] = [
  { name: "projects/ecoshop-mobile-app-cover", width: 1000, height: 800, scene: cover },
];
