import "react";

declare module "react" {
  interface CSSProperties {
    /** Custom properties, read by the style sheet. */
    [name: `--${string}`]: string;
  }
}
