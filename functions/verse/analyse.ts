import type { Book } from '../../domain/canon/index.ts';
import type {
  Ending,
  MethodValue,
  RunningWord,
  TagCorrection,
  VerseSummary,
  WordAnalysis,
} from '../../domain/contract/index.ts';
import type { MethodId } from '../../domain/gematria/index.ts';
import { notesAt } from '../../domain/insights/index.ts';
import { formatReference } from '../../domain/reference/index.ts';
import { numberingNote, ownReference, type VerseAddress } from '../../domain/versification/index.ts';
import { defaultMethods, valuesOf } from '../gematria/values.ts';
import {
  type AddressText,
  type AnalysisRequest,
  type Block,
  type EditionFacts,
  type PassageRead,
  type Reading,
  type Segment,
  segmentText,
} from './compose.ts';
import { type PlacedMeanings, wordKey } from './glosses.ts';
import { glossOf, meaningOf } from './meaning.ts';
import type { ReadWord, ShownWord, WordWithFacts } from './passage-statement.ts';

/**
 * The requested methods, or standard and ordinal of the edition's script. Without an edition, of the script
 * of the book's testament.
 */
export function methodsFor(request: AnalysisRequest, edition: EditionFacts | null): readonly MethodId[] {
  const script = edition?.script ?? (request.book.testament === 'old' ? 'hebrew' : 'greek');
  return request.methods ?? defaultMethods(script);
}

export function countsOf(methods: readonly MethodId[], words: readonly ReadWord[]) {
  const letters = words.map((word) => word.letters);
  return {
    totalValues: valuesOf(methods, letters) satisfies MethodValue[],
    wordCount: words.length,
    letterCount: letters.reduce((sum, word) => sum + word.length, 0),
  };
}

function originalText(segments: readonly Segment[], reading: Reading): string | null {
  if (segments.length === 0) return null;
  return segments.map((segment) => segmentText(segment, reading)).join(' ');
}

function absence(book: Book, address: AddressText, edition: EditionFacts | null): string | null {
  if (address.segments.length > 0) return null;
  if (book.id === '2 esdras')
    return '2 Esdras has no Greek text, so you see it in English only, without values.';
  if (edition === null) return 'The original text of this book is not installed.';
  // An edition’s name that begins with a person has no article: “Swete’s Septuagint”.
  const article = /^\w+(?:’s|,)/u.test(edition.name) ? '' : 'the ';
  return `This verse is not in ${article}${edition.name}.`;
}

/**
 * The reference of the words at an address by the edition's own numbers. Null if the edition has nothing
 * there, or only one whole verse with the numbers of the address.
 */
function originalReference(place: VerseAddress, segments: readonly Segment[]): string | null {
  const [first] = segments;
  const last = segments.at(-1);
  if (first === undefined || last === undefined) return null;
  const isSame = segments.length === 1 && first.isWhole;
  if (isSame && first.chapter === place.chapter && first.verse === place.verse) return null;
  return ownReference({ ...first, book: place.book }, { ...last, book: place.book });
}

export function summarise(
  request: AnalysisRequest,
  passage: PassageRead,
  address: AddressText,
): VerseSummary {
  const { book, chapter, reading, version } = request;
  const { edition } = passage;
  const place = { book: book.id, chapter, verse: address.verse };
  const original = originalText(address.segments, reading);
  const editionReference = originalReference(place, address.segments);
  return {
    verse: {
      ...place,
      text: version === 'original' ? null : address.english,
      tagged: address.tagged,
      hebrewText: edition?.script === 'hebrew' ? original : null,
      greekText: edition?.script === 'greek' ? original : null,
      language: languageOfMost(edition, address),
      notes: notesAt(place),
      reference: formatReference(place),
      originalReference: address.ownReference ?? editionReference,
      ...(address.ownReference !== null && { editionReference }),
      numberingNote: edition?.numbering === 'sblgnt' ? numberingNote(place) : null,
      absent: absence(book, address, edition),
      title: address.verse === 0,
      heading: address.heading,
      edition: edition?.id ?? null,
      editionName: edition?.name ?? null,
      version,
      reading,
    },
    ...countsOf(methodsFor(request, edition), address.words),
  };
}

/**
 * Computes the values and facts of each word of a block. The meaning of a word comes from its edition, then from
 * another edition or pack that has one for this place, then from those that were composed at the import, then from a
 * dictionary alone.
 */
export function analyseWords(
  meanings: PlacedMeanings,
  request: AnalysisRequest,
  { edition }: PassageRead,
  block: Block<WordWithFacts>,
  verse: number,
): WordAnalysis[] {
  const { segments, words } = block;
  const methods = methodsFor(request, edition);
  const variants = variantTexts(segments);
  const languages = languagesOf(segments);
  const isEnding = segments.some(({ part }) => part === 'ending');
  const inContext = isEnding ? [] : meanings.inContext(verse, words);
  const composed = meanings.composed(verse, block, request.reading);
  return words.map((word, index) => {
    const { morphology, strongsNumber } = word;
    return {
      word: {
        originalText: word.text,
        before: word.before,
        after: word.after,
        mark: word.mark,
        transliteration: word.transliteration,
        ...meaningOf({
          own: word.translation === null ? null : { text: word.translation, edition: edition?.id ?? null },
          context: inContext[index] ?? null,
          composed: composed.get(wordKey(word)) ?? null,
          gloss: glossOf(word),
        }),
        strongsNumber,
        morphology,
        ...(word.corrected !== null && { corrected: JSON.parse(word.corrected) as TagCorrection }),
        lemma: strongsNumber ?? word.lemma,
        language: languageOf(edition, morphology, languages.get(word.verseId)),
        wordPosition: index + 1,
        reading: word.reading,
        variant: otherReading(word, variants),
      },
      verse: isEnding ? null : verse,
      gematriaValues: valuesOf(methods, [word.letters]),
      frequency: word.occurrences,
    };
  });
}

/**
 * The words of a block as running text: as much of each word as the text shows. A word has a language only if it is not
 * the language of most words.
 */
export function runningWords({ edition }: PassageRead, { segments, words }: Block<ShownWord>): RunningWord[] {
  const variants = variantTexts(segments);
  const languages = languagesOf(segments);
  const most = languageOfMost(edition, { segments, words });
  return words.map((word) => {
    const language = languageOf(edition, word.morphology, languages.get(word.verseId));
    const variant = otherReading(word, variants);
    const shown: RunningWord = { text: word.text, after: word.after };
    if (word.before !== '') shown.before = word.before;
    if (word.mark !== null) shown.mark = word.mark;
    if (variant !== null) shown.variant = variant;
    if (language !== most) shown.language = language;
    return shown;
  });
}

const languagesOf = (segments: readonly Segment[]): Map<number, string> =>
  new Map(segments.map(({ verseId, language }) => [verseId, language]));

/**
 * The language of a word. Its parsing begins with H for Hebrew or A for Aramaic; a word without a parsing has the
 * language of its verse.
 */
function languageOf(
  edition: EditionFacts | null,
  morphology: string | null,
  verseLanguage: string | undefined,
): 'he' | 'arc' | 'grc' {
  if (edition?.script === 'greek') return 'grc';
  if (morphology?.startsWith('A')) return 'arc';
  if (morphology?.startsWith('H')) return 'he';
  return verseLanguage === 'aramaic' ? 'arc' : 'he';
}

/**
 * The language that most words of a block have, where each word has the language of its verse. Null if there are no
 * words.
 */
export function languageOfMost(
  edition: EditionFacts | null,
  { segments, words }: Block,
): 'he' | 'arc' | 'grc' | null {
  if (words.length === 0) return null;
  if (edition?.script === 'greek') return 'grc';
  if (!segments.some(({ language }) => language === 'aramaic')) return 'he';
  const languages = languagesOf(segments);
  const aramaic = words.filter((word) => languageOf(edition, null, languages.get(word.verseId)) === 'arc');
  return aramaic.length * 2 > words.length ? 'arc' : 'he';
}

const variantKey = ({ verseId, variant }: ShownWord, reading: string) => `${verseId} ${variant} ${reading}`;

function variantTexts(segments: readonly Segment<ShownWord>[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const word of segments.flatMap((segment) => segment.words)) {
    if (word.reading === 'both') continue;
    const key = variantKey(word, word.reading);
    texts.set(key, (texts.get(key) ?? '') + word.text + word.after);
  }
  // The other reading of a word is shown without a sof pasuq. The one after the word itself ends
  // the verse in both readings.
  for (const [key, text] of texts) texts.set(key, text.trim().replace(/׃$/u, ''));
  return texts;
}

/**
 * The other reading of a word: empty if the other reading has no word here, null if both readings have this word.
 */
function otherReading(word: ShownWord, variants: ReadonlyMap<string, string>): string | null {
  if (word.reading === 'both') return null;
  if (word.variant === null) return '';
  return variants.get(variantKey(word, word.reading === 'ketiv' ? 'qere' : 'ketiv')) ?? '';
}

export function endingBlock(
  request: AnalysisRequest,
  { edition }: PassageRead,
  { verse, ending }: AddressText,
  words: WordAnalysis[],
): Ending {
  return {
    verse,
    text: originalText(ending.segments, request.reading) ?? '',
    words,
    ...countsOf(methodsFor(request, edition), ending.words),
  };
}
