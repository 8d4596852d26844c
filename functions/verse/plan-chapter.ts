import type { ScriptureRead } from '../../db/read-statement.ts';
import { chapterAddress } from '../../domain/addresses/index.ts';
import type { Book } from '../../domain/canon/index.ts';
import {
  type ChapterAnalysis,
  type VerseQuery,
  verseQuery,
  type WordAnalysis,
} from '../../domain/contract/index.ts';
import { formatReference } from '../../domain/reference/index.ts';
import { checkPlace } from '../text/address.ts';
import { neighbours, nothingThere } from '../text/apocrypha.ts';
import {
  analyseWords,
  countsOf,
  endingBlock,
  languageOfMost,
  methodsFor,
  runningWords,
  summarise,
} from './analyse.ts';
import { type AnalysisRequest, type Block, type PassageRead, passageFrom } from './compose.ts';
import { placedMeanings } from './glosses.ts';
import {
  CHAPTER_END,
  PASSAGE,
  PASSAGE_LETTERS,
  type PassageRows,
  type ShownWord,
  type WordWithFacts,
} from './passage-statement.ts';
import { analysisRequest, checkTexts, namedTexts, requestedTexts } from './request.ts';

export function planChapter(
  book: Book,
  chapter: number,
  query: VerseQuery,
  withWords: boolean,
): ScriptureRead<ChapterAnalysis> {
  checkPlace(book, chapter);
  const request = analysisRequest(book, chapter, query);
  const range = { book: book.id, chapter, from: 0, to: CHAPTER_END, ...requestedTexts(query) };
  const named = namedTexts(query);
  const composed = <W extends ShownWord>(rows: PassageRows<W>, analyse: Analyse<W> | null) => {
    const passage = passageFrom(rows, request.reading, range);
    checkTexts(request, query.edition, passage);
    return compose(request, passage, rows.counts, analyse);
  };
  const read = withWords
    ? PASSAGE.read(
        range,
        (rows) => {
          const meanings = placedMeanings(rows.glossed, rows.meanings);
          return composed<WordWithFacts>(rows, (...block) => analyseWords(meanings, ...block));
        },
        named,
      )
    : PASSAGE_LETTERS.read(range, (rows) => composed(rows, null), named);
  return isUsual(query) ? { ...read, finishedAt: chapterAddress(book.id, chapter, withWords) } : read;
}

const USUAL = verseQuery.parse({});

/** The read of a chapter with the default options, whose answer is stored. */
export const planFinished = (book: Book, chapter: number, withWords: boolean) => ({
  ...planChapter(book, chapter, USUAL, withWords),
  finishedAt: chapterAddress(book.id, chapter, withWords),
});

/** True if all options have the values that they have when a call names none. */
const isUsual = (query: VerseQuery): boolean =>
  verseQuery.keyof().options.every((name) => query[name] === USUAL[name]);

/** Analyses the words of a block at an English verse. */
type Analyse<W extends ShownWord> = (
  request: AnalysisRequest,
  passage: PassageRead<W>,
  block: Block<W>,
  verse: number,
) => WordAnalysis[];

function compose<W extends ShownWord>(
  request: AnalysisRequest,
  passage: PassageRead<W>,
  counts: PassageRows<W>['counts'],
  analyse: Analyse<W> | null,
): ChapterAnalysis {
  const { book, chapter } = request;
  const { addresses, edition } = passage;
  const place = { book: book.id, chapter };
  const [first] = addresses;
  const last = addresses.at(-1);
  if (first === undefined || last === undefined) throw nothingThere(book, place, counts, edition?.name);
  const verses = addresses.map((address) => ({
    ...summarise(request, passage, address),
    running: runningWords(passage, address),
  }));
  const words: WordAnalysis[] = [];
  const endings: ChapterAnalysis['endings'] = [];
  for (const address of addresses) {
    const { ending } = address;
    if (analyse !== null) words.push(...analyse(request, passage, address, address.verse));
    if (ending.segments.length === 0) continue;
    const ofEnding = analyse === null ? [] : analyse(request, passage, ending, address.verse);
    words.push(...ofEnding);
    endings.push({
      ...endingBlock(request, passage, address, ofEnding),
      running: runningWords(passage, ending),
    });
  }
  const blocks = addresses.flatMap((address): Block[] => [address, address.ending]);
  const whole: Block = {
    segments: blocks.flatMap(({ segments }) => segments),
    words: blocks.flatMap((block) => block.words),
  };
  const together = (pick: 'text' | 'hebrewText' | 'greekText'): string | null => {
    const texts = verses.map(({ verse }) => verse[pick]).filter((text) => text !== null);
    return texts.length === 0 ? null : texts.join('\n');
  };
  return {
    verse: {
      book: book.id,
      chapter,
      verse: null,
      text: together('text'),
      tagged: null,
      hebrewText: together('hebrewText'),
      greekText: together('greekText'),
      language: languageOfMost(edition, whole),
      notes: null,
      reference: formatReference(place),
      originalReference: null,
      numberingNote: null,
      absent: whole.words.length > 0 ? null : (verses[0]?.verse.absent ?? null),
      title: false,
      heading: verses.find(({ verse }) => verse.heading !== null)?.verse.heading ?? null,
      edition: edition?.id ?? null,
      editionName: edition?.name ?? null,
      version: request.version,
      reading: request.reading,
    },
    words: analyse === null ? undefined : words,
    ...countsOf(methodsFor(request, edition), whole.words),
    verses,
    endings,
    editions: [...passage.originals],
    ...neighbours(book, { ...place, verse: first.verse }, { ...place, verse: last.verse }, counts),
  };
}
