import type { Repository } from "#content/repository";
import { editorConfig } from "../config/editor-config";
import { policyOf } from "../policy-of";
import { type File, screenFiles } from "../screen-files";
import { SCREEN_STYLE } from "../screen-style";
import { backendOf, hasReview, serversOf } from "./backend";

/** What the page needs to know of the agency. */
export interface Agency {
  readonly name: string;
  readonly url: string;
  readonly repository: Repository;
}

/** The agency's mark, as the site has it, from the page. */
const ICON = "../icon.svg";

function page({ name, repository }: Agency): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${escaped(policyOf({ servers: serversOf(repository) }))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>Edit ${escaped(name)}</title>
<link rel="icon" href="${ICON}">
<link rel="stylesheet" href="screen.css">
</head>
<body>
<script type="module" src="screen.js"></script>
</body>
</html>
`;
}

/** A text as a page has it, also in an attribute. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}

/**
 * The files of `/admin/`, by their paths from there.
 *
 * @param content - Files that have names which others go by, or go by some, by their paths below `data/`: entries are held
 * against them.
 */
export async function adminFiles(agency: Agency, content: Readonly<Record<string, unknown>>): Promise<File[]> {
  const { name, url, repository } = agency;
  const publishing = { backend: backendOf(repository), hasReview: hasReview(repository) };
  const config = { ...editorConfig(agency, publishing), logo: { src: ICON } };
  return [
    ["/index.html", Buffer.from(page(agency))],
    ["/config.json", Buffer.from(JSON.stringify({ config, agency: { name, url }, content }))],
    ["/screen.css", Buffer.from(SCREEN_STYLE)],
    ...(await screenFiles({ screen: "admin.ts" })),
  ];
}
