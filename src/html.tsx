import type { HTMLAttributes, ReactNode } from "react";

/** What Gatsby gives the document of a page. */
interface Props {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/** The document around every page: Gatsby's own, without what only browsers that are gone have read. */
export default function Html(props: Props) {
  return (
    <html lang={props.htmlAttributes.lang} dir={process.env.FROM_RIGHT ? "rtl" : undefined} {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Else iOS makes links of numbers that look like a phone's, and the page is no longer what React takes over. */}
        <meta name="format-detection" content="telephone=no" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
