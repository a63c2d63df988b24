import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { Tablet } from "../scenes/devices";
import { Icon } from "../scenes/Icon";
import { CHALK, COAL, MUSTARD, narrow, QUINCE } from "../scenes/quince";
import { column, row, text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const DISHES = [
  "Sea bass",
  "Flat steak",
  "Beet salad",
  "Gnocchi",
  "Roast hen",
  "Fries",
  "Oysters",
  "Soup",
  "Quince tart",
  "Sorbet",
  "House red",
  "Still water",
] as const;

const CHOSEN = ["Sea bass", "Flat steak", "Beet salad", "Gnocchi"];

function Tabs(): ReactElement {
  return (
    <div style={row(10)}>
      {["Guest 1", "Guest 2", "Guest 3", "Guest 4"].map((guest, index) => (
        <span
          key={guest}
          style={narrow(28, {
            flex: 1,
            padding: "13px 0",
            textAlign: "center",
            borderRadius: 9,
            background: index === 2 ? CHALK : "var(--ui-panel)",
            color: index === 2 ? COAL : CHALK,
          })}
        >
          {guest}
        </span>
      ))}
    </div>
  );
}

function Dishes(): ReactElement {
  return (
    <div style={{ display: "grid", gridTemplateColumns: "repeat(4, 1fr)", gap: 10, flex: 1 }}>
      {DISHES.map((dish) => {
        const gone = dish === "Oysters";
        const main = CHOSEN.includes(dish);
        return (
          <span
            key={dish}
            style={narrow(27, {
              display: "grid",
              placeItems: "center",
              borderRadius: 10,
              background: gone ? "#262422" : main ? MUSTARD : "#433e37",
              color: gone ? "#8d867a" : main ? "#1d1503" : CHALK,
              textDecoration: gone ? "line-through" : undefined,
              textDecorationThickness: 3,
              boxShadow: gone ? "inset 0 0 0 2px #433e37" : "inset 0 -4px 0 rgb(0 0 0 / 0.3)",
            })}
          >
            {dish}
          </span>
        );
      })}
    </div>
  );
}

const TICKET = [
  ["1", "Sea bass", "1"],
  ["1", "Beet salad", "1"],
  ["2", "Flat steak", "1"],
  ["3", "Sea bass", "1"],
  ["3", "No pesto", ""],
  ["4", "Gnocchi", "1"],
] as const;

function Ticket(): ReactElement {
  return (
    <div style={column(0, { width: 262, padding: "20px 22px", background: CHALK, color: COAL })}>
      <div style={narrow(38)}>Table 12</div>
      <div
        style={text(18, {
          color: "#665f52",
          fontWeight: 550,
          paddingBottom: 12,
          borderBottom: `3px solid ${COAL}`,
          marginTop: 4,
        })}
      >
        4 guests, 19 seconds
      </div>
      {TICKET.map(([guest, dish, count]) => (
        <div
          key={guest + dish}
          style={row(12, {
            padding: "9px 0",
            borderBottom: "1.5px solid #d3cab6",
            ...text(21, { fontWeight: 600, whiteSpace: "nowrap" }),
          })}
        >
          <span style={{ width: 26, color: "#8a6a0a" }}>{count === "" ? "" : guest}</span>
          <span style={{ flex: 1, color: count === "" ? "#b3261a" : undefined }}>{dish}</span>
          {count}
        </div>
      ))}
      <div
        style={narrow(36, {
          marginTop: "auto",
          padding: "16px 0",
          borderRadius: 10,
          textAlign: "center",
          background: MUSTARD,
        })}
      >
        Fire
      </div>
    </div>
  );
}

function order(): ReactElement {
  return (
    <Stage paper="#c4553a" drama={0.85}>
      <div style={{ ...QUINCE, color: CHALK }}>
        <Place x={506} y={324} rotate={-3}>
          <Tablet width={1010} height={616} lift={26} body="#171513">
            <div style={{ display: "flex", height: "100%" }}>
              <div style={column(12, { flex: 1, padding: 18 })}>
                <Tabs />
                <div
                  style={row(12, {
                    padding: "12px 20px",
                    borderRadius: 9,
                    background: "#c8281c",
                    color: "#fff8ee",
                    ...narrow(29),
                  })}
                >
                  <Icon name="bell" size={28} weight={2.3} />
                  Nut allergy, guest 3
                </div>
                <Dishes />
              </div>
              <Ticket />
            </div>
          </Tablet>
        </Place>
      </div>
    </Stage>
  );
}

/** Quince Lane’s point of sale: taking an order. */
export const pictures: readonly Picture[] = [
  { name: "projects/restaurant-pos-system-area-1", width: 1000, height: 650, scene: order },
];
