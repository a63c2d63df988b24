/** Folder of all files that have a digest of their content in their address. */
export const HASHED_FOLDER = "static/";

/** Digits of a digest in the name of a script or a sheet: each page names up to seven of them. */
export const SCRIPT_DIGITS = 10;

/** Digits of a digest in the address of a picture, which names the picture too. */
export const PICTURE_DIGITS = 6;

/** A script or sheet whose name holds a digest of what is in it, with what belongs to it (`.map`, `.LICENSE.txt`). */
export const HASHED_SCRIPT = new RegExp(
  `[-.]([\\da-f]{${String(SCRIPT_DIGITS)}})\\.(?:js|css)(?:\\.map|\\.LICENSE\\.txt)?$`,
);
