import { greekLetters } from '../../../../domain/greek/index.ts';
import type { SourceWord } from '../../../words/complete-words.ts';
import { tidyGreek } from '../../../words/tidy-greek.ts';
import { greekStrongs } from '../greek-words.ts';

/**
 * Numbers of the source (STEPBible) for words that have another number in Strong's dictionary, each with Strong's
 * number.
 */
const SAME_WORD: Readonly<Record<number, number>> = { 3165: 1473, 6063: 1492 };
/**
 * Indexes of columns in `source.raw`: the number and parsing of each part of the word, its dictionary form with a short
 * meaning, the editions that have it, and the number that older works give the word.
 */
const PARTS = 3;
const LEMMA = 4;
const EDITIONS = 5;
const OLDER_NUMBER = 12;
const ONE_NUMBER = /^G(\d+)[A-Za-z]?$/u;
const WORD = /^([^\p{Script=Greek}\p{M}]*)(.*?)([^\p{Script=Greek}\p{M}’]*)$/su;

const numberIn = (text: string | undefined): number => Number(ONE_NUMBER.exec(text ?? '')?.[1] ?? 0);

/** A compound with a preposition (`G0575=PREP + G4155=V-AAI-3P`), and the number and parsing of its last part. */
const WITH_PREPOSITION = /^G\d+[A-Za-z]?=PREP \+ .*?G(?<number>\d+)[A-Za-z]?=(?<parsing>[^ ]+)$/u;

/**
 * The number of a compound with a preposition: the last of those that older works give it, or that of its last part.
 */
const numberOfCompound = (older: string, last: string): number =>
  [Number(/G(\d+)$/u.exec(older)?.[1] ?? 0), Number(last)].find((number) => greekStrongs(number) !== null) ??
  0;

const string = (value: unknown): string => (typeof value === 'string' ? value : '');

export interface TaggedWord {
  before: string;
  originalText: string;
  after: string;
  translation: string;
  /**
   * The word's number without the letter of a sense (`G1161a`). The source gives a compound (κἀγώ, οὐκέτι) the number
   * of its first part. Here it is the number that older works give the whole word.
   */
  number: number;
  /** The number that older works give the word; 0 if there is none. */
  olderNumber: number;
  /** The dictionary form of the number in the source. For a compound, this is its first part. */
  lemma: string;
  lemmaGloss: string;
  /**
   * Robinson's parsing. For a compound (κἀκεῖνος), it is that of each part: `CONJ+D-NSM`. For a compound with a
   * preposition, it is that of the last part.
   */
  parsing: string;
  editions: readonly string[];
}

/**
 * The source marks every ἐμοῦ as the possessive pronoun. It is one only after the article (τοῦ ἐμοῦ τέκνου), otherwise
 * the personal pronoun.
 */
const mendedParsing = (parsing: string, previous: TaggedWord | undefined): string =>
  parsing === 'S-1SGSN' && previous?.parsing.startsWith('T-') !== true ? 'P-1GS' : parsing;

/**
 * Reads a word of a verse's file, after the word before it in the verse. Undefined if it has no Greek letters or no
 * number.
 */
export function readTaggedWord(value: unknown, previous?: TaggedWord): TaggedWord | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { text, lemma, morph, strongs, translation, source }: Partial<Record<string, unknown>> = { ...value };
  const { raw }: { raw?: unknown } = { ...(typeof source === 'object' ? source : {}) };
  const first: unknown = Array.isArray(strongs) ? strongs[0] : undefined;
  const [, before = '', originalText = '', after = ''] = WORD.exec(tidyGreek(string(text))) ?? [];
  if (greekLetters(originalText) === '' || typeof first !== 'string') return undefined;
  const columns = string(raw).split('\t');
  const own = numberIn(first);
  const olderNumber = numberIn(columns[OLDER_NUMBER]);
  const parts = columns[PARTS] ?? '';
  // Older works have δεκαοκτώ as three words, of which the second is "and".
  const isNumeral = parts.includes('=A-NUI');
  const isCompound =
    parts.includes(' + ') && !isNumeral && !new RegExp(`G0*${olderNumber}\\b`, 'u').test(parts);
  const ofLast = WITH_PREPOSITION.exec(parts)?.groups;
  const ofFirst = string(morph).replace(/^robinson:| .*$/gu, '');
  const ofParts = Array.from(parts.matchAll(/=(\S+)/gu), ([, parsing = '']) => parsing);
  const ofWord = isCompound && greekStrongs(olderNumber) !== null ? olderNumber : (SAME_WORD[own] ?? own);
  return {
    before,
    originalText,
    after: after.replace('¬', ''),
    translation: string(translation),
    number: ofLast ? numberOfCompound(columns[OLDER_NUMBER] ?? '', ofLast.number ?? '') : ofWord,
    olderNumber,
    lemma: string(lemma).normalize('NFC'),
    lemmaGloss: (columns[LEMMA]?.split('=')[1] ?? '').trim(),
    parsing:
      ofLast?.parsing ??
      (ofParts.length > 1 && !isNumeral ? ofParts.join('+') : mendedParsing(ofFirst, previous)),
    editions: (columns[EDITIONS] ?? '').split('+'),
  };
}

/**
 * The gloss without the notation of the source. `<the>` is a Greek word that English does not have, so it is left out.
 * `[it]` is an English word that Greek does not have: `(it)`. `[15]` and `{8.1}` number a verse of other editions.
 * Empty if nothing is left.
 */
function plainGloss(gloss: string): string {
  const words = gloss
    .replace(/<[^>]*>|[[({]\d+(?:\.\d+)?[\])}]|‘/gu, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replace(/\s+/gu, ' ');
  // Removes the punctuation around the gloss. A ’ without other punctuation at the end is a possessive, as in
  // brothers’, and stays.
  return words.replace(/^[^\p{L}\p{N}(]+|(?:[^\p{L}\p{N})’]+’?)+$/gu, '');
}

/**
 * A word for the edition. A number that is not in Strong's dictionary is replaced by the number of older works, or by
 * null if there is none.
 */
export function tagntWord(word: TaggedWord): SourceWord {
  const { before, originalText, after, translation, number, olderNumber, lemma, parsing } = word;
  const strongsNumber = greekStrongs(number) ?? greekStrongs(olderNumber);
  return {
    before,
    originalText,
    after,
    translation: plainGloss(translation),
    strongsNumber,
    lemma: strongsNumber ?? greekLetters(lemma),
    morphology: parsing || null,
  };
}

/** The words of a verse's file, and the numbers of those that are not complete, from 1. */
export function readTaggedVerse(json: string): { words: TaggedWord[]; wrong: number[] } {
  const parsed: { words?: unknown } = { ...JSON.parse(json) };
  if (!Array.isArray(parsed.words)) throw new Error('it has no words');
  const words: TaggedWord[] = [];
  const wrong: number[] = [];
  for (const [place, value] of parsed.words.entries()) {
    const word = readTaggedWord(value, words.at(-1));
    if (word === undefined) wrong.push(place + 1);
    else words.push(word);
  }
  return { words, wrong };
}
