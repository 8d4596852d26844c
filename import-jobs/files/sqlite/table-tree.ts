import type { RefusedFile } from '../refused-file.ts';
import { corrupt, type Pages } from './pages.ts';
import { readVarint } from './varint.ts';

const INTERIOR = 0x05;
const LEAF = 0x0d;
const INTERIOR_HEADER = 12;
const LEAF_HEADER = 8;
/** The bytes of the file's header. They come before the page header on page 1. */
const FILE_HEADER = 100;
/** The most levels of pages in a table that is read. SQLite itself allows no more. */
const MAX_DEPTH = 20;

export interface Cell {
  rowid: number;
  payloadBytes: number;
  local: Uint8Array;
  /**
   * The number of the first overflow page, which has the next part of the row; 0 if the whole row is in the leaf page.
   */
  overflow: number;
}

interface Page {
  no: number;
  bytes: Uint8Array;
  view: DataView;
  leaf: boolean;
  cells: number[];
}

/** The rowids that may occur under a page: more than `above`, and at most `most`. */
interface Bounds {
  above: number;
  most: number;
}

const tooDeep = (no: number): RefusedFile =>
  corrupt(`its tree is deeper than ${MAX_DEPTH} pages at page ${no}`);

const ALL: Bounds = { above: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY };

/**
 * The cells of a table in ascending order of rowid, from the first rowid after `after` on, one leaf page at a time.
 *
 * All rowids under a page must be within the bounds that the pages above it give. So no page can be read twice, even if
 * a hostile file links to it twice, and a walk that starts in the middle reads the same rows as a whole walk.
 */
export async function* leavesOf(
  pages: Pages,
  root: number,
  after = Number.NEGATIVE_INFINITY,
): AsyncGenerator<Cell[]> {
  yield* leavesUnder(pages, root, ALL, after, 1);
}

async function* leavesUnder(
  pages: Pages,
  no: number,
  bounds: Bounds,
  after: number,
  depth: number,
): AsyncGenerator<Cell[]> {
  const page = await readPage(pages, no);
  // Only a table without rows may have a page without cells, and this page is the root.
  if (page.cells.length === 0 && !(page.leaf && depth === 1)) throw corrupt(`page ${no} is empty`);
  if (depth > MAX_DEPTH) throw tooDeep(no);
  if (page.leaf) {
    const cells = cellsOf(page, pages, bounds).filter(({ rowid }) => rowid > after);
    if (cells.length > 0) yield cells;
    return;
  }
  for (const child of childrenOf(page, bounds)) {
    if (child.most > after) yield* leavesUnder(pages, child.no, child, after, depth + 1);
  }
}

const SAMPLES = 8;

/**
 * Estimates the number of rows of a table from a few leaf pages in different parts of the table. It is never more than
 * the rowids between the first and the last row leave room for. So a table that is numbered without gaps is seldom
 * estimated too large.
 */
export async function estimateRows(pages: Pages, root: number): Promise<number> {
  const estimate = Math.round(await estimateUnder(pages, root, SAMPLES, 1));
  if (estimate === 0) return 0;
  const first = (await rowidsAt(pages, root, 0)).at(0);
  const last = (await rowidsAt(pages, root, -1)).at(-1);
  return first === undefined || last === undefined ? estimate : Math.min(estimate, last - first + 1);
}

/** The rowids of the first leaf page of a table (`end` 0) or of the last one (`end` -1). */
export async function rowidsAt(pages: Pages, root: number, end: 0 | -1): Promise<number[]> {
  let no = root;
  let bounds = ALL;
  for (let depth = 1; depth <= MAX_DEPTH; depth++) {
    const page = await readPage(pages, no);
    if (page.leaf) return cellsOf(page, pages, bounds).map(({ rowid }) => rowid);
    const child = childrenOf(page, bounds).at(end)!;
    no = child.no;
    bounds = child;
  }
  throw tooDeep(no);
}

async function estimateUnder(pages: Pages, no: number, samples: number, depth: number): Promise<number> {
  if (depth > MAX_DEPTH) throw tooDeep(no);
  const page = await readPage(pages, no);
  if (page.leaf) return page.cells.length;
  const children = childrenOf(page, ALL);
  const taken = Math.min(samples, children.length);
  let rows = 0;
  for (let sample = 0; sample < taken; sample++) {
    const child = children[Math.floor(((sample + 0.5) * children.length) / taken)]!;
    rows += await estimateUnder(pages, child.no, 1, depth + 1);
  }
  return (rows / taken) * children.length;
}

async function readPage(pages: Pages, no: number): Promise<Page> {
  const bytes = await pages.read(no);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = no === 1 ? FILE_HEADER : 0;
  const type = view.getUint8(start);
  if (type !== LEAF && type !== INTERIOR) throw corrupt(`page ${no} should be a page of a table, and is not`);
  const leaf = type === LEAF;
  const count = view.getUint16(start + 3);
  const pointers = start + (leaf ? LEAF_HEADER : INTERIOR_HEADER);
  const content = pointers + 2 * count;
  if (content > bytes.length) throw corrupt(`page ${no} says that it has ${count} cells`);
  const cells = Array.from({ length: count }, (_, index) => view.getUint16(pointers + 2 * index));
  for (const cell of cells) {
    // The shortest cell has four bytes.
    if (cell < content || cell + 4 > bytes.length) throw corrupt(`page ${no} has a cell outside of itself`);
  }
  return { no, bytes, view, leaf, cells };
}

function childrenOf(page: Page, bounds: Bounds): (Bounds & { no: number })[] {
  let { above } = bounds;
  const children = page.cells.map((cell) => {
    const key = readVarint(page.bytes, cell + 4);
    if (key === null || key.value <= above || key.value > bounds.most) {
      throw corrupt(`the rowids of page ${page.no} are not in order`);
    }
    const child = { no: page.view.getUint32(cell), above, most: key.value };
    above = key.value;
    return child;
  });
  const headerStart = page.no === 1 ? FILE_HEADER : 0;
  return [...children, { no: page.view.getUint32(headerStart + 8), above, most: bounds.most }];
}

function cellsOf(page: Page, pages: Pages, bounds: Bounds): Cell[] {
  let last = bounds.above;
  return page.cells.map((at) => {
    const payload = readVarint(page.bytes, at);
    const rowid = payload && readVarint(page.bytes, payload.next);
    if (!payload || !rowid) throw corrupt(`page ${page.no} has a cell that cannot be read`);
    if (rowid.value <= last || rowid.value > bounds.most) {
      throw corrupt(`the rowids of page ${page.no} are not in order`);
    }
    last = rowid.value;
    const localBytes = localBytesOf(payload.value, pages.usable);
    const end = rowid.next + localBytes;
    const whole = localBytes === payload.value;
    // A row cannot have more bytes than all pages of the file together.
    const possible = payload.value >= 0 && payload.value <= pages.count * pages.usable;
    if (!possible || end + (whole ? 0 : 4) > page.bytes.length) {
      throw corrupt(`row ${rowid.value} reaches out of page ${page.no}`);
    }
    return {
      rowid: rowid.value,
      payloadBytes: payload.value,
      local: page.bytes.subarray(rowid.next, end),
      overflow: whole ? 0 : page.view.getUint32(end),
    };
  });
}

function localBytesOf(payloadBytes: number, usable: number): number {
  const most = usable - 35;
  if (payloadBytes <= most) return payloadBytes;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const fitting = least + ((payloadBytes - least) % (usable - 4));
  return fitting <= most ? fitting : least;
}

export async function payloadOf(pages: Pages, cell: Cell): Promise<Uint8Array> {
  if (cell.overflow === 0 && cell.local.length === cell.payloadBytes) return cell.local;
  const payload = new Uint8Array(cell.payloadBytes);
  payload.set(cell.local);
  const seen = new Set<number>();
  let filled = cell.local.length;
  let no = cell.overflow;
  while (filled < payload.length) {
    if (seen.has(no)) throw corrupt(`the overflow pages of row ${cell.rowid} run in a circle at page ${no}`);
    seen.add(no);
    const bytes = await pages.read(no);
    const part = bytes.subarray(4, 4 + payload.length - filled);
    payload.set(part, filled);
    filled += part.length;
    no = new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0);
  }
  if (no !== 0) throw corrupt(`row ${cell.rowid} has more overflow pages than it needs`);
  return payload;
}
