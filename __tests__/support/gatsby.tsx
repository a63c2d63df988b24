import type { AnchorHTMLAttributes } from "react";

/** Gatsby's parts as they look in a test that renders a section: links are links, queries are nothing. */
export function Link({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { readonly to: string }) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}

export function graphql(): string {
  return "";
}

export function withPrefix(path: string): string {
  return path;
}
