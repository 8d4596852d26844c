import type { Book } from '../../domain/canon/books.ts';
import type { ChapterAnalysis, VerseQuery } from '../../domain/contract/index.ts';
import { formatReference } from '../../domain/reference.ts';
import type { ScriptureRead } from '../http/statement.ts';
import { checkPlace } from '../text/address.ts';
import { neighbours, nothingThere } from '../text/apocrypha.ts';
import {
  analyseWords,
  countsOf,
  endingBlock,
  languageOfMost,
  methodsFor,
  summarise,
  wordsAt,
} from './analyse.ts';
import { passageFrom } from './compose.ts';
import { analysisRequest, checkEdition } from './request.ts';
import { CHAPTER_END, readPassage } from './verse-sql.ts';

/** A whole chapter: its verses, its words unless they are left out, and the totals over all of its words. */
export function getChapter(
  book: Book,
  chapter: number,
  query: VerseQuery,
  withWords: boolean,
): ScriptureRead<ChapterAnalysis> {
  checkPlace(book, chapter);
  const request = analysisRequest(book, chapter, query);
  const range = { book: book.id, chapter, from: 0, to: CHAPTER_END, edition: query.edition ?? null };
  const place = { book: book.id, chapter };
  return readPassage(range, withWords, (rows) => {
    const passage = passageFrom(rows);
    checkEdition(book, query.edition, passage);
    const { addresses, edition } = passage;
    const [first] = addresses;
    const last = addresses.at(-1);
    if (first === undefined || last === undefined) throw nothingThere(book, place, rows.counts);
    const verses = addresses.map((address) => summarise(request, passage, address));
    const allWords = addresses.flatMap((address) =>
      wordsAt([...address.segments, ...address.ending], request.reading),
    );
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
        hebrewText: together('hebrewText'),
        greekText: together('greekText'),
        language: languageOfMost(
          edition,
          addresses.flatMap((address) => [...address.segments, ...address.ending]),
          allWords,
        ),
        notes: null,
        reference: formatReference(place),
        originalReference: null,
        numberingNote: null,
        absent: allWords.length > 0 ? null : (verses[0]?.verse.absent ?? null),
        title: false,
        heading: verses.find(({ verse }) => verse.heading !== null)?.verse.heading ?? null,
        edition: edition?.id ?? null,
        editionName: edition?.name ?? null,
        version: request.version,
        reading: request.reading,
      },
      ...(withWords
        ? {
            words: addresses.flatMap((address) => [
              ...analyseWords(request, passage, address.segments, address.verse),
              ...analyseWords(request, passage, address.ending, null),
            ]),
          }
        : {}),
      ...countsOf(methodsFor(request, edition), allWords),
      verses,
      endings: addresses
        .filter((address) => address.ending.length > 0)
        .map((address) => endingBlock(request, passage, address, withWords)),
      ...neighbours(book, { ...place, verse: first.verse }, { ...place, verse: last.verse }, rows.counts),
    };
  });
}
