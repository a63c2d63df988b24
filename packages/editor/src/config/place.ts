/** Where the pictures of a kind of file stand. */
export interface Place {
  /** Folder, from the root of the repository. */
  readonly folder: string;
  /** The same, from the file that names a picture. */
  readonly way: string;
}

/** Folders of pictures below `data/images/`, by the beginnings of the paths of the files that name them. */
const FOLDERS = [
  ["services/", "services"],
  ["projects/", "projects"],
  ["pages/", "pages"],
  ["legal/", "pages"],
  ["team", "people"],
  ["testimonials", "people"],
] as const;

/** The place of the pictures that a kind of file names. @param file - Its path below `data/`. */
export function placeOf(file: string): Place {
  const [, name] = FOLDERS.find(([start]) => file.startsWith(start)) ?? [];
  const folder = name === undefined ? "" : `images/${name}`;
  const up = file.includes("/") ? ".." : ".";
  return { folder: `/data${folder && `/${folder}`}`, way: folder === "" ? up : `${up}/${folder}` };
}
