import { relative } from "node:path";

/**
 * Names that systems, archives and editors give to files of their own: `.DS_Store` and `._x.json` (macOS), `__MACOSX/`
 * (its archives), `Thumbs.db` and `desktop.ini` (Windows), `~$x.json` (Office), `.#x.json`, `#x.json#` and `x.json~`
 * (Emacs and others), `.x.json.swp` (Vim), and copies that programs keep before they change a file.
 */
const FOREIGN =
  /^(?:\..*|~\$.*|#.*#|__MACOSX|Thumbs\.db|ehthumbs\.db|desktop\.ini|.*~|.*\.(?:bak|orig|rej|tmp|swp|swo))$/i;

/** Whether a path below `data/` belongs to another program, or lies in a folder that does. */
export function isForeign(path: string): boolean {
  return path.split(/[\\/]/).some((name) => FOREIGN.test(name));
}

/**
 * What the build leaves out of `data/`, as gatsby-source-filesystem asks for it: files of other programs, and the
 * schemas, which are for editors. Judges only what lies below `data/`, whatever the folders above it are called.
 */
export function isLeftOut(dataDir: string): (path: string) => boolean {
  return (path) => {
    const below = relative(dataDir, path);
    if (below === "" || /^\.\.(?:[\\/]|$)/.test(below)) return false;
    return isForeign(below) || /^schema(?:[\\/]|$)/.test(below);
  };
}
