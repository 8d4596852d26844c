import type { QueryClient } from '@tanstack/react-query';
import { EXPLORER_QUERY, readWordRuns, wordRunsOf, writeWordRuns } from '../../../domain/addresses/index.ts';
import { readFields } from '../../../domain/basics/index.ts';
import { bookById } from '../../../domain/canon/index.ts';
import type { WordAnalysis } from '../../../domain/contract/index.ts';
import type { GematriaScript } from '../../../domain/gematria/method-types.ts';
import { greekLetters } from '../../../domain/greek/index.ts';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';
import { formatReference, parseReference, type Reference } from '../../../domain/reference/index.ts';
import { verseQueries } from '../../shared/scripture/verse-queries.ts';
import { calculatorText } from '../../text/instruments/calculator-text.ts';

const words = calculatorText.reference;

/** The words of Scripture that a typed reference names, or why it names none. */
export type NamedWords =
  | {
      readonly ok: true;
      /** The reference in full: “Genesis 1:1, words 2–4”. */
      readonly name: string;
      readonly place: Reference;
      /** The chosen words as the address of the verse has them. Undefined for whole verses. */
      readonly chosen: string | undefined;
      readonly script: GematriaScript;
      readonly text: string;
      /** What was taken, and what the reader must know about the numbers of the verse. */
      readonly notes: readonly string[];
    }
  | { readonly ok: false; readonly reason: string };

/** Several places: “Gen 1:1, 3” or “Gen 1:1; John 1:1”. In “Dtn 6,4” the comma divides chapter and verse. */
const SEVERAL = /;|[:.]\s*\d+[a-c]?\s*,/u;

const WITH_WORDS = /^(.*?\d)[\s,;:]*\bwords?\b\.?\s*(.*)$/isu;

/**
 * Reads a reference with or without numbers of words, and gets these words.
 * @throws the error of the call if the text cannot be loaded
 */
export async function namedWords(queryClient: QueryClient, typed: string): Promise<NamedWords> {
  const [, before = typed, numbers] = WITH_WORDS.exec(typed) ?? [];
  const parsed = parseReference(before);
  if (!parsed.ok) {
    if (parsed.kind === 'not-a-reference') return refused(words.noReference);
    const { reason, suggestion } = parsed;
    return refused(
      suggestion === undefined
        ? words.typeAnother(reason)
        : words.didYouMean(reason, formatReference(suggestion)),
    );
  }
  const { reference, note, end, originalReference } = parsed;
  if (end !== undefined || SEVERAL.test(before)) return refused(words.onePlace);
  const all = await wordsAt(queryClient, reference);
  const name = formatReference(reference);
  if (all.length === 0) return refused(words.noWords(name));
  const taken = numbers === undefined ? all : wordsOfRuns(all, numbers);
  if (taken === null) return refused(words.whichWords(name, all.length));
  if (taken.length === 0) return refused(words.tooFew(name, all.length));
  const runs = wordRunsOf(taken.map((word) => all.indexOf(word) + 1));
  const isWhole = numbers === undefined;
  const isOneVerse = reference.verse !== undefined && reference.endVerse === undefined;
  return {
    ok: true,
    name: isWhole ? name : words.withWords(name, writeWordRuns(runs, '–', ', '), taken.length),
    place: reference,
    chosen: isOneVerse && !isWhole ? writeWordRuns(runs) : undefined,
    script: taken[0]?.word.language === 'grc' ? 'greek' : 'hebrew',
    text: taken.map(({ word }) => `${word.originalText}${word.after || ' '}`).join(''),
    notes: [
      words.taken(taken.length, all.length, lettersOf(taken)),
      note ?? numberingNote(originalReference),
    ].filter((one) => one !== undefined),
  };
}

const lettersOf = (taken: readonly WordAnalysis[]): number =>
  taken.reduce(
    (sum, { word: { originalText: word } }) => sum + (hebrewLetters(word) || greekLetters(word)).length,
    0,
  );

const numberingNote = (original: string | undefined): string | undefined =>
  original === undefined ? undefined : words.numbered(original);

const refused = (reason: string): NamedWords => ({ ok: false, reason });

/** The words of a verse, of a range of verses, or of a chapter. */
async function wordsAt(
  queryClient: QueryClient,
  { book, chapter, verse, endVerse = verse }: Reference,
): Promise<readonly WordAnalysis[]> {
  const place = { book: bookById(book), chapter };
  const usual = readFields(EXPLORER_QUERY, {});
  if (verse !== undefined && endVerse === verse) {
    return (await queryClient.ensureQueryData(verseQueries.detail({ ...place, verse }, usual))).words;
  }
  const { words: all = [] } = await queryClient.ensureQueryData(verseQueries.chapterWords(place, usual));
  return verse === undefined || endVerse === undefined
    ? all
    : all.filter((word) => word.verse !== null && word.verse >= verse && word.verse <= endVerse);
}

/** The words that the numbers name. Null if these are no numbers, empty if there are not so many words. */
function wordsOfRuns(all: readonly WordAnalysis[], numbers: string): readonly WordAnalysis[] | null {
  const list = numbers.replace(/\s*\bto\b\s*/giu, '-').replace(/\s*\band\b\s*/giu, ',');
  const runs = readWordRuns(list);
  if (runs.length !== list.split(',').length || runs.some(({ verse }) => verse !== null)) return null;
  if (runs.some(({ last }) => last > all.length)) return [];
  return all.filter((_, index) => runs.some(({ first, last }) => index + 1 >= first && index + 1 <= last));
}
