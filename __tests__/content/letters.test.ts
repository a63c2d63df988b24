import { letterFaults } from "../../src/content/letters";

const fonts = { display: "bricolage-grotesque", text: "instrument-sans" };
const site = { file: "site.json", type: "Agency", value: { name: "Studio", fonts } };

function faultsOf(value: object) {
  return letterFaults([site, { file: "projects/bank.json", type: "Project", value }]);
}

it("refuses letters that the chosen fonts cannot draw, by file and field, each text once", async () => {
  expect(await faultsOf({ title: "Bank 銀行", overview: ["Done.", "In Москва."] })).toEqual([
    {
      file: "projects/bank.json",
      field: "title",
      got: '銀 (U+9280), 行 (U+884C) in "Bank 銀行"',
      allowed: "letters that Instrument Sans has, or another font in data/site.json",
    },
    {
      file: "projects/bank.json",
      field: "overview[1]",
      got: 'М (U+041C), о (U+043E), с (U+0441), к (U+043A), в (U+0432), а (U+0430) in "In Москва."',
      allowed: "letters that Instrument Sans has, or another font in data/site.json",
    },
  ]);
});

it("refuses in titles what only the face of titles lacks", async () => {
  const value = { title: "Page ℮", text: "None." };
  const swapped = { file: "site.json", type: "Agency", value: { fonts: { display: fonts.text, text: fonts.display } } };
  const [ours] = await letterFaults([
    swapped,
    { file: "projects/bank.json", type: "Project", value: { title: "Sơn", overview: ["Sơn"] } },
  ]);
  expect(ours).toMatchObject({ field: "title", allowed: expect.stringContaining("Instrument Sans") as string });
  expect(await letterFaults([swapped, { file: "a.json", type: "Project", value: { overview: ["Sơn"] } }])).toEqual([]);
  expect(await faultsOf(value)).toHaveLength(1);
});

it("takes umlauts, other alphabets' marks that the fonts have, and what devices draw themselves", async () => {
  expect(await faultsOf({ title: "Größe Łódź İzmir 🎉👩‍💻", text: "Zażółć ↗" })).toEqual([]);
});

it("takes any letter in what is read aloud or told to search engines", async () => {
  expect(await faultsOf({ picture: { alt: "A sign: 銀行" }, metadata: { description: "銀行" } })).toEqual([]);
});

it("refuses a font that is not installed, and says how to bring it", async () => {
  const value = { fonts: { ...fonts, text: "no-such-face" } };
  expect(await letterFaults([{ ...site, value }])).toEqual([
    {
      file: "site.json",
      field: "fonts.text",
      got: '"no-such-face"',
      allowed:
        "a font of @fontsource-variable that is installed; npm install @fontsource-variable/no-such-face brings this one",
    },
  ]);
});
