import { ABOUT, type Break, type Change, swap, tag } from "../change";

const title = (text: string) => tag("<title>", () => `<title>${text}</title>`);
const description = (text: string) =>
  tag('<meta name="description"', () => `<meta name="description" content="${text}">`);

/** Texts whose width is not to be told by how many characters they have. */
export const scriptSeeds: readonly Break[] = [
  [
    "title-width",
    "a long Japanese one",
    title("折り紙を愛する人のための工房から届く手作りの紙の作品と展示のご案内"),
    "/about/",
    "660 px",
  ],
  ["title-length", "a short Japanese one", title("折り紙の工房"), "/about/", "as wide as 12 letters"],
  [
    "title-width",
    "wide German letters",
    title("GROSSE WÜRFEL MIT MAMMUTWÄNDEN AUS WEISSEM KARTON"),
    "/about/",
    "px: GROSSE",
  ],
  [
    "description-width",
    "a long Chinese one",
    description("纸艺工作室手工折叠卡片仙鹤与整个房间".repeat(5)),
    "/about/",
    "1260 px",
  ],
  [
    "description-length",
    "a short Chinese one",
    description("纸艺工作室手工折叠卡片。"),
    "/about/",
    "as wide as 24 letters",
  ],
];

/** Texts that have room in a result, however many characters they have. */
export const SCRIPT_KEEPS: readonly (readonly [what: string, change: Change])[] = [
  ["a Japanese title that has room", title("折り紙を愛する人のための工房とその作品")],
  ["a Thai title with signs above and below", title("กระดาษพับด้วยมือสำหรับผู้ที่รักงานศิลป์จริงๆ")],
  ["an Arabic title", title("ورق مطوي بعناية على أيدي من يحبون هذا الفن")],
  ["a German title", title("Gefaltetes Papier für Räume, Karten und Kräne")],
  ["a Chinese description that has room", description("纸艺工作室手工折叠卡片仙鹤与整个房间".repeat(4))],
  [
    "a Japanese page",
    swap(
      ABOUT,
      "Paper holds a fold for years. ".repeat(22),
      "紙は何年も折り目を保ちます。工房では職人が一枚ずつ丁寧に折ります。".repeat(12),
    ),
  ],
];
