/** Types of the files of a site by their endings: servers know them by lists of different age. */
export const MEDIA_TYPES = {
  avif: "image/avif",
  css: "text/css",
  html: "text/html",
  ico: "image/x-icon",
  jpg: "image/jpeg",
  js: "text/javascript",
  json: "application/json",
  pdf: "application/pdf",
  png: "image/png",
  svg: "image/svg+xml",
  txt: "text/plain",
  webmanifest: "application/manifest+json",
  webp: "image/webp",
  woff2: "font/woff2",
  xml: "application/xml",
} as const;

/** Endings of files whose encoding the type has to name; JSON is always UTF-8, XML says it itself. */
export const WITH_CHARSET: readonly string[] = ["css", "html", "js", "txt"];

/** Endings of files that may have a compressed form beside them. */
export const COMPRESSIBLE: readonly string[] = ["css", "html", "ico", "js", "json", "svg", "txt", "xml"];
