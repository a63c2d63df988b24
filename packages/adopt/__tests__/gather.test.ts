import { gather } from "../src/gather";
import type { Prompter } from "../src/prompter";
import { answersFrom } from "../src/read-answers";
import { ANSWERS, givenOf, PRESENT, settingOf } from "./agency";

/** A person who types these lines, one after another, and else leaves all as it stands. */
function person(lines: Readonly<Record<string, readonly string[]>> = {}) {
  const asked: string[] = [];
  const refused: string[] = [];
  const left = new Map(Object.entries(lines).map(([about, typed]) => [about, [...typed]]));
  const prompter: Prompter = {
    line: ({ message, initial }) => {
      asked.push(message);
      const [about] = [...left.keys()].filter((one) => message.startsWith(one));
      const typed = (about === undefined ? undefined : left.get(about)?.shift()) ?? initial;
      // Nobody would be asked the same for ever.
      if (asked.length > 100) throw new Error(`Asked too often: ${message}`);
      return Promise.resolve(typed);
    },
    one: (message, _choices, initial) => {
      asked.push(message);
      return Promise.resolve(left.get(message)?.shift() ?? initial);
    },
    several: (message, _choices, initial) => {
      asked.push(message);
      return Promise.resolve([...initial]);
    },
    confirm: () => Promise.resolve(true),
    refuse: (message) => refused.push(message),
  };
  return { prompter, asked, refused };
}

it("tells all faulty flags at once, with what may stand there", async () => {
  const wrong = {
    name: ["M"],
    url: ["http://mueller.example/"],
    email: ["post"],
    phone: ["040 66969"],
    language: ["de_DE"],
    currency: ["Euro"],
    color: ["blue"],
    "font-display": ["figtre"],
    logo: ["logo.png"],
    services: ["C++ / C#?"],
    social: ["https://norden.example/@a"],
    form: ["mail"],
    without: ["prices"],
    keep: ["pages"],
  };
  const told = await gather(givenOf(wrong), settingOf(), undefined).then(() => "", String);
  const flags = [...told.matchAll(/^(?:Error: )?--([a-z-]+): got .+; allowed: .+/gm)].map(([, flag]) => flag);
  expect([...new Set(flags)]).toEqual(Object.keys(wrong));
});

it.each([
  ["two names", { name: ["Müller", "Söhne"] }, '--name: got "Müller" and "Söhne"; allowed: one'],
  ["an empty name", { name: [] }, "--name: got nothing; allowed: an answer"],
  ["two services alike", { services: ["Signs", "Signs"] }, '--services: got "Signs"; allowed: what no other entry'],
  [
    "a way to answer without a form service",
    { "form-speaks": ["json"] },
    '--form-speaks: got "json"; allowed: it only',
  ],
  ["the contact service that goes", { form: ["service"], without: ["contact-service"] }, '--form: got "service"'],
])("refuses %s", async (_what, answers, told) => {
  await expect(gather(givenOf({ ...ANSWERS, ...answers }), settingOf(), undefined)).rejects.toThrow(told);
});

it("refuses the present way of the form where its service goes", async () => {
  const given = givenOf({ without: ["contact-service"] }, { isYes: true });
  await expect(gather(given, settingOf(), undefined)).rejects.toThrow('--form: got "service"');
});

it("takes a font that is installed, or that npm's registry has", async () => {
  const given = givenOf({ ...ANSWERS, "font-display": ["figtree"], "font-text": ["instrument-sans"] });
  const all = await gather(given, settingOf(), undefined);
  expect(answersFrom(all, settingOf()).fonts).toEqual({ display: "figtree", text: "instrument-sans" });
});

it("says without a terminal which flags lack, for what an agency has to say itself", async () => {
  const { name, email } = ANSWERS;
  await expect(gather(givenOf({ name, email } as typeof ANSWERS), settingOf(), undefined)).rejects.toThrow(
    "--url, --phone, --language, --currency, --services, --form",
  );
});

it("needs no more than those, and takes the rest from what is there, but for the sample's profiles", async () => {
  const setting = settingOf();
  const answers = answersFrom(await gather(givenOf(ANSWERS), setting, undefined), setting);
  expect(answers).toEqual({
    name: "Müller & Söhne",
    url: "https://www.mueller-soehne.example",
    email: "post@mueller-soehne.example",
    phone: "+49 40 66969 217",
    language: "de-DE",
    currency: "EUR",
    fonts: { display: "bricolage-grotesque", text: "instrument-sans" },
    services: ["Beschriftung", "Schilder"],
    social: [],
    form: { kind: "none" },
    // It draws the sample's pictures, and would put them back; and what takes messages has none to take.
    without: ["art", "contact-service"],
  });
});

it("takes nothing out that is there beside a form that was none before", async () => {
  const setting = settingOf({ answers: { ...PRESENT.answers, form: ["none"] } });
  const { without } = answersFrom(await gather(givenOf(ANSWERS), setting, undefined), setting);
  expect(without).toEqual(["art"]);
});

it.each([
  ["none", false],
  ["service", false],
  ["https://forms.example.com/f/1", true],
])("where the form's messages go to %s, whether the contact service is asked for: %s", async (form, isAsked) => {
  const { prompter } = person();
  const several = jest.spyOn(prompter, "several");
  await gather(givenOf({ ...ANSWERS, form: [form] }), settingOf(), prompter);
  const [, parts = []] = several.mock.calls.find(([message]) => message.startsWith("Which parts")) ?? [];
  expect(parts.map(({ value }) => value)).toContain("pricing");
  expect(parts.some(({ value }) => value === "contact-service")).toBe(isAsked);
});

it("asks nobody where the present values are wanted", async () => {
  const { prompter, asked } = person();
  const all = await gather(givenOf({ name: ["Nord"] }, { isYes: true }), settingOf(), prompter);
  expect(asked).toEqual([]);
  expect(all).toMatchObject({ name: ["Nord"], email: PRESENT.answers.email, services: ["Lanterns"] });
});

it("asks a person for what no flag says, and again until the answer keeps the rules", async () => {
  const { prompter, asked, refused } = person({
    "Address of the site": ["www.nord.example", "https://www.nord.example"],
    "Email address": ["post@nord.example"],
    "Phone number": ["", "+49 40 66969 217"],
    "Titles of your services": ["Signs, Maps"],
    "Profiles in networks": ["https://mastodon.social/@nord"],
    "Who takes the messages": [],
  });
  const setting = settingOf({ answers: { ...PRESENT.answers } });
  const given = givenOf({ name: ["Nord"], form: ["https://forms.example.com/f/1"] });
  const answers = answersFrom(await gather(given, setting, prompter), setting);
  expect(answers).toMatchObject({
    name: "Nord",
    url: "https://www.nord.example",
    language: "en-US",
    services: ["Signs", "Maps"],
    social: [{ network: "mastodon", label: "Mastodon", url: "https://mastodon.social/@nord" }],
    form: { kind: "endpoint", endpoint: "https://forms.example.com/f/1", speaks: "json" },
  });
  expect(refused).toEqual([expect.stringContaining("www.nord.example"), "Got nothing; allowed: an answer"]);
  expect(asked).not.toContain("Name of the agency");
});

it("keeps an agency's own content: its services are not asked for, and flags that would write over it are refused", async () => {
  const { prompter, asked } = person();
  const own = settingOf({ owner: "own" }, false);
  const all = await gather(givenOf({ phone: ["+49 40 66969 217"] }), own, prompter);
  expect(all).toEqual({ ...PRESENT.answers, phone: ["+49 40 66969 217"], color: [], logo: [] });
  expect(asked.filter((message) => /services|content/.test(message))).toEqual([]);
  for (const answers of [{ services: ["Signs"] }, { keep: ["words"] }]) {
    await expect(gather(givenOf(answers), own, undefined)).rejects.toThrow("--replace-content");
  }
});
