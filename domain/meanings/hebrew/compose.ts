import type { Composer, MeaningWord } from '../meaning-word.ts';
import type { Place } from '../place.ts';
import { joined, nominal, prefixesOf } from './nominal.ts';
import { plainWord } from './nouns.ts';
import type { Inflection, ParsedWord } from './parse.ts';
import { PHRASES } from './phrases.ts';
import { objectHere, prefixByNeighbour } from './references.ts';
import { verbal } from './verbal.ts';
import { objectOf, subjectOf } from './verbs.ts';
import { VerseWords } from './verse-words.ts';

/**
 * Composes the meanings of the Hebrew and Aramaic words of a verse from the dictionary's gloss, the stem and the
 * morphology. A word without morphology, and a word for which no rule has a sure answer, has no composed meaning: the
 * dictionary's gloss is then safer. docs/decisions/0105-composed-meanings.md lists the rules.
 *
 * @example
 * ```ts
 * const shepherd = { text: 'רֹ֝עִ֗י', letters: 'רעי', morphology: 'HVqrmsc/Sp1cs', strongs: 'H7462', lemma: 'H7462', gloss: 'to feed' };
 * composeHebrew([shepherd], null) // => ['my shepherd']
 * ```
 */
export const composeHebrew: Composer = (words, place) => explainHebrew(words, place).map(({ text }) => text);

/** The meanings of the words of a verse, each with the rules that made it. */
export function explainHebrew(words: readonly MeaningWord[], place: Place | null) {
  const verse = new VerseWords(words, place);
  return verse.words.map(({ place: at, fired }) => ({ text: meaningAt(verse, at), fired }));
}

function meaningAt(verse: VerseWords, place: number): string | null {
  const word = verse.at(place);
  if (word === null) return null;
  const compound = compoundName(verse, place);
  const text = compound ?? phraseOf(verse, place, word) ?? coreOf(verse, place, word);
  if (text === null || text === '') return null;
  const asked = word.asks ? (verse.is(place, 'H3808') ? 'is it not?' : `${text}?`) : text;
  if (!(word.hasAnd || word.isRelative)) return asked;
  return joined(word.hasAnd && 'and', word.isRelative && 'that', asked);
}

function coreOf(verse: VerseWords, place: number, word: ParsedWord): string | null {
  switch (word.code[0]) {
    case 'V':
      return verbal(verse, place, word);
    case 'N':
    case 'A':
      return nominal(verse, place, word);
    case 'P':
      return pronoun(verse, place, word);
    default:
      return particle(verse, place, word);
  }
}

const PHRASE_OF = new Map(Object.entries(PHRASES));

/**
 * The meaning of a word with its prefixes as a fixed phrase, where it differs from the meanings of its parts.
 */
function phraseOf(verse: VerseWords, place: number, word: ParsedWord): string | null {
  if (word.prefixes.length === 0) return null;
  const strongs = verse.strongs(place);
  const key = `${word.prefixes.join('')}${word.hasArticle ? '+' : ''} ${strongs}`;
  const phrase = PHRASE_OF.get(key);
  if (phrase === undefined) return null;
  if (key === 'ל H905') return word.suffix === null ? 'alone' : `by ${reflexiveOf(objectOf(word.suffix))}`;
  if (word.suffix !== null) return joined(phrase, objectOf(word.suffix));
  if (verse.at(place + 1)?.prefixes[0] === 'ל') {
    if (key === 'מ H5921') return 'above';
    if (key === 'מ H8478') return 'below';
  }
  if (key === 'מ H7218' && verse.state(place) !== 'a') return null;
  if (key === 'ל H369' && verse.endsClause(place)) return 'to nothing';
  if (key === 'ל H369' && word.hasAnd) return 'to those without';
  if (phrase === 'for the sake of' && (verse.isFinite(place + 1) || verse.is(place + 1, 'H834')))
    return 'so that';
  if (phrase === 'in the beginning' && verse.state(place) === 'c') return 'in the beginning of';
  if (strongs === 'H6440' && verse.state(place) === 'a') return 'formerly';
  return phrase;
}

const REFLEXIVE: Readonly<Record<string, string>> = {
  me: 'myself',
  you: 'yourself',
  him: 'himself',
  her: 'herself',
  us: 'ourselves',
  them: 'themselves',
};
const reflexiveOf = (object: string): string => REFLEXIVE[object] ?? object;

/**
 * The sign … for the second and later words of a name of several words, whose first word has the whole
 * English name. Null for any other word.
 */
function compoundName(verse: VerseWords, place: number): string | null {
  const strongs = verse.strongs(place);
  if (strongs === null || !verse.isName(place)) return null;
  const isPart = (at: number) =>
    verse.words[at]?.lemma?.endsWith('+') === true && verse.strongs(at) === strongs;
  const isFirst = isPart(place) && !isPart(place - 1);
  if (isFirst || !isPart(place - 1)) return null;
  return '…';
}

const THAT: Readonly<Record<string, string>> = { s: 'that', p: 'those' };

/**
 * True if "he" or "she" closes a statement about a thing: no person, name or personal pronoun is before it in
 * the verse.
 */
const isImpersonal = (verse: VerseWords, place: number, { person, number }: Inflection): boolean =>
  person === '3' &&
  number === 's' &&
  place > 0 &&
  !verse.at(place)?.hasAnd &&
  /^[NA]/u.test(verse.at(place - 1)?.code ?? '') &&
  !verse.isDefinite(place - 1) &&
  !verse.someBefore(
    place,
    place,
    (before) => verse.isPerson(before) || verse.at(before)?.code.startsWith('Pp') === true,
  );

function pronoun(verse: VerseWords, place: number, word: ParsedWord): string | null {
  const { code } = word;
  const current = verse.words[place];
  if (current === undefined) return null;
  const prefixes = prefixesOf(word);
  if (code.startsWith('Pp')) {
    const inflection = {
      person: code[2] === '1' ? '1' : code[2] === '2' ? '2' : '3',
      gender: code[3] ?? 'm',
      number: code[4] ?? 's',
    } as const;
    if (word.hasArticle) return joined(prefixes, THAT[inflection.number] ?? 'that');
    if (prefixes === '' && isImpersonal(verse, place, inflection)) return 'it';
    return prefixes === '' ? subjectOf(inflection) : joined(prefixes, objectOf(inflection));
  }
  const text = plainWord(current);
  return text === null ? null : joined(prefixes, text);
}

/** Particles with which a suffix is the subject of a sentence without a verb. */
const SENTENCES: Readonly<Record<string, (subject: string, be: string) => string>> = {
  H369: (subject, be) => `${subject} ${be} not`,
  H3426: (subject, be) => `${subject} ${be}`,
  H383: (subject, be) => `${subject} ${be}`,
  H2005: (subject) => `behold, ${subject}`,
  H2009: (subject) => `behold, ${subject}`,
  H5750: (subject) => `${subject} still`,
  H335: (subject, be) => `where ${be} ${subject}`,
  H346: (subject, be) => `where ${be} ${subject}`,
};
const LETTERS: Readonly<Record<string, string>> = { ב: 'in', כ: 'like', ל: 'to', מ: 'from' };
/** Verbs of perception and speech, after which כי means "that". */
const THAT_VERBS = ['H3045', 'H7200', 'H8085', 'H559', 'H5046', 'H7650', 'H539'] as const;

/** "Thus", which is in the oath "thus may God do to me and thus may he add". */
const OATH: ReadonlySet<string> = new Set(['H3541']);

/** True if the nearest verb among the four words before is one of perception or speech. */
function isSeen(verse: VerseWords, place: number): boolean {
  for (let before = place - 1; before >= Math.max(0, place - 4); before -= 1) {
    if (/^V/u.test(verse.at(before)?.code ?? '')) return verse.is(before, ...THAT_VERBS);
    if (verse.is(before, 'H3588')) return false;
  }
  return false;
}

/** True for "to you" directly after a command to the same person: "go for yourself". */
const isForOneself = (verse: VerseWords, place: number, suffix: Inflection | null): boolean => {
  const command = verse.at(place - 1)?.code ?? '';
  return (
    suffix?.person === '2' &&
    command.startsWith('V') &&
    command[2] === 'v' &&
    command[5] === suffix.number &&
    verse.at(place)?.hasAnd === false
  );
};

function particle(verse: VerseWords, place: number, word: ParsedWord): string | null {
  const current = verse.words[place];
  if (current === undefined) return null;
  const { suffix } = word;
  const prefixes = prefixesOf(word);
  if (word.code === 'To' && suffix !== null) return joined(prefixes, objectHere(verse, place, suffix));
  const letter = LETTERS[current.letters[word.start] ?? ''];
  if (current.strongs === null) {
    if (!word.code.startsWith('R') || letter === undefined) return null;
    const before = letter === 'in' ? prefixByNeighbour(verse, place, 'ב') : null;
    const isSelf = letter === 'to' && isForOneself(verse, place, suffix);
    if (isSelf) return `for ${suffix?.number === 'p' ? 'yourselves' : 'yourself'}`;
    return joined(prefixes, before ?? letter, suffix && objectHere(verse, place, suffix));
  }
  const sentence =
    suffix && Object.hasOwn(SENTENCES, current.strongs) ? SENTENCES[current.strongs] : undefined;
  if (suffix !== null && sentence !== undefined) {
    const subject = subjectOf(suffix);
    if (subject === 'I' && verse.is(place, 'H2005', 'H2009') && !verse.at(place + 1)?.code.startsWith('V'))
      return 'here I am';
    return sentence(subject, subject === 'I' ? 'am' : subject === 'he' || subject === 'she' ? 'is' : 'are');
  }
  const text = particleHere(verse, place) ?? plainWord(current);
  if (text === null || text.startsWith('to ')) return null;
  return joined(prefixes, text, suffix && objectHere(verse, place, suffix));
}

/** Words for waters, with which the Hebrew "upon" is "beside". */
const BANKS = ['H4325', 'H6388', 'H2975'] as const;
/** To go, to come, to send: "to where you go". */
const MOTION = ['H1980', 'H3212', 'H935', 'H7971'] as const;

/** The meaning of a particle that fits the words beside it. Null for its usual meaning. */
function particleHere(verse: VerseWords, place: number): string | null {
  switch (verse.strongs(place)) {
    case 'H3588':
      if (verse.is(place + 1, 'H518')) return 'but';
      if (verse.is(place - 1, 'H1571')) return 'though';
      if (verse.is(place - 1, 'H3254') && verse.has(OATH)) return 'surely';
      if (isSeen(verse, place) && !verse.endsClause(place - 1)) return 'that';
      return (place === 0 || verse.at(place)?.hasAnd) && /^V.i/u.test(verse.at(place + 1)?.code ?? '')
        ? 'when'
        : null;
    case 'H639':
      return verse.is(place - 1, 'H2734') ? 'the anger of' : 'even';
    case 'H4605':
      return verse.at(place)?.isDirection ? 'upward' : null;
    case 'H8478':
      return verse.someBefore(place, 3, (before) => verse.is(before, 'H4427')) ? 'in place of' : null;
    case 'H1571':
      return verse.is(place + 1, 'H3588') && verse.isPoetry ? 'even' : null;
    case 'H637':
      return verse.is(place + 1, 'H1077') ? 'indeed' : null;
    case 'H389':
      return verse.isPoetry ? 'surely' : null;
    case 'H4616':
    case 'H5668':
      return verse.isFinite(place + 1) || verse.is(place + 1, 'H834') ? 'so that' : null;
    case 'H5704':
    case 'H5705':
      return verse.isName(place + 1) || verse.at(place + 1)?.isDirection ? 'as far as' : null;
    case 'H4310':
      return verse.at(place)?.prefixes.length !== 0 || /^R/u.test(verse.at(place - 1)?.code ?? '')
        ? 'whom'
        : null;
    case 'H5750':
      return verse.at(place)?.asks ? 'still' : null;
    case 'H518':
      return verse.is(place - 1, 'H3588') ? 'rather' : null;
    case 'H369':
      if (verse.is(place + 1, 'H1767')) return 'not';
      return /^V.r|^R|^D/u.test(verse.at(place + 1)?.code ?? '') ? 'not' : 'there is no';
    case 'H3966':
      return verse.isFinite(place - 1) ? 'greatly' : null;
    case 'H5921':
      if (verse.is(place + 1, 'H3651')) return 'for';
      if (verse.is(place + 1, 'H3820') && verse.someBefore(place, 2, (at) => verse.is(at, 'H1696')))
        return 'to';
      if (verse.is(place + 1, ...BANKS) && verse.isConstruct(place + 1)) return 'beside';
      return null;
    case 'H408':
      return verse.isFinite(place + 1) || verse.isFinite(place + 2) ? null : 'no';
    case 'H834':
      return verse.is(place - 1, 'H413') && verse.is(place + 1, ...MOTION) ? 'where' : null;
    case 'H3651':
      return verse.is(place - 1, 'H5921') ? 'this reason' : null;
    default:
      return null;
  }
}
