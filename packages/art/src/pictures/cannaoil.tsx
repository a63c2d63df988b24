import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { BONE, DropperBottle, Front, STRENGTHS, type Strength } from "../scenes/cannaoil";
import { PrintedBox } from "../scenes/packaging";
import { text } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

function Box({ strength }: { readonly strength: Strength }): ReactElement {
  return (
    <PrintedBox
      width={214}
      height={430}
      depth={170}
      turn={27}
      lean={12}
      colour={BONE}
      front={<Front strength={strength} width={214} height={430} />}
      side={
        <div
          style={{
            height: "100%",
            borderTop: `26px solid ${strength.ink}`,
            padding: "22px 18px",
            ...text(19, { color: "#26221c", lineHeight: 1.3, fontWeight: 500 }),
          }}
        >
          Hemp seed oil, {strength.figure}% extract.
          <br />
          <br />
          Read the report before you buy.
        </div>
      }
      top={<div style={{ height: "100%", background: strength.ink }} />}
    />
  );
}

function cover(): ReactElement {
  const [five, ten, twenty] = STRENGTHS;
  const pairs = [
    { strength: five, box: [270, 332], bottle: [118, 424] },
    { strength: twenty, box: [850, 332], bottle: [698, 424] },
    { strength: ten, box: [560, 352], bottle: [408, 452] },
  ] as const;
  return (
    <Stage drama={1} ground={<Horizon at={0.6} wall="#c9c0b3" table="#b5ab9c" />}>
      {pairs.map(({ strength, box: [x, y] }) => (
        <Place key={x} x={x} y={y} scale={0.93}>
          <Box strength={strength} />
        </Place>
      ))}
      {pairs.map(({ strength, bottle: [x, y] }) => (
        <Place key={x} x={x} y={y}>
          <Standing width={204} height={496} strength={0.9}>
            <DropperBottle strength={strength} />
          </Standing>
        </Place>
      ))}
    </Stage>
  );
}

/** cannaoil: three strengths, told apart at arm’s length. */
export const pictures: readonly Picture[] = [
  { name: "projects/cannaoil-branding-cover", width: 1000, height: 750, scene: cover },
];
