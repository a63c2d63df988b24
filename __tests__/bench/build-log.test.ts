import { phasesIn } from "../../src/bench/build-log";

/** Lines of a real log, with the second at which each came. */
const LOG = `
0.1 npm warn Unknown user config
1.2 success load gatsby config - 0.082s
38.9 success onPostBootstrap - 0.785s
39.0 info bootstrap finished - 38.014s
39.1 success write out requires - 0.004s
76.5 success Building production JavaScript and CSS bundles - 37.488s
99.6 success Building HTML renderer - 23.107s
99.7 success Execute page configs - 0.453s
103.4 success run queries in workers - 3.628s - 41/41 11.30/s
131.0 success Generating image thumbnails - 118.204s - 540/540 4.57/s
131.0 success Merge worker state - 0.004s
133.2 success Building static HTML for pages - 1.634s - 38/38 23.26/s
134.9 success onPostBuild - 1.520s
134.9 info Done building in 134.62 sec`;

const lines = LOG.trim()
  .split("\n")
  .map((line) => ({ at: Number.parseFloat(line), text: line.replace(/^\S+ /, "") }));

it("reads where the time went, pictures from the start", () => {
  expect(phasesIn(lines)).toEqual({
    bootstrap: 38.014,
    scripts: 37.488 + 23.107,
    queries: 3.628,
    pictures: 131,
    html: 1.634,
    afterBuild: 1.52,
  });
});

it("counts nothing for what a warm build leaves out", () => {
  const warm = lines.filter(({ text }) => !/thumbnails|renderer|static HTML/.test(text));
  expect(phasesIn(warm)).toMatchObject({ scripts: 37.488, pictures: 0, html: 0 });
});

it("refuses the log of a build that did not go through", () => {
  expect(() => phasesIn(lines.slice(0, 3))).toThrow("it ends with: success onPostBootstrap - 0.785s");
});
