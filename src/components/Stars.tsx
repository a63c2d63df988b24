import { counted, words } from "../lib/words";
interface Props {
  readonly rating: number;
}

/** A rating out of five: said in words, drawn as stars with a crease down the middle. */
export function Stars({ rating }: Props) {
  return (
    <p className="stars">
      <span className="visually-hidden">{counted(words.stars, rating)}</span>
      <svg viewBox={`0 0 ${WIDTH * rating} 22`} height="1em" aria-hidden="true">
        <path className="fold-lit" d={row(LEFT, rating)} />
        <path className="stars__shade" d={row(RIGHT, rating)} />
      </svg>
    </p>
  );
}

/** Distance from one star to the next. */
const WIDTH = 26;

// The halves of a star, from its upper point down and back.
const LEFT = "v18l-6.8 4 1.4-8.3-5.9-5.7 8.1-1.2z";
const RIGHT = "v18l6.8 4-1.4-8.3 5.9-5.7-8.1-1.2z";

function row(half: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `M${11 + index * WIDTH} 0${half}`).join("");
}
