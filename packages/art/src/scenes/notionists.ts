import type { Style } from "@dicebear/core";
import * as style from "@dicebear/notionists";

/** What the drawing is chosen by; DiceBear's own type lists every variant by name, ours builds the names from numbers. */
type Options = Record<string, readonly string[] | string | number>;

/** The Notionists style (Zoish, CC0 1.0), its options by name. */
export const notionists: Style<Options> = { meta: style.meta, create: style.create, schema: style.schema };
