import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

type Json = Record<string, unknown>;

/** Networks that the sample does not have. */
const SOCIAL = ["mastodon", "bluesky", "xing"].map((network) => ({
  network,
  label: network,
  url: `https://${network}.example/webwerk`,
}));

/** Where an agency is, and when it is open: by day, in two parts of the day, around the clock. */
const VISIT = {
  address: { street: "Speicherstadt 12", more: "Hof 3", postalCode: "20457", city: "Hamburg", country: "DE" },
  openingHours: [
    {
      from: "monday",
      until: "thursday",
      hours: [
        { opens: "9:00", closes: "12:30" },
        { opens: "13:30", closes: "18:00" },
      ],
    },
    { from: "friday", hours: [{ opens: "9:00", closes: "15:00" }] },
    { from: "saturday", hours: [{ opens: "0:00", closes: "24:00" }] },
  ],
};

const SITE = { language: "de-DE", social: SOCIAL, ...VISIT };

const PRIVACY = `Wir erheben so wenig wie möglich. Fragen beantwortet hallo@webwerk.example.

## Was wir speichern

- Ihre [Nachricht](contact) und [Ihre Rechte](#ihre-rechte)
- [Unser Impressum](/recht/impressum/)

### Fristen

| Was       | Wie lange |
| --------- | --------- |
| Nachricht | 6 Monate  |
| Rechnung  | 10 Jahre  |

## Ihre Rechte

1. Auskunft
2. Löschung, nach der [Verordnung](https://eur-lex.example/dsgvo)
`;

/** Gives the content of a folder an agency in Hamburg, with an address, opening hours and legal pages of its own. */
export async function writeVisitContent(dataDir: string): Promise<void> {
  await change(dataDir, "site.json", (site) => ({ ...site, ...SITE }));
  await change(dataDir, "addresses.json", (addresses) => ({ ...addresses, legal: "/recht/" }));
  await change(dataDir, "legal.json", (legal) => ({ ...legal, texts: (legal.texts as Json[]).slice(0, 1) }));
  await mkdir(join(dataDir, "legal"), { recursive: true });
  await addPage(dataDir, "imprint", "Impressum", 1, "## Angaben nach dem Gesetz\n\nWebwerk GmbH, Hamburg");
  // The title is that of the text which the sample shows above the page.
  await addPage(dataDir, "privacy", "Privacy Policy", 2, PRIVACY);
}

async function addPage(dataDir: string, name: string, title: string, order: number, text: string): Promise<void> {
  const description = `${title}: was wir über uns sagen müssen und was wir über Sie wissen, in Worten, die man ohne Anwalt versteht.`;
  const page = {
    $schema: "../schema/legal-page.schema.json",
    title,
    order,
    text: `./${name}.md`,
    metadata: { title: `${title} und Ihre Rechte`, description },
  };
  await writeFile(join(dataDir, `legal/${name}.json`), JSON.stringify(page));
  await writeFile(join(dataDir, `legal/${name}.md`), text);
}

async function change(dataDir: string, file: string, edit: (value: Json) => Json): Promise<void> {
  const path = join(dataDir, file);
  await writeFile(path, JSON.stringify(edit(JSON.parse(await readFile(path, "utf8")) as Json)));
}
