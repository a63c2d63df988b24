import { peopleCount } from "../../src/lib/people-count";

it("says one person and several people", () => {
  expect([peopleCount(1), peopleCount(2), peopleCount(40)]).toEqual(["1 person", "2 people", "40 people"]);
});
