import type { ReactElement } from "react";

/** Hold a card here. */
export const BankCard = ({ colour, light }: Record<"colour" | "light", string>): ReactElement => (
  <svg width={172} height={92} viewBox="0 0 172 92" style={{ marginTop: 18 }}>
    <rect x={2} y={6} width={122} height={80} rx={11} fill={colour} />
    <rect x={2} y={24} width={122} height={14} fill="#4f6146" />
    <rect x={16} y={56} width={34} height={18} rx={4} fill={light} />
    <path
      d="M138 30Q148 46 138 62M150 20Q168 46 150 72"
      stroke={colour}
      strokeWidth={6}
      fill="none"
      strokeLinecap="round"
    />
  </svg>
);

/** Which of the 13 × 13 cells are dark: a fixed pattern with three corner marks. */
function dark(x: number, y: number): boolean {
  const corner = (a: number, b: number): boolean | undefined => {
    const [dx, dy] = [x - a, y - b];
    if (dx < 0 || dy < 0 || dx > 4 || dy > 4) return undefined;
    return dx === 0 || dy === 0 || dx === 4 || dy === 4 || (dx === 2 && dy === 2);
  };
  return corner(0, 0) ?? corner(8, 0) ?? corner(0, 8) ?? (x * 7 + y * 11 + x * y * 3) % 5 < 2;
}

/** A square code for the gate. */
export function CodeSquare({ size, colour }: { readonly size: number; readonly colour: string }): ReactElement {
  return (
    <svg width={size} height={size} viewBox="0 0 13 13" shapeRendering="crispEdges">
      {Array.from({ length: 169 }, (_, n) => [n % 13, Math.floor(n / 13)] as const)
        .filter(([x, y]) => dark(x, y))
        .map(([x, y]) => (
          <rect key={`${x} ${y}`} x={x} y={y} width={1.02} height={1.02} fill={colour} />
        ))}
    </svg>
  );
}
