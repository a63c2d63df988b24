/** Drawings on a grid of 24, in lines of 1.6: folded where they can be, straight everywhere. */
const DRAWINGS = {
  pen: "M4 20l1.5-5L16 4.5 19.5 8 9 18.5 4 20ZM13.5 7l3.5 3.5M5.5 15l3.5 3.5",
  shapes: "M4 14h7v6H4zM13 4l7 0 0 7-7 0zM4 10l4-6 4 6zM13 20l7-6v6z",
  megaphone: "M4 10v4h4l9 5V5l-9 5H4ZM8 14l1.5 6h3L11 15.5M20 10v4",
  headset: "M4 14v-3l4-6h8l4 6v3M4 13h3v6H4zM17 13h3v6h-3zM20 19l-3 2h-4",
  chat: "M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5",
  heart: "M12 20L4 12V8l3-3h2l3 3 3-3h2l3 3v4z",
  browser: "M3 5h18v14H3zM3 9h18M6 7h.01M9 7h.01",
  phone: "M7 3h10v18H7zM7 17h10M11 19h2",
  camera: "M3 7h4l2-3h6l2 3h4v12H3zM12 9l3.5 2v4L12 17l-3.5-2v-4z",
  chart: "M4 4v16h16M8 16v-5M12 16V8M16 16v-3M20 16V6",
  spark: "M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2zM19 3v4M17 5h4",
  compass: "M12 3l9 9-9 9-9-9zM15.5 8.5l-2 5-5 2 2-5z",
  code: "M8 7l-5 5 5 5M16 7l5 5-5 5M14 4l-4 16",
  down: "M6 9l6 6 6-6",
  right: "M4 12h16M14 6l6 6-6 6",
  left: "M20 12H4M10 6l-6 6 6 6",
  close: "M5 5l14 14M19 5L5 19",
  menu: "M3 7h18M3 12h18M3 17h18",
  check: "M4 13l5 5L20 6",
  mail: "M3 5h18v14H3zM3 6l9 8 9-8",
  call: "M5 3h4l2 5-2.5 2 5.5 5.5 2-2.5 5 2v4l-2 2C11 21 3 13 3 5z",
  instagram: "M4 4h16v16H4zM12 8a4 4 0 110 8 4 4 0 010-8zM17 6v2",
  facebook: "M14 21v-8h3l.5-3.5H14V7l1-1h3V3h-4l-3 3v3.5H8V13h3v8",
  x: "M4 4h4l12 16h-4zM19 4l-6.5 7M10.5 13.5L5 20",
  linkedin: "M4 9h3v11H4zM5.5 4v2M10 20V9h3v2l2-2h3l2 2v9h-3v-7h-3l-1 1v6z",
} as const;

/** Name of a drawing. */
export type IconName = keyof typeof DRAWINGS;

interface Props {
  readonly name: IconName;
  /** Length of a side in em. */
  readonly size?: number;
}

/** A drawing that says nothing by itself: the text beside it, or the control's name, does. */
export function Icon({ name, size = 1.25 }: Props) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={`${String(size)}em`}
      height={`${String(size)}em`}
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
