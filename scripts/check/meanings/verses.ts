import { type BookId, isBookId } from '../../../domain/canon/index.ts';
import { grouped, type Segment } from '../../../import-jobs/composing/compose-verses.ts';
import type { LexiconRecord, VerseRecord, WordRecord } from '../../../import-jobs/records.ts';
import { readMeaningFacts, SBLGNT } from '../../../import-jobs/sources/core/sblgnt.ts';
import { STRONGS } from '../../../import-jobs/sources/core/strongs.ts';
import { readLexicon } from '../../../import-jobs/sources/core/testing.ts';
import { WLC } from '../../../import-jobs/sources/core/wlc.ts';
import {
  COMPOSERS,
  type Meaning,
  type MeaningWord,
  RULES_ALONE,
  shortMeaning,
} from '../../../meanings/index.ts';

const SOURCES = { hebrew: WLC, greek: SBLGNT } as const;
export type ComposedScript = keyof typeof SOURCES;

/** The words of a core text at an English address in one reading, which readers see as one verse. */
export interface ComposedVerse {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  readonly facts: readonly MeaningWord[];
  /** Composes the meanings of the words anew, by the rules and the lines for places, or by the rules alone. */
  compose(withPlaces?: boolean): Meaning[];
}

type Entries = ReadonlyMap<string | null, LexiconRecord>;

/** As `db/has-several.ts` says it in SQL. */
const hasSeveral = ({ usage, definition, gloss }: LexiconRecord): boolean =>
  usage === null ? definition !== null && gloss !== null && definition !== gloss : usage.includes(',');

const factsOf = (word: WordRecord): MeaningWord => ({
  text: word.originalText,
  letters: word.letters,
  morphology: word.morphology,
  strongs: word.strongsNumber,
  lemma: word.lemma,
  gloss: shortMeaning(word.strongsNumber),
});

const segmentsOf = (
  { chapter, verse, part, addresses, words }: VerseRecord,
  facts: readonly MeaningWord[],
  entries: Entries,
): Segment[] =>
  addresses.map(({ firstWord, lastWord, ...at }) => ({
    at: { chapter: at.chapter, verse: at.verse },
    own: { chapter, verse, part },
    words: facts.slice(firstWord, lastWord === null ? undefined : lastWord + 1).map((word, index) => {
      const entry = entries.get(word.strongs);
      return {
        ...word,
        reading: words[firstWord + index]?.reading ?? 'both',
        hasSeveral: entry !== undefined && hasSeveral(entry),
      };
    }),
  }));

/** The words of each book of a core text, or of some books, as the import composes them. */
export async function segmentsOfBooks(
  script: ComposedScript,
  wanted?: readonly string[],
): Promise<ReadonlyMap<BookId, readonly Segment[]>> {
  const entries = new Map((await readLexicon(STRONGS)).map((entry) => [entry.strongsNumber, entry]));
  const books = new Map<BookId, Segment[]>();
  for (const { descriptor } of await SOURCES[script].plan()) {
    if (wanted?.every((book) => !JSON.stringify(descriptor).includes(`"${book}"`))) continue;
    const greek = script === 'greek' ? await readMeaningFacts(descriptor) : null;
    for (const [place, record] of (await SOURCES[script].read(descriptor)).entries()) {
      const { book } = record;
      if (!isBookId(book)) throw new Error(`No book ${book}`);
      if (wanted?.includes(book) === false) continue;
      const facts = greek?.[place] ?? record.words.map(factsOf);
      const segments = books.get(book) ?? [];
      books.set(book, segments);
      segments.push(...segmentsOf(record, facts, entries));
    }
  }
  return books;
}

/** The verses of a core text in their order, or those of some books, as the ketiv or the qere has them. */
export async function* composedVerses(
  script: ComposedScript,
  wanted?: readonly string[],
  readings: readonly string[] = ['ketiv'],
): AsyncGenerator<ComposedVerse> {
  for (const [book, segments] of await segmentsOfBooks(script, wanted))
    for (const reading of readings)
      for (const block of grouped(segments, ({ at, own }) => `${at.chapter}:${at.verse} ${own.part}`)) {
        const { at, own } = block[0] as Segment;
        const place = { book, chapter: at.chapter, verse: own.part === '' ? at.verse : 0 };
        const facts = block
          .flatMap(({ words }) => words)
          .filter((word) => word.reading === 'both' || word.reading === reading);
        const compose = (withPlaces = true) => (withPlaces ? COMPOSERS : RULES_ALONE)[script](facts, place);
        yield { ...at, book, facts, compose };
      }
}
