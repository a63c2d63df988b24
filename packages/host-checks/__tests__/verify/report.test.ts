import type { Difference, Kind } from "../../src/verify/difference";
import { reportLines } from "../../src/verify/report";

const some = (kind: Kind, what: string, addresses: readonly string[]): Difference[] =>
  addresses.map((address) => ({ kind, what, address }));

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `/${String(index + 1)}/`);

const lines = (differences: readonly Difference[], hints: readonly string[] = []) =>
  reportLines({ files: 763, redirects: 1, differences, hints });

it("says that all is as built, and how much that is", () => {
  expect(lines([])).toEqual(["As built: all 763 files, 1 redirect"]);
});

it("tells hints, which are no differences", () => {
  expect(lines([], ["a hint"])).toEqual(["Hint: a hint", "As built: all 763 files, 1 redirect"]);
});

it("has a block for each kind, in the same order each time, and puts together what says the same", () => {
  const differences = [
    ...some("headers", "A missing", ["/"]),
    ...some("headers", "B missing", ["/", "/about/"]),
    ...some("status", "status 404; expected 200", ["/contact/"]),
  ];
  expect(lines(differences)).toEqual([
    "status: 1",
    "  status 404; expected 200",
    "    /contact/",
    "",
    "headers: 3",
    "  B missing",
    "    /",
    "    /about/",
    "  A missing",
    "    /",
    "",
    "Not as built: 3 addresses (of 763 files, 1 redirect)",
  ]);
});

it("tells twelve addresses of a kind, and counts the rest", () => {
  const told = lines(some("content", "not what was built", numbered(700)));
  expect(told.slice(0, 3)).toEqual(["content: 700", "  not what was built", "    /1/"]);
  expect(told.slice(-4)).toEqual([
    "    /12/",
    "    688 more",
    "",
    "Not as built: 700 addresses (of 763 files, 1 redirect)",
  ]);
});

it("divides these among things that are said, and counts what is said beyond them", () => {
  const differences = numbered(14).flatMap((name) => some("headers", `${name} missing`, ["/", "/about/"]));
  const told = lines(differences);
  expect(told.slice(0, 4)).toEqual(["headers: 28", "  /1/ missing", "    /", "    1 more"]);
  expect(told.slice(-3)).toEqual(["  4 more", "", "Not as built: 2 addresses (of 763 files, 1 redirect)"]);
});
