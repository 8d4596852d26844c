import type { Page } from 'playwright-core';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A piece of text and the boxes that it fills on the page. */
interface Fragment {
  readonly text: string;
  readonly boxes: readonly Box[];
  /** The name of the line below a word, such as `meaning`, if this text is in one. */
  readonly line: string | undefined;
  /** The position of the word that this text belongs to. */
  readonly word: number | null;
  /** True for another reading in brackets, and for the mark of a section. */
  readonly isApart: boolean;
}

interface Text {
  readonly name: string;
  readonly size: number;
  readonly isRtl: boolean;
  readonly height: number;
  readonly fragments: readonly Fragment[];
}

/** What the measured texts have: gaps in em of the original, distances of the lines below the words in pixels. */
export interface Distances {
  /** From each word to the next one on the same row, with their punctuation, sorted. */
  readonly gaps: readonly number[];
  /** The same where a maqaf joins the words. */
  readonly joined: readonly number[];
  /** Between the same line of two words, such as two meanings, where they are beside each other. */
  readonly lines: ReadonlyMap<string, readonly number[]>;
  /** The height of all texts in pixels. */
  readonly height: number;
  /** The widest and narrowest gaps with their words, to be read. */
  readonly extremes: readonly string[];
}

/** The fragments of the texts of a selector. The box of letters is that of their advance: the space that they take. */
const fragmentsOf = (page: Page, selector: string): Promise<Text[]> =>
  page.locator(selector).evaluateAll((texts) => {
    const fragmentOf = (node: Node): Fragment[] => {
      const text = node.textContent ?? '';
      const parent = node.parentElement;
      if (text.trim() === '' || parent?.closest('[data-verse-value], [data-chrome]') !== null) return [];
      const range = document.createRange();
      range.setStart(node, text.length - text.trimStart().length);
      range.setEnd(node, text.trimEnd().length);
      const boxes = Array.from(range.getClientRects(), ({ left, right, top, bottom }) => ({
        left,
        right,
        top,
        bottom,
      }));
      const word = parent.closest<HTMLElement>('[data-word], [data-of]')?.dataset;
      const line = parent.closest<HTMLElement>('[data-line]')?.dataset.line;
      const isApart = word === undefined && parent.matches('.text-muted');
      const position = word === undefined ? null : Number(word.word ?? word.of);
      return [{ text: text.trim(), boxes, line, word: position, isApart }];
    };
    return texts.map((text) => {
      const { fontSize, direction } = getComputedStyle(text);
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      const fragments: Fragment[] = [];
      while (walker.nextNode()) fragments.push(...fragmentOf(walker.currentNode));
      return {
        name: (text as HTMLElement).dataset.path ?? '',
        size: Number.parseFloat(fontSize),
        isRtl: direction === 'rtl',
        height: text.getBoundingClientRect().height,
        fragments,
      };
    });
  });

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});

const between = (one: Box, other: Box): number => Math.max(one.left - other.right, other.left - one.right);

interface Word {
  text: string;
  boxes: readonly Box[];
  /** True if the text that comes before it is no word. */
  readonly isApart: boolean;
}

/** The words with their punctuation, by position. */
function wordsOf({ fragments }: Text): Word[] {
  const words = new Map<number, Word>();
  let last: Word | undefined;
  let opening: Fragment | undefined;
  let isApart = false;
  for (const fragment of fragments.filter(({ line }) => line === undefined)) {
    const { text, boxes, word } = fragment;
    const known = word === null ? last : words.get(word);
    if (fragment.isApart) isApart = true;
    else if (word === null && /^[([⟦]/u.test(text)) opening = fragment;
    else if (known !== undefined)
      Object.assign(known, { text: known.text + text, boxes: [...known.boxes, ...boxes] });
    else if (word !== null) {
      last = { text: (opening?.text ?? '') + text, boxes: [...(opening?.boxes ?? []), ...boxes], isApart };
      words.set(word, last);
      isApart = false;
      opening = undefined;
    }
  }
  return [...words.values()];
}

/** The gaps between the words of a text that are beside each other, in em, with the words. */
function gapsOf(text: Text): { gap: number; one: Word; next: Word; name: string }[] {
  const words = wordsOf(text);
  return words.slice(1).flatMap((next, index) => {
    const one = words[index] as Word;
    const [from, to] = [around(one.boxes), around(next.boxes)];
    if (next.isApart || Math.abs(from.bottom - to.bottom) > text.size / 2) return [];
    const gap = text.isRtl ? from.left - to.right : to.left - from.right;
    return [{ gap: gap / text.size, one, next, name: text.name }];
  });
}

/** The distances in pixels of a line below a word from the same line of the next seven words. */
function lineDistances({ fragments }: Text, kind: string): number[] {
  const boxes = fragments
    .filter(({ line }) => line === kind)
    .flatMap(({ boxes: own, word }) => own.map((box) => ({ box, word: word ?? 0 })));
  return boxes.flatMap(({ box, word }) =>
    boxes
      .filter((other) => other.word > word && other.word < word + 8)
      .filter((other) => Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 3)
      .map((other) => between(box, other.box)),
  );
}

export async function wordDistances(page: Page, selector: string): Promise<Distances> {
  const texts = await fragmentsOf(page, selector);
  const all = texts.flatMap(gapsOf).sort((one, other) => one.gap - other.gap);
  const isJoined = ({ one }: (typeof all)[number]) => one.text.endsWith('־');
  const gaps = all.filter((one) => !isJoined(one));
  return {
    gaps: gaps.map(({ gap }) => gap),
    joined: all.filter(isJoined).map(({ gap }) => gap),
    lines: new Map(
      ['meaning', 'sound', 'values'].map((kind) => [
        kind,
        texts.flatMap((text) => lineDistances(text, kind)),
      ]),
    ),
    height: texts.reduce((sum, { height }) => sum + height, 0),
    extremes: [...gaps.slice(0, 4), ...gaps.slice(-4)].map(
      ({ gap, one, next, name }) => `${gap.toFixed(2)} ${name} ${one.text} ${next.text}`,
    ),
  };
}

/** The number below which a share of sorted numbers lies. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
