import type { ReactElement } from "react";

/** A picture of the site: where it is kept below `data/images/`, its size in CSS pixels (the master has twice as many), and what it shows. */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly scene: ReactElement | (() => ReactElement);
  /** Black on white, of which the black alone is kept: a PNG that ends where its ink ends at the left and the right. */
  readonly ink?: true;
}
