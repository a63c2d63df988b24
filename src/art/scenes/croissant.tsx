import { CRUST } from "./crumbwell";

/** A croissant lying across, each of its rolls one facet. */
export const CROISSANT = (
  <g>
    <path
      d="M10 68Q4 60 14 48Q26 26 50 25Q74 26 86 48Q96 60 90 68Q84 76 78 62Q68 52 50 52Q32 52 22 62Q16 76 10 68Z"
      fill={CRUST}
    />
    <path d="M40 27Q50 24 60 27L57 52Q50 50 43 52Z" fill="#e3a04a" />
    <path d="M38 28Q28 31 22 38L33 54Q36 52 41 52Z" fill="#d28a3a" />
    <path d="M62 28Q72 31 78 38L67 54Q64 52 59 52Z" fill="#c67a30" />
    <path d="M20 40Q14 47 12 52L23 62Q26 57 31 55Z" fill="#dd9844" />
    <path d="M80 40Q86 47 88 52L77 62Q74 57 69 55Z" fill="#b4682a" />
    <path
      d="M43 30Q50 28 57 30M27 38Q31 34 36 32M64 32Q69 34 73 38"
      stroke="#f7cf86"
      strokeWidth={2.2}
      fill="none"
      strokeLinecap="round"
    />
  </g>
);
