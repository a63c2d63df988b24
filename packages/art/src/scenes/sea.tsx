import type { ReactElement } from "react";

/** An animal of the aquarium. */
export type Animal = "octopus" | "jelly" | "crab" | "ray" | "clown" | "star" | "seal";

const SHADE = { filter: "drop-shadow(0.8px 1.2px 1.2px rgb(10 30 40 / 0.35))" };

/** Animals of the sea cut from paper; each fills the field it is put in, whose colour is its water. */
export function Sea({ animal }: { readonly animal: Animal }): ReactElement {
  return (
    <svg
      viewBox="0 0 160 100"
      preserveAspectRatio="xMidYMid slice"
      width="100%"
      height="100%"
      style={{ position: "absolute", inset: 0, overflow: "hidden" }}
    >
      <path d="M0 0H90L20 100H0z" fill="#fff" opacity="0.1" />
      <g style={SHADE}>{DRAWN[animal]}</g>
    </svg>
  );
}

const eye = (x: number, y: number, r = 2.6): ReactElement => (
  <>
    <circle cx={x} cy={y} r={r * 1.9} fill="#fff8e8" />
    <circle cx={x} cy={y} r={r} fill="#12222a" />
  </>
);

const DRAWN: Record<Animal, ReactElement> = {
  octopus: (
    <>
      <path
        d="M58 52C46 60 30 52 22 64M64 56C56 72 40 68 36 86M74 60C72 76 62 78 60 94M86 60C88 76 98 78 100 94M96 56C104 72 120 68 124 86M102 52C114 60 130 52 138 64"
        fill="none"
        stroke="#e2572b"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M80 8C104 8 112 30 104 50Q98 64 80 64T56 50C48 30 56 8 80 8z" fill="#f0764f" />
      <path d="M80 8C104 8 112 30 104 50Q98 64 80 64C98 52 98 24 80 8z" fill="#c8431f" opacity="0.5" />
      {eye(70, 44)}
      {eye(90, 44)}
    </>
  ),
  jelly: (
    <>
      <path
        d="M58 50C54 66 64 72 58 94M70 50C66 66 76 74 70 98M82 50C78 66 88 74 82 96M96 50C92 64 102 72 96 90M106 48C104 60 110 66 108 80"
        fill="none"
        stroke="#f3b8cf"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M42 48C42 18 62 8 80 8S118 18 118 48Q108 56 100 48Q90 56 80 48Q70 56 60 48Q52 56 42 48z"
        fill="#f7d3e0"
      />
      <path d="M80 8C98 8 118 18 118 48Q108 56 100 48C102 28 94 14 80 8z" fill="#d978a4" opacity="0.6" />
    </>
  ),
  crab: (
    <>
      <path
        d="M52 58L30 52L22 62M50 68L28 70L22 82M56 76L40 86M108 58L130 52L138 62M110 68L132 70L138 82M104 76L120 86"
        fill="none"
        stroke="#b8330f"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M46 44C26 44 22 26 32 16L38 28L50 18C58 28 56 40 46 44zM114 44C134 44 138 26 128 16L122 28L110 18C102 28 104 40 114 44z"
        fill="#e2572b"
      />
      <path d="M58 54L44 38M102 54L116 38" stroke="#e2572b" strokeWidth="9" />
      <path d="M44 62C44 42 60 36 80 36S116 42 116 62S100 84 80 84S44 82 44 62z" fill="#e2572b" />
      <path d="M80 36C100 36 116 42 116 62S100 84 80 84C100 74 98 48 80 36z" fill="#a92c0b" opacity="0.5" />
      {eye(70, 46, 2.4)}
      {eye(90, 46, 2.4)}
    </>
  ),
  ray: (
    <>
      <path d="M80 60C84 78 96 82 106 98" fill="none" stroke="#123b4a" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M80 12C92 16 98 24 104 32C124 34 140 44 152 58C126 54 112 70 80 70S34 54 8 58C20 44 36 34 56 32C62 24 68 16 80 12z"
        fill="#1c5566"
      />
      <path d="M80 12C92 16 98 24 104 32C124 34 140 44 152 58C126 54 112 70 80 70z" fill="#0b2f3c" opacity="0.5" />
      <path d="M66 40h.1M94 40h.1M58 52h.1M102 52h.1M80 48h.1" stroke="#f3d7a1" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  clown: (
    <>
      <path d="M116 50L144 28Q150 50 144 72z" fill="#e2572b" />
      <path d="M20 50C34 22 66 18 88 26C104 32 114 42 120 50C114 58 104 68 88 74C66 82 34 78 20 50z" fill="#f58a3c" />
      <path d="M20 50C34 78 66 82 88 74C104 68 114 58 120 50z" fill="#b8430f" opacity="0.4" />
      <path d="M46 27Q58 50 46 73L56 77Q70 50 56 23zM86 25Q98 50 86 75L97 70Q106 50 97 30z" fill="#fff6e6" />
      {eye(35, 44)}
    </>
  ),
  star: (
    <>
      <path
        d="M80 6L92 36L124 38Q128 42 124 46L100 60L108 90Q106 96 100 93L78 76L52 94Q46 94 47 88L56 60L34 42Q32 36 38 36L68 36z"
        fill="#b83a5c"
      />
      <path d="M80 6L92 36L124 38Q128 42 124 46L100 60L108 90Q106 96 100 93L78 76z" fill="#7d1c3a" opacity="0.5" />
      <path
        d="M80 22v1M80 36v1M80 50v1M66 46h1M94 46h1M108 42h1M52 42h1M92 66h1M68 66h1M98 80h1M60 80h1"
        stroke="#fbe3d2"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </>
  ),
  seal: (
    <>
      <path d="M-4 66Q40 60 80 66T164 64V104H-4z" fill="#4d93a3" />
      <path d="M32 104C38 44 54 14 82 14S124 42 132 104z" fill="#5d5550" />
      <path d="M82 14C112 14 124 42 132 104H98C114 66 104 30 82 14z" fill="#37302c" opacity="0.6" />
      <ellipse cx="80" cy="54" rx="22" ry="16" fill="#9a8d82" />
      <path d="M73 45H87Q86 54 80 54T73 45z" fill="#1a1412" />
      <path d="M64 56L34 52M64 61L36 66M96 56L126 52M96 61L124 66" stroke="#f3ece0" strokeWidth="1.4" />
      <circle cx="66" cy="35" r="5" fill="#1a1412" />
      <circle cx="94" cy="35" r="5" fill="#1a1412" />
      <circle cx="64.6" cy="33.4" r="1.5" fill="#fff" />
      <circle cx="92.6" cy="33.4" r="1.5" fill="#fff" />
      <path d="M-4 82Q12 74 28 82T60 82T92 82T124 82T164 80V104H-4z" fill="#2f6f80" />
      <path d="M36 93H62M100 91H128" stroke="#8cc3cf" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
};
