import { contentSecurityPolicy } from "../../src/hosting/content-security-policy";

const NOTHING = { scripts: [], styles: [] };

/** Computed with `openssl dgst -sha256 -binary | base64`. */
const DIGESTS = {
  "run()": "'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='",
  "p{content:'→'}": "'sha256-dkhD7cntNaq6CjNJl3xNqz0nkD56dIdDv/oR89yGdD0='",
};

const directives = (policy: string) =>
  new Map(policy.split(";").map((directive) => [directive.split(" ")[0], directive.split(" ").slice(1)]));

it("allows the site's own files, each for its use, and nothing by default", () => {
  expect(Object.fromEntries(directives(contentSecurityPolicy(NOTHING)))).toEqual({
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'"],
    "font-src": ["'self'"],
    "form-action": ["'self'"],
    "img-src": ["'self'"],
    "script-src": ["'self'"],
    "style-src": ["'self'"],
  });
});

it("allows what stands inline by its digest alone", () => {
  const policy = contentSecurityPolicy({ scripts: ["run()"], styles: ["p{content:'→'}"] });
  expect(directives(policy).get("script-src")).toEqual(["'self'", DIGESTS["run()"]]);
  expect(directives(policy).get("style-src")).toEqual(["'self'", DIGESTS["p{content:'→'}"]]);
  expect(policy).not.toMatch(/unsafe|data:|\*/);
});

it("can stand in an attribute in double quotes", () => {
  expect(contentSecurityPolicy({ scripts: ['"'], styles: ['"'] }, "https://mail.example.com/")).not.toMatch(/["<>&]/);
});

it.each([
  ["https://mail.example.com/send?to=us#now", "https://mail.example.com"],
  ["https://mail.example.com:8443/send", "https://mail.example.com:8443"],
  ["http://127.0.0.1:9000/mail.php", "http://127.0.0.1:9000"],
])("lets messages go to the origin of %s", (mail, origin) => {
  const policy = directives(contentSecurityPolicy(NOTHING, mail));
  expect(policy.get("connect-src")).toEqual(["'self'", origin]);
  expect(policy.get("form-action")).toEqual(["'self'", origin]);
  expect([...policy.values()].flat().filter((source) => source === origin)).toHaveLength(2);
});

it.each([undefined, "/mail.php"])("lets messages go nowhere else with %j", (mail) => {
  expect(contentSecurityPolicy(NOTHING, mail)).toBe(contentSecurityPolicy(NOTHING));
});
