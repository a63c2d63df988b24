import "react";

declare module "react" {
  // eslint-disable-next-line @typescript-eslint/consistent-indexed-object-style -- only an interface can be merged
  interface CSSProperties {
    /** Custom properties, read by the style sheet. */
    [name: `--${string}`]: string;
  }
}
