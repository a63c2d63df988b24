/**
 * What a test of the slow tier or of a release has, in milliseconds: one that builds, checks or installs the site takes half a minute to
 * three on an idle machine of two cores, and several times that on a busy one. It ends what hangs, it does not measure.
 */
const SLOW_TIMEOUT = 900_000;

if (process.env.TEST_TIER === "slow" || /\.(?:slow|release)\.test\.tsx?$/.test(expect.getState().testPath ?? "")) {
  jest.setTimeout(SLOW_TIMEOUT);
}
