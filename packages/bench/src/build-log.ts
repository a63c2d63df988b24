/** A line of a build's output, and when it came. */
export interface LogLine {
  readonly text: string;
  /** Seconds since the build was started. */
  readonly at: number;
}

/** Where the time of a build went, in seconds. What was not done took none. */
export interface Phases {
  /** Until the data, the schema and the pages are known, and the queries found. */
  readonly bootstrap: number;
  /** Both bundles of webpack: the browser's and the renderer. */
  readonly scripts: number;
  /** The queries of all pages; 0 also where one process does all: then Gatsby does not tell. */
  readonly queries: number;
  /** From the start until the last picture was made. Pictures are made beside other things: no part of the sum. */
  readonly pictures: number;
  /** Rendering of the pages. */
  readonly html: number;
  /** `src/gatsby/after-build.ts`. */
  readonly afterBuild: number;
}

/** What Gatsby calls its activities. Some have another name where its helpers do them. */
const ACTIVITIES = {
  scripts: ["Building production JavaScript and CSS bundles", "Building HTML renderer"],
  queries: ["run queries in workers"],
  pictures: ["Generating image thumbnails", "Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs"],
  html: ["Building static HTML for pages"],
  afterBuild: ["onPostBuild"],
} as const;

/** An activity that has ended, with its seconds; some tell afterwards how many things they did, and how fast. */
const ENDED = /^success (.+?) - ([\d.]+)s(?: - (\d+)\/\d+ [\d.]+\/s)?$/;
const BOOTSTRAP = /^info bootstrap finished - ([\d.]+)s$/;

/** Reads Gatsby's own account of a build. @throws When it is no account of one that went through. */
export function phasesIn(lines: readonly LogLine[]): Phases {
  const bootstrap = lines.map(({ text }) => BOOTSTRAP.exec(text.trim())?.[1]).find((seconds) => seconds !== undefined);
  const ended = lines.flatMap(({ text, at }) => {
    const [, name = "", seconds] = ENDED.exec(text.trim()) ?? [];
    return seconds === undefined ? [] : [{ name, seconds: Number(seconds), at }];
  });
  if (bootstrap === undefined || !ended.some(({ name }) => name === "onPostBuild")) {
    throw new Error(`No log of a whole build; it ends with: ${lines.at(-1)?.text ?? "nothing"}`);
  }
  const of = (names: readonly string[]) => ended.filter(({ name }) => names.includes(name));
  const sum = (names: readonly string[]) => of(names).reduce((total, { seconds }) => total + seconds, 0);
  return {
    bootstrap: Number(bootstrap),
    scripts: sum(ACTIVITIES.scripts),
    queries: sum(ACTIVITIES.queries),
    pictures: Math.max(0, ...of(ACTIVITIES.pictures).map(({ at }) => at)),
    html: sum(ACTIVITIES.html),
    afterBuild: sum(ACTIVITIES.afterBuild),
  };
}
