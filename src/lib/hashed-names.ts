/** Digits of a digest in the name of a script or a sheet: each page names up to seven of them. */
export const SCRIPT_DIGITS = 10;

/** Digits of a digest in the address of a picture, which names the picture too. */
export const PICTURE_DIGITS = 8;

/** A script or sheet whose name holds a digest of what is in it, with what belongs to it (`.map`, `.LICENSE.txt`). */
export const HASHED_SCRIPT = new RegExp(
  `[-.]([\\da-f]{${String(SCRIPT_DIGITS)}})\\.(?:js|css)(?:\\.map|\\.LICENSE\\.txt)?$`,
);

/** A picture or a font whose address holds such a digest; a share card too. */
export const HASHED_MEDIA = new RegExp(
  `(?:/static/[\\da-f]{${String(PICTURE_DIGITS)}}/.+|-[\\da-f]{32}\\.woff2|/share/.+\\.jpg)$`,
);
