import { FILE_KINDS, type ContentKind, schemaFileOf } from "#content/files";
import { modelOf } from "#content/model";
import type { Field } from "./field";
import { fieldsOf } from "./field-of";
import { placeOf } from "./place";
import { type Group, GROUPS, labelOf, nameOf } from "./groups";

/** A collection of the screen: a folder of files of one kind, or single files. */
export interface Collection {
  readonly name: string;
  readonly label: string;
  readonly label_singular?: string;
  readonly folder?: string;
  readonly create?: boolean;
  readonly extension?: "json";
  readonly format?: string;
  readonly media_folder?: string;
  readonly public_folder?: string;
  readonly fields?: readonly Field[];
  readonly files?: readonly {
    readonly name: string;
    readonly label: string;
    readonly file: string;
    readonly format: string;
    readonly media_folder: string;
    readonly public_folder: string;
    readonly fields: readonly Field[];
  }[];
}

/** Where the content is committed to; on this machine, nowhere. */
export interface Repository {
  readonly name: "github" | "gitlab" | "gitea";
  readonly repo: string;
  readonly branch: string;
}

/** Content files are written by their model: see `fileText`. */
const FORMAT = { extension: "json", format: "content" } as const;

/** Names no place at all: the CMS wants one also where it writes files of this machine. */
const NOWHERE: Repository = { name: "github", repo: "local/site", branch: "main" };

/** Pixels of the longer side of a picture as it is kept: pages show none wider. */
const LARGEST = 2000;

/** The configuration of the screen: https://sveltiacms.app/en/docs/config-basics */
export function editorConfig(site: { readonly name: string; readonly url: string }, repository = NOWHERE): object {
  return {
    load_config_file: false,
    backend: repository,
    app_title: site.name,
    site_url: site.url,
    media_folder: "data/images",
    public_folder: "/data/images",
    media_libraries: {
      // Pictures are those of the agency: no stock of others, and none that is elsewhere.
      stock_assets: { providers: [] },
      default: {
        config: {
          slugify_filename: true,
          max_file_size: 30 * 1024 * 1024,
          // Photographs of phones, HEIC among them, are turned upright, made smaller and stripped of where they were taken.
          transformations: { raster_image: { format: "webp", quality: 90, width: LARGEST, height: LARGEST } },
        },
      },
    },
    // What nobody has filled in is left out of the file.
    output: { omit_empty_optional_fields: true },
    slug: { encoding: "ascii", clean_accents: true },
    collections: collections(),
  };
}

/** The collections of the screen, made from the content model. */
export function collections(): Collection[] {
  return GROUPS.map((group) => {
    const kinds = group.kinds.map(kindCalled);
    const [first] = kinds;
    if (group.singular !== undefined && first) return folderOf(group, group.singular, first);
    return { name: nameOf(group), label: group.label, ...FORMAT, files: kinds.map(fileOf) };
  });
}

function kindCalled(type: string): ContentKind {
  const kind = FILE_KINDS.find((one) => one.type === type);
  if (!kind) throw new Error(`No content is of the kind ${type}`);
  return kind;
}

function folderOf(group: Group, singular: string, kind: ContentKind): Collection {
  return {
    ...{ name: nameOf(group), label: group.label, label_singular: singular },
    folder: `data/${kind.path.replace("/*", "")}`,
    create: true,
    ...FORMAT,
    ...mediaOf(kind),
    fields: fieldsIn(kind),
  };
}

function fileOf(kind: ContentKind) {
  const { path, type } = kind;
  return {
    name: type,
    label: labelOf(type),
    file: `data/${path}.json`,
    ...FORMAT,
    ...mediaOf(kind),
    fields: fieldsIn(kind),
  };
}

/** Where pictures of a kind of file stand, and how the file names them. */
function mediaOf({ path }: ContentKind) {
  const { folder, way } = placeOf(path);
  return { media_folder: folder, public_folder: way };
}

function fieldsIn({ path, type, rules }: ContentKind): Field[] {
  const model = modelOf(rules, "written");
  const schema = `${path.includes("/") ? ".." : "."}/schema/${schemaFileOf(type)}`;
  return fieldsOf(model, { model, schema });
}
