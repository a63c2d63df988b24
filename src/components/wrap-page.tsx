import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import { Layout } from "./Layout";

/** Puts the layout around every page, once, so that it stays while pages change. */
export function wrapPageElement({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) {
  return <Layout path={props.path}>{element}</Layout>;
}
