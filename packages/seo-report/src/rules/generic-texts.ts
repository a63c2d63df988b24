/** Texts of links that say nothing of where they lead, by language. What may be the name of a page is left out. */
const TEXTS: Readonly<Record<string, readonly string[]>> = {
  en: [
    ...["click here", "click this", "click this link", "here", "right here", "this", "this link", "link", "this page"],
    ...["more", "more info", "more information", "read more", "see more", "view more", "show more", "find out more"],
    ...["learn more", "continue", "continue reading", "details", "read on", "tap here", "go here"],
  ],
  de: [
    ...["hier", "hier klicken", "klicken sie hier", "klick hier", "klicke hier", "mehr", "mehr lesen", "mehr erfahren"],
    ...[
      "mehr dazu",
      "mehr infos",
      "mehr informationen",
      "weiterlesen",
      "weiter lesen",
      "details",
      "link",
      "dieser link",
    ],
  ],
  fr: [
    ...[
      "ici",
      "cliquez ici",
      "cliquer ici",
      "plus",
      "en savoir plus",
      "lire la suite",
      "lire plus",
      "voir plus",
      "lien",
    ],
    ...["ce lien", "plus d'infos", "plus d'informations", "suite", "détails"],
  ],
  es: [
    ...[
      "aquí",
      "haz clic aquí",
      "haga clic aquí",
      "clic aquí",
      "pincha aquí",
      "más",
      "leer más",
      "ver más",
      "saber más",
    ],
    ...["más información", "enlace", "este enlace", "seguir leyendo", "detalles"],
  ],
  it: [
    ...[
      "qui",
      "clicca qui",
      "fai clic qui",
      "di più",
      "leggi di più",
      "leggi tutto",
      "scopri di più",
      "altro",
      "continua",
    ],
    ...["maggiori informazioni", "per saperne di più", "dettagli"],
  ],
  pt: [
    ...["aqui", "clique aqui", "mais", "leia mais", "ler mais", "saiba mais", "saber mais", "ver mais", "veja mais"],
    ...["mais informação", "mais informações", "este link", "detalhes"],
  ],
  nl: [
    "hier",
    "klik hier",
    "meer",
    "lees meer",
    "lees verder",
    "meer lezen",
    "meer info",
    "meer informatie",
    "deze link",
  ],
  sv: ["här", "klicka här", "mer", "läs mer", "mer info", "mer information", "denna länk"],
  da: ["her", "klik her", "mere", "læs mere", "se mere", "mere info", "dette link"],
  pl: ["tutaj", "tu", "kliknij tutaj", "kliknij", "więcej", "czytaj więcej", "czytaj dalej", "dowiedz się więcej"],
  ja: ["こちら", "ここ", "ここをクリック", "こちらをクリック", "詳しくはこちら", "続きを読む", "もっと見る", "リンク"],
  zh: ["点击这里", "点这里", "这里", "更多", "了解更多", "阅读更多", "查看更多", "查看详情"],
};

/** Whether a link's text says nothing of where it leads, in the language it is written in. */
export function isGeneric(text: string, language: string): boolean {
  const bare = text
    .toLowerCase()
    .replace(/[’ʼ]/g, "'")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  return TEXTS[language]?.includes(bare) ?? false;
}
