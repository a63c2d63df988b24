import { type WrapPageElementBrowserArgs, type WrapPageElementNodeArgs, withPrefix } from "gatsby";
import { Layout } from "./Layout";

/** Puts the layout around every page, once, so that it stays while pages change. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  // Gatsby's own `path` is a pattern while the page is rendered on the server; the location is the same in both.
  const prefix = withPrefix("/").length - 1;
  return <Layout path={props.location.pathname.slice(prefix)}>{element}</Layout>;
}
