import type { Ending, MethodValue, VerseSummary, WordAnalysis } from '../../domain/contract/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import { notesAt } from '../../domain/insights/index.ts';
import { formatReference } from '../../domain/reference.ts';
import { numberingNote, originalNumbering, originalReference } from '../../domain/versification/index.ts';
import { defaultMethods, valuesOf } from '../gematria/values.ts';
import { numberOrNull, textOf, textOrNull } from '../text/rows.ts';
import {
  type AddressText,
  type AnalysisRequest,
  type EditionFacts,
  type PassageRead,
  type ReadWord,
  readingOf,
  type Segment,
  segmentText,
} from './compose.ts';

/** The methods of an answer: those asked for, else standard and ordinal of the book's script. */
export function methodsFor(request: AnalysisRequest, edition: EditionFacts | null): readonly MethodId[] {
  const script = edition?.script ?? (request.book.testament === 'old' ? 'hebrew' : 'greek');
  return request.methods ?? defaultMethods(script);
}

/** Counts and totals of words in one reading. */
export function countsOf(methods: readonly MethodId[], words: readonly ReadWord[]) {
  const letters = words.map((word) => word.letters);
  return {
    totalValues: valuesOf(methods, letters) satisfies MethodValue[],
    wordCount: words.length,
    letterCount: letters.reduce((sum, word) => sum + word.length, 0),
  };
}

/** The original's text at an address, or null where the edition has none. */
function originalText(segments: readonly Segment[], reading: 'ketiv' | 'qere'): string | null {
  if (segments.length === 0) return null;
  return segments.map((segment) => segmentText(segment, reading)).join(' ');
}

/** The words at an address; where it joins verses, a space stands after the last word of each, as in its text. */
export function wordsAt(segments: readonly Segment[], reading: 'ketiv' | 'qere'): ReadWord[] {
  return segments.flatMap((segment, index) => {
    const words = readingOf(segment.words, reading);
    const last = words.at(-1);
    if (last === undefined || index === segments.length - 1 || last.after.endsWith(' ')) return words;
    return [...words.slice(0, -1), { ...last, after: `${last.after} ` }];
  });
}

/** Why a verse has no words of its original language; null where it has. */
function absence(address: AddressText, edition: EditionFacts | null): string | null {
  if (address.segments.length > 0) return null;
  if (edition === null) return 'No text of this book in its original language is installed.';
  return `Not in this edition: ${edition.name} has no words at this verse.`;
}

/** What an address says of itself: both texts, both references, counts and totals. */
export function summarise(
  request: AnalysisRequest,
  passage: PassageRead,
  address: AddressText,
): VerseSummary {
  const { book, chapter, reading, version } = request;
  const { edition } = passage;
  const place = { book: book.id, chapter, verse: address.verse };
  const original = originalText(address.segments, reading);
  const counted = edition !== null && edition.numbering === originalNumbering(book.id);
  const words = wordsAt(address.segments, reading);
  return {
    verse: {
      ...place,
      text: version === 'original' ? null : address.english,
      hebrewText: edition?.script === 'hebrew' ? original : null,
      greekText: edition?.script === 'greek' ? original : null,
      language: languageOfMost(edition, address.segments, words),
      notes: notesAt(place),
      reference: formatReference(place),
      originalReference: counted ? originalReference(place) : null,
      numberingNote: counted ? numberingNote(place) : null,
      absent: absence(address, edition),
      title: address.verse === 0,
      heading: address.heading,
      edition: edition?.id ?? null,
      editionName: edition?.name ?? null,
      version,
      reading,
    },
    ...countsOf(methodsFor(request, edition), words),
  };
}

/** The words at an address, each with its values and what is known of it. */
export function analyseWords(
  request: AnalysisRequest,
  passage: PassageRead,
  segments: readonly Segment[],
  verse: number | null,
): WordAnalysis[] {
  const methods = methodsFor(request, passage.edition);
  const variants = variantTexts(segments);
  const languages = new Map(segments.map((segment) => [segment.verseId, segment.language]));
  return wordsAt(segments, request.reading).map((word, index) => {
    const translation = textOrNull(word.row, 'translation');
    const gloss = textOrNull(word.row, 'gloss');
    const morphology = textOrNull(word.row, 'morphology');
    const strongsNumber = textOrNull(word.row, 'strongs_number');
    return {
      word: {
        originalText: word.text,
        before: word.before,
        after: word.after,
        mark: textOrNull(word.row, 'mark'),
        transliteration: textOf(word.row, 'transliteration'),
        translation: translation ?? gloss,
        translationSource: translation !== null ? 'edition' : gloss !== null ? 'lexicon' : null,
        strongsNumber,
        morphology,
        lemma: strongsNumber ?? textOf(word.row, 'lemma'),
        language: languageOf(passage.edition, morphology, languages.get(word.verseId)),
        wordPosition: index + 1,
        reading: word.reading,
        variant: otherReading(word, variants),
      },
      verse,
      gematriaValues: valuesOf(methods, [word.letters]),
      frequency: numberOrNull(word.row, 'occurrences'),
    };
  });
}

/** Hebrew or Aramaic word by word: the parsing begins with H or A; without one, as the verse is marked. */
function languageOf(
  edition: EditionFacts | null,
  morphology: string | null,
  verseLanguage: string | undefined,
): 'he' | 'arc' | 'grc' {
  if (edition?.script === 'greek') return 'grc';
  if (morphology?.startsWith('A')) return 'arc';
  if (morphology?.startsWith('H')) return 'he';
  return verseLanguage === 'arc' || verseLanguage === 'aramaic' ? 'arc' : 'he';
}

/** The language of most words, each as its verse of the edition is marked; null without words. */
export function languageOfMost(
  edition: EditionFacts | null,
  segments: readonly Segment[],
  words: readonly ReadWord[],
): 'he' | 'arc' | 'grc' | null {
  if (words.length === 0) return null;
  if (edition?.script === 'greek') return 'grc';
  const languages = new Map(segments.map((segment) => [segment.verseId, segment.language]));
  const aramaic = words.filter((word) => languageOf(edition, null, languages.get(word.verseId)) === 'arc');
  return aramaic.length * 2 > words.length ? 'arc' : 'he';
}

const variantKey = (word: ReadWord, reading: string) =>
  `${word.verseId} ${numberOrNull(word.row, 'variant')} ${reading}`;

function variantTexts(segments: readonly Segment[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const word of segments.flatMap((segment) => segment.words)) {
    if (word.reading === 'both') continue;
    const key = variantKey(word, word.reading);
    texts.set(key, (texts.get(key) ?? '') + word.text + word.after);
  }
  return texts;
}

/** The text of the other side of a variant; empty where that side has no word, null where there is no variant. */
function otherReading(word: ReadWord, variants: ReadonlyMap<string, string>): string | null {
  if (word.reading === 'both') return null;
  if (numberOrNull(word.row, 'variant') === null) return '';
  return (variants.get(variantKey(word, word.reading === 'ketiv' ? 'qere' : 'ketiv')) ?? '').trim();
}

/** The block of an unnumbered text after a verse, with the words' facts where they were read. */
export function endingBlock(
  request: AnalysisRequest,
  passage: PassageRead,
  address: AddressText,
  withWords: boolean,
): Ending {
  const words = wordsAt(address.ending, request.reading);
  return {
    verse: address.verse,
    text: originalText(address.ending, request.reading) ?? '',
    words: withWords ? analyseWords(request, passage, address.ending, null) : [],
    ...countsOf(methodsFor(request, passage.edition), words),
  };
}
