import type { GatsbyBrowser } from "gatsby";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { ErrorBoundary } from "react-error-boundary";
import { takeOverPrefetch } from "../../components/prefetch";
import { UnexpectedError } from "../../components/UnexpectedError";
import { contentDigest, type Outline, OWN_TEXT } from "../../lib/content-digest";
import { tolerateForeignNodes } from "./foreign-nodes";

/**
 * How React takes over a built page, in place of Gatsby's own way; `gatsby develop` keeps that.
 *
 * A page that something else has changed (a translator, a password manager, an extension, a proxy) is left alone: React
 * would render it anew, and with it would go what was typed, the focus, an open menu and the translation. Every page
 * works without React.
 */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () =>
  process.env.NODE_ENV === "production" ? takeOver : undefined;

function takeOver(page: ReactNode, root: HTMLElement): void {
  const { digest } = root.dataset;
  if (digest !== undefined && digest !== contentDigest<Node>(root, outlineOf)) {
    console.info("Something has changed this page, so it goes on without the site's scripts.");
    return;
  }
  takeOverPrefetch();
  tolerateForeignNodes();
  // At once: nothing can change the page between the look at it and this.
  flushSync(() => {
    hydrateRoot(root, <ErrorBoundary FallbackComponent={UnexpectedError}>{page}</ErrorBoundary>);
  });
  // A pointer that rests on a link has entered it before: its page is fetched ahead all the same.
  document.querySelector("a:hover")?.dispatchEvent(new MouseEvent("mouseover", { bubbles: true }));
}

function outlineOf(node: Node): Outline<Node> {
  const isOwn = node instanceof Element && node.hasAttribute(OWN_TEXT);
  const isHiddenField = node instanceof HTMLInputElement && node.type === "hidden";
  return { name: node.nodeName, text: node.nodeValue ?? "", inside: isOwn ? [] : node.childNodes, isHiddenField };
}
