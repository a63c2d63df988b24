import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { At } from "../scenes/At";
import { Handset } from "../scenes/handset";
import { Crack, Signal } from "../scenes/handset-marks";
import { Icon } from "../scenes/Icon";
import { Shaft } from "../scenes/shaft";
import { column, display, row, text, themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";

const RED = "#d4301c";
const BLUE = "#1d5fa8";

const LOST = themed({ bg: "#f4f2ef", ink: "#26282a", soft: "#6f7173", line: "#b9b6b1", accent: RED });
const KEPT = themed({ bg: "#e8f1f9", ink: "#0e2b4b", soft: "#48688a", line: "#bcd3e8", accent: BLUE });

const bare = <Signal bars={0} battery={0.09} words="9%" />;

const Empty = ({ label, high = 54 }: { readonly label: string; readonly high?: number }): ReactElement => (
  <div style={column(6)}>
    <span style={text(22, { fontWeight: 650, lineHeight: 1.2 })}>{label}</span>
    <div style={{ height: high, borderRadius: 8, background: "#fff", boxShadow: "inset 0 0 0 2px var(--ui-line)" }} />
  </div>
);

/** The app that forgot. */
function Lost(): ReactElement {
  return (
    <>
      <div
        style={column(6, {
          padding: "56px 22px 22px",
          background: RED,
          color: "#fff6f2",
        })}
      >
        <span style={display(43, 740, { lineHeight: 1 })}>
          Connection
          <br />
          lost
        </span>
        <span style={text(22, { fontWeight: 600 })}>Please start again.</span>
      </div>
      <div style={column(18, { padding: "22px 22px" })}>
        <Empty label="Brake test" />
        <Empty label="Door gap" />
        <Empty label="Inspector" />
      </div>
    </>
  );
}

/** The app that wrote it down first. */
function Kept(): ReactElement {
  return (
    <div style={column(0, { padding: "66px 22px 0" })}>
      <div
        style={{
          display: "grid",
          placeItems: "center",
          width: 92,
          height: 92,
          borderRadius: 92,
          background: BLUE,
          color: "#fff",
        }}
      >
        <Icon name="check" size={62} weight={3} />
      </div>
      <span style={display(45, 740, { marginTop: 22, lineHeight: 1.02, textWrap: "initial" })}>
        Brake test saved on this phone
      </span>
      <div
        style={row(8, {
          marginTop: 28,
          padding: "15px 14px",
          borderRadius: 14,
          background: "#fff",
          boxShadow: "inset 0 0 0 2px var(--ui-line)",
          whiteSpace: "nowrap",
          ...text(29, { fontWeight: 680, lineHeight: 1.15 }),
        })}
      >
        3 waiting to send
      </div>
      <span style={text(22, { color: "var(--ui-soft)", fontWeight: 600, marginTop: 16 })}>Car 2, shaft B</span>
    </div>
  );
}

function why(): ReactElement {
  return (
    <Stage paper="#26292a" drama={0.45} grain={1.1} ground={<Shaft />}>
      <Place x={282} y={434} rotate={-5} style={LOST}>
        <Handset width={344} time="11:26" state={bare} status="#fff6f2" body="#2b2a29" lift={22} radius={26}>
          <Lost />
        </Handset>
      </Place>
      <Place x={716} y={412} rotate={4} style={KEPT}>
        <div style={{ position: "relative" }}>
          <Handset width={344} time="11:26" state={bare} body="#22303f" lift={22} radius={26}>
            <Kept />
          </Handset>
          <At x={172} y={504} w={160} h={205}>
            <Crack />
          </At>
        </div>
      </Place>
    </Stage>
  );
}

/** App Development: where an app is really used. */
export const pictures: readonly Picture[] = [
  { name: "services/app-development-why", width: 1000, height: 750, scene: why },
];
