import type { Sheet } from "./sheet";

/** A piece of a page, as wide as the page: it knows how tall it has to be and may be, and draws itself. */
export interface Block {
  /** Distance to what stands above it. */
  readonly gap: number;
  readonly least: number;
  /** As tall as it may grow where the page has room; without it, it does not grow. */
  readonly most?: number;
  /** Begins a page of its own. */
  readonly opensPage?: boolean;
  /** Stands on the lower edge of its page. */
  readonly closesPage?: boolean;
  readonly draw: (sheet: Sheet, y: number, height: number) => void | Promise<void>;
}

/** A block with its place on a page. */
export interface Placed {
  readonly block: Block;
  readonly y: number;
  readonly height: number;
}

/** What a page that is not full may add to each gap. */
const LOOSENED = 22;

/** Puts blocks on as few pages as they need, from `top` to `bottom`, and lets those that can grow fill each page. */
export function flow(blocks: readonly Block[], top: number, bottom: number): Placed[][] {
  return split(blocks, bottom - top).map((page) => place(page, top, bottom));
}

function split(blocks: readonly Block[], height: number): Block[][] {
  const pages: Block[][] = [];
  for (const block of blocks) {
    if (block.least > height) throw new Error(`A part of ${block.least.toFixed(0)} pt is taller than a page`);
    const page = pages.at(-1);
    if (page && !block.opensPage && leastOf([...page, block]) <= height) page.push(block);
    else pages.push([...companyFor(block, page), block]);
  }
  return pages;
}

/** What closes the file does not stand on a page alone: the last block before it comes along. */
function companyFor(block: Block, page: Block[] | undefined): Block[] {
  if (!block.closesPage || !page || page.length < 2) return [];
  return page.splice(-1);
}

function leastOf(page: readonly Block[]): number {
  return page.reduce((sum, { gap, least }, index) => sum + least + (index === 0 ? 0 : gap), 0);
}

function place(page: readonly Block[], top: number, bottom: number): Placed[] {
  const heights = grown(page, bottom - top - leastOf(page));
  const used = heights.reduce((sum, height) => sum + height, 0) + leastOf(page) - total(page);
  const loosened = Math.min(LOOSENED, (bottom - top - used) / Math.max(1, page.length - 1));
  let y = top;
  return page.map((block, index) => {
    const height = heights[index] ?? block.least;
    if (index > 0) y += block.gap + loosened;
    if (block.closesPage) y = bottom - height;
    const placed = { block, y, height };
    y += height;
    return placed;
  });
}

function total(page: readonly Block[]): number {
  return page.reduce((sum, { least }) => sum + least, 0);
}

/** Shares the room that is left evenly among those that can still grow. */
function grown(page: readonly Block[], room: number): number[] {
  const heights = page.map(({ least }) => least);
  let left = room;
  for (;;) {
    const growing = page.flatMap(({ least, most = least }, index) => (most > (heights[index] ?? most) ? [index] : []));
    if (left < 0.5 || growing.length === 0) return heights;
    const share = left / growing.length;
    for (const index of growing) {
      const { least = 0, most = least } = page[index] ?? {};
      const height = Math.min(most, (heights[index] ?? 0) + share);
      left -= height - (heights[index] ?? 0);
      heights[index] = height;
    }
  }
}
