import { phasesIn } from "../src/build-log";

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
270.7 success Running gatsby-plugin-sharp.IMAGE_PROCESSING jobs - 167.330s - 359/359 2.15/s
270.8 success Merge worker state - 0.004s
275.9 success Building static HTML for pages - 4.992s - 38/38 7.61/s
279.3 success onPostBuild - 2.052s
279.3 info Done building in 279.390553249 sec`;

const lines = LOG.trim()
  .split("\n")
  .map((line) => ({ at: Number.parseFloat(line), text: line.replace(/^\S+ /, "") }));

it("reads where the time went, pictures from the start", () => {
  expect(phasesIn(lines)).toEqual({
    bootstrap: 38.014,
    scripts: 37.488 + 23.107,
    queries: 3.628,
    pictures: 270.7,
    html: 4.992,
    afterBuild: 2.052,
  });
});

it("counts nothing for what a warm build leaves out", () => {
  const warm = lines.filter(({ text }) => !/IMAGE_PROCESSING|renderer|static HTML/.test(text));
  expect(phasesIn(warm)).toMatchObject({ scripts: 37.488, pictures: 0, html: 0 });
});

it("refuses the log of a build that did not go through", () => {
  expect(() => phasesIn(lines.slice(0, 3))).toThrow("it ends with: success onPostBootstrap - 0.785s");
});
