import type { ReactElement } from "react";

/** A long loaf with three cuts, on a field of 100 wide; it lies on y = 76. */
export const LOAF: ReactElement = (
  <g>
    <path d="M6 59C6 40 26 26 50 26S94 40 94 59C94 71 80 76 50 76S6 71 6 59Z" fill="#bd7230" />
    <path d="M12 55C14 41 30 31 50 31S84 40 87 53C80 44 66 40 50 41S20 46 12 55Z" fill="#d9994f" />
    <path d="M6 59C6 71 20 76 50 76S94 71 94 59Q84 69 50 69T6 59Z" fill="#8f4d1b" />
    <g fill="#fbe6b8" stroke="#8f4d1b" strokeWidth={1.6} strokeLinejoin="round">
      <path d="M34 31Q39 46 24 62Q17 45 34 31Z" />
      <path d="M56 29Q61 46 46 64Q39 44 56 29Z" />
      <path d="M78 35Q82 49 69 63Q62 48 78 35Z" />
    </g>
  </g>
);
