import type { ReactElement } from "react";
import type { Picture } from "../picture";
import { CallSheet, CLAPPER, Clapper } from "../scenes/bramholt";
import { CAMERA, CameraBack } from "../scenes/camera-back";
import { BranchShade, OnBranch, Windfalls } from "../scenes/russet";
import { themed } from "../scenes/theme";
import { Place } from "../stage/Place";
import { Stage } from "../stage/Stage";
import { Horizon, Standing } from "../stage/Standing";

const ORCHARD = themed({ ink: "#2a1a14", display: "Fraunces" });

/** Camera, apples and clapper stand on one table, the call sheet hangs on the wall behind; no word is near the upper or lower edge. */
function cover(): ReactElement {
  return (
    <Stage paper="#c79a5c" drama={1} ground={<Horizon at={0.66} wall="#ccd5a0" table="#cda266" />}>
      <div style={{ position: "absolute", inset: 0, ...ORCHARD }}>
        <BranchShade />
        <Place x={806} y={252} rotate={2}>
          <CallSheet width={312} height={362} />
        </Place>
        <Place x={336} y={376} scale={0.9}>
          <Standing {...CAMERA}>
            <CameraBack>
              <OnBranch />
            </CameraBack>
          </Standing>
        </Place>
        <Place x={166} y={606} scale={0.84}>
          <Windfalls />
        </Place>
        <Place x={758} y={526}>
          <Standing {...CLAPPER}>
            <Clapper />
          </Standing>
        </Place>
      </div>
    </Stage>
  );
}

/** Content Creation: the cover. */
export const pictures: readonly Picture[] = [
  { name: "services/content-creation-cover", width: 1000, height: 750, scene: cover },
];
