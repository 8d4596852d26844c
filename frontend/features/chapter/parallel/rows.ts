import type { ChapterAnalysis, ChapterEnding, ChapterVerse } from '../../../../domain/contract/index.ts';
import { ownReferences } from '../../../shared/scripture/words.ts';
import type { ColumnText } from './parallel-texts.ts';

export interface Cell {
  /** The verse in the text. Undefined if the text does not have its address. */
  readonly verse: ChapterVerse | undefined;
  readonly ending: ChapterEnding | undefined;
  /** How many rows the cell spans: 2 if its text joins two verses, 0 if the cell above it spans this row too. */
  readonly span: number;
}

export interface Row {
  readonly verse: number;
  readonly cells: readonly Cell[];
}

type TextOfChapter = Pick<ColumnText, 'kind'> & {
  readonly chapter: Pick<ChapterAnalysis, 'verses' | 'endings'>;
};

/**
 * The rows of the parallel texts of a chapter, in blocks. A block is one row, or several rows if a text joins their verses.
 * In every text a verse has the number of its English address, so verses with the same number share a row.
 */
export function blocksOf(texts: readonly TextOfChapter[]): readonly (readonly Row[])[] {
  const numbers = new Set(texts.flatMap(({ chapter }) => chapter.verses.map(({ verse }) => verse.verse)));
  const verses = [...numbers].sort((one, other) => one - other);
  const columns = texts.map((text) => cellsOf(text, verses));
  const rows = verses.map((verse, at) => ({ verse, cells: columns.map((cells) => cells[at]!) }));
  const blocks: Row[][] = [];
  for (const row of rows) {
    if (row.cells.some(({ span }) => span === 0)) blocks.at(-1)?.push(row);
    else blocks.push([row]);
  }
  return blocks;
}

function cellsOf({ kind, chapter }: TextOfChapter, numbers: readonly number[]): readonly Cell[] {
  const verses = new Map(chapter.verses.map((one) => [one.verse.verse, one]));
  const endings = new Map(chapter.endings.map((one) => [one.verse, one]));
  const hasText = (number: number | undefined) => {
    const one = verses.get(number ?? -1);
    return kind === 'original'
      ? one !== undefined && one.running.length > 0
      : (one?.verse.text ?? null) !== null;
  };
  let covered = 0;
  return numbers.map((number, at) => {
    const verse = verses.get(number);
    let span = 1;
    if (covered > 0) span = 0;
    else if (verse !== undefined && hasText(number)) {
      const joined = joinedVerses(ownReferences(verse.verse)[kind === 'original' ? 'edition' : 'version']);
      while (span < joined && at + span < numbers.length && !hasText(numbers[at + span])) span++;
      covered = span;
    }
    covered--;
    return { verse, ending: endings.get(number), span };
  });
}

/** The number of verses that a reference such as “Genesis 1:1–2” names. */
function joinedVerses(reference: string | null): number {
  const [, first, last] = /:(\d+)–(\d+)$/u.exec(reference ?? '') ?? [];
  return first === undefined ? 1 : Number(last) - Number(first) + 1;
}
