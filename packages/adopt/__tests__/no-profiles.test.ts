import { withoutProfiles } from "../src/no-profiles";

const PROFILE = { network: "mastodon", label: "Mastodon", url: "https://social.example/@kiln" };
const OWN = { page: "/", rule: "json-ld-recommended", reason: "We do without." };
const OTHER = { page: "/about/", rule: "title-long", reason: "It is our motto." };

it("tells the report once that an agency names no profile, and beside what is kept already", () => {
  const told = withoutProfiles([OTHER], []);
  expect(told).toEqual([OTHER, expect.objectContaining({ page: "/", rule: "json-ld-recommended" })]);
  expect(withoutProfiles(told, [])).toEqual(told);
});

it("leaves the agency's own reason", () => {
  expect(withoutProfiles([OWN], [])).toEqual([OWN]);
  expect(withoutProfiles([OWN], [PROFILE])).toEqual([OWN]);
});

it("takes its own away once there is a profile", () => {
  expect(withoutProfiles(withoutProfiles([OTHER], []), [PROFILE])).toEqual([OTHER]);
});
