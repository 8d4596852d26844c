import { type BookId, isBookId } from '../../../domain/canon/index.ts';
import { COMPOSERS, type Meaning, type MeaningWord } from '../../../domain/meanings/index.ts';
import type { LexiconSource, VerseRecord, WordRecord } from '../../../import-jobs/records.ts';
import { readMeaningFacts, SBLGNT } from '../../../import-jobs/sources/core/sblgnt.ts';
import { STRONGS } from '../../../import-jobs/sources/core/strongs.ts';
import { readLexicon } from '../../../import-jobs/sources/core/testing.ts';
import { WLC } from '../../../import-jobs/sources/core/wlc.ts';

const SOURCES = { hebrew: WLC, greek: SBLGNT } as const;
export type ComposedScript = keyof typeof SOURCES;

/** The words of a core text at an English address, which readers see as one verse. */
export interface ComposedVerse {
  readonly book: BookId;
  readonly chapter: number;
  readonly verse: number;
  /** The words of the ketiv. */
  readonly words: readonly WordRecord[];
  readonly facts: readonly MeaningWord[];
  /** Composes the meanings of the words anew. */
  compose(): Meaning[];
}

export async function readGlosses(source: LexiconSource = STRONGS): Promise<ReadonlyMap<string, string>> {
  return new Map(
    (await readLexicon(source)).flatMap(({ strongsNumber, gloss }) =>
      gloss === null ? [] : [[strongsNumber, gloss]],
    ),
  );
}

export const meaningWord = (word: WordRecord, glosses: ReadonlyMap<string, string>): MeaningWord => ({
  text: word.originalText,
  letters: word.letters,
  morphology: word.morphology,
  strongs: word.strongsNumber,
  lemma: word.lemma,
  gloss: glosses.get(word.strongsNumber ?? '') ?? null,
});

/**
 * The parts of a verse at its English addresses. A Hebrew part is composed by itself, as when it is read. A Greek verse
 * is composed as a whole, as at the import.
 */
function* atAddresses(
  script: ComposedScript,
  { book, addresses, words }: VerseRecord,
  facts: readonly MeaningWord[],
): Generator<ComposedVerse> {
  if (!isBookId(book)) throw new Error(`No book ${book}`);
  for (const { chapter, verse, firstWord, lastWord } of addresses) {
    const isHere = (place: number) =>
      words[place]?.reading !== 'qere' && place >= firstWord && (lastWord === null || place <= lastWord);
    const here = facts.filter((_, place) => isHere(place));
    yield {
      book,
      chapter,
      verse,
      words: words.filter((_, place) => isHere(place)),
      facts: here,
      compose: () =>
        script === 'hebrew'
          ? COMPOSERS.hebrew(here, { book, chapter, verse })
          : COMPOSERS.greek(facts, addresses[0] ?? null).filter((_, place) => isHere(place)),
    };
  }
}

/** The verses of a core text in their order, or those of some books. */
export async function* composedVerses(
  script: ComposedScript,
  books?: readonly string[],
): AsyncGenerator<ComposedVerse> {
  const glosses = await readGlosses();
  for (const { descriptor } of await SOURCES[script].plan()) {
    if (books?.every((book) => !JSON.stringify(descriptor).includes(`"${book}"`))) continue;
    const greek = script === 'greek' ? await readMeaningFacts(descriptor) : null;
    for (const [place, record] of (await SOURCES[script].read(descriptor)).entries()) {
      if (books?.includes(record.book) === false) continue;
      const facts = greek?.[place] ?? record.words.map((word) => meaningWord(word, glosses));
      yield* atAddresses(script, record, facts);
    }
  }
}
