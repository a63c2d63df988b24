import { FILE_KINDS, type ContentKind, schemaFileOf } from "#content/files";
import { modelOf } from "#content/model";
import type { Field } from "./field";
import { fieldsOf } from "./field-of";
import { placeOf } from "./place";
import { formatOf, type Group, GROUPS, labelOf, nameOf } from "./groups";

/** A collection of the screen: a folder of files of one kind, or single files. */
export interface Collection {
  readonly name: string;
  readonly label: string;
  readonly label_singular?: string;
  readonly folder?: string;
  readonly create?: boolean;
  readonly slug?: string;
  readonly extension?: "json" | "md";
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

/** Where the content is committed to: https://sveltiacms.app/en/docs/backends */
export interface Backend {
  readonly name: "github" | "gitlab" | "gitea";
  readonly repo: string;
  readonly branch: string;
  readonly base_url?: string;
  readonly api_root?: string;
  readonly graphql_api_root?: string;
  readonly app_id?: string;
  readonly auth_type?: "pkce";
  readonly auth_methods?: readonly "token"[];
}

/** How changes reach the site. */
export interface Publishing {
  readonly backend: Backend;
  /** Whether changes wait until somebody has looked at them. */
  readonly hasReview?: boolean;
}

/** Names no place at all: the CMS wants one also where it writes files of this machine. */
const NOWHERE: Publishing = { backend: { name: "github", repo: "local/site", branch: "main" } };

/** Pixels of the longer side of a picture as it is kept: pages show none wider. */
const LARGEST = 2000;

/** The configuration of the screen: https://sveltiacms.app/en/docs/config-basics */
export function editorConfig(
  site: { readonly name: string; readonly url: string },
  { backend, hasReview = false } = NOWHERE,
): object {
  return {
    load_config_file: false,
    backend,
    ...(hasReview && { publish_mode: "editorial_workflow" }),
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
  return GROUPS.flatMap((group) => {
    const kinds = group.kinds.map(kindCalled);
    const [first] = kinds;
    const isFolder = group.singular !== undefined && first;
    const collection = isFolder
      ? folderOf(group, group.singular, first)
      : { name: nameOf(group), label: group.label, files: kinds.map(fileOf) };
    return first?.type === "LegalPage" ? [collection, LEGAL_TEXTS] : [collection];
  });
}

/** The texts of legal pages, which are Markdown and nothing else. A new one is named under “Slug”. */
const LEGAL_TEXTS: Collection = {
  ...{ name: "legal-texts", label: "Legal texts", label_singular: "Legal text" },
  ...{ folder: "data/legal", create: true, extension: "md", format: "raw", slug: "{{uuid_shorter}}" },
  fields: [
    { name: "body", label: "Text", required: true, widget: "text", hint: "Markdown, as it stands in the file." },
  ],
};

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
    ...{ extension: "json", format: formatOf(kind.type) },
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
    format: formatOf(type),
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
