// Reads a PDF with Mozilla's PDF.js and prints what it says as JSON. A program of its own: Jest runs no ES modules.
import { readFile } from "node:fs/promises";
import process from "node:process";
import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";

const data = new Uint8Array(await readFile(process.argv[2]));
const pdf = await getDocument({ data, verbosity: 0, useSystemFonts: false }).promise;
const { info, metadata } = await pdf.getMetadata();
const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) pages.push(await read(await pdf.getPage(number)));
const preferences = await pdf.getViewerPreferences();
const result = { info, xmpTitle: metadata?.get("dc:title"), tagged: await pdf.getMarkInfo(), preferences, pages };
process.stdout.write(JSON.stringify(result));
await pdf.destroy();

async function read(page) {
  const [left, bottom, right, top] = page.view;
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const annotations = await page.getAnnotations();
  return {
    width: right - left,
    height: top - bottom,
    texts: items
      .filter(({ str }) => str !== undefined && str.trim() !== "")
      .map(({ str, transform, width }) => ({ text: str, x: transform[4], y: transform[5], size: transform[0], width })),
    links: annotations.map(({ url, unsafeUrl, rect, contentsObj }) => ({
      url: url ?? unsafeUrl,
      rect,
      says: contentsObj.str,
    })),
    colours: await coloursOf(page),
    tree: withTexts(await page.getStructTree(), textsById(items)),
  };
}

/** What is filled on a page, as #rrggbb, each colour once. */
async function coloursOf(page) {
  const { fnArray, argsArray } = await page.getOperatorList();
  return [...new Set(argsArray.filter((_, index) => fnArray[index] === OPS.setFillRGBColor).map(String))];
}

/** The words of each piece of marked content. */
function textsById(items) {
  const texts = new Map();
  let id;
  for (const item of items) {
    if (item.type === "beginMarkedContentProps") id = item.id;
    else if (item.type === "endMarkedContent") id = undefined;
    else if (id !== undefined && item.str !== undefined)
      texts.set(id, (texts.get(id) ?? "") + item.str + (item.hasEOL ? " " : ""));
  }
  return texts;
}

function withTexts(node, texts) {
  if (!node) return null;
  if (node.type === "content") return { text: texts.get(node.id) ?? "" };
  if (node.type !== undefined) return { text: "", object: node.type };
  return { role: node.role, alt: node.alt, children: node.children.map((child) => withTexts(child, texts)) };
}
