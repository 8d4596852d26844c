/** Finds which words of a verse belong together: the parsing that fits a place, and the preposition before a phrase. */
import type { MeaningWord } from '../meaning-word.ts';
import { agree, inflectionOf, type Parsing, readParsing } from './parsing.ts';

/** A word with the parsing that fits its place, and what the words around it say about it. */
export interface PlacedWord extends MeaningWord {
  /** The sense that the King James Version shows. */
  readonly sense?: string | null;
  readonly parsing: Parsing;
  /** The Strong's number of the preposition that governs the word's phrase; null if there is none. */
  readonly preposition: string | null;
  /** True if an earlier word of the phrase, such as its article, already shows the case. */
  readonly continues: boolean;
}

/** Words that can come second in a clause and so stand between the words of a phrase: δέ, γάρ, μέν, οὖν, τέ, γέ, ἄν, δή. */
const SECOND_WORDS: ReadonlySet<string> = new Set(
  'G1161 G1063 G3303 G3767 G5037 G1065 G302 G1211'.split(' '),
);
const ARTICLE = 'G3588';
const AND: ReadonlySet<string> = new Set('G2532 G2228 G5037'.split(' '));

/** The cases after prepositions that do not take every case. */
const CASES_AFTER: Readonly<Record<string, string>> = {
  G575: 'G',
  G1537: 'G',
  G4253: 'G',
  G473: 'G',
  G1722: 'D',
  G4862: 'D',
  G1519: 'A',
  G303: 'A',
  G1223: 'GA',
  G2596: 'GA',
  G3326: 'GA',
  G4012: 'GA',
  G5228: 'GA',
  G5259: 'GA',
};

const isPreposition = (parsing: Parsing): boolean => parsing.kind === 'particle' && parsing.part === 'PREP';
export const isSecondWord = ({ strongs }: MeaningWord): boolean => SECOND_WORDS.has(strongs ?? '');

/** True for a numeral without cases, such as δύο. */
const isNumeral = ({ morphology }: MeaningWord): boolean => morphology?.startsWith('A-NUI') ?? false;

/**
 * The place of the nearest earlier word that does not only come second in its clause and is not a numeral; -1 if there
 * is none.
 */
function before(words: readonly MeaningWord[], place: number): number {
  let at = place - 1;
  for (; at >= 0; at -= 1) {
    const word = words[at];
    if (word !== undefined && !isSecondWord(word) && !isNumeral(word)) break;
  }
  return at;
}

/** The index of the next word, past words such as δέ that only come second in a clause. */
function after(words: readonly MeaningWord[], place: number): number {
  let at = place + 1;
  for (let word = words[at]; word !== undefined && isSecondWord(word); word = words[at]) at += 1;
  return at;
}

const optionsOf = ({ morphology }: MeaningWord): Parsing[] => (morphology ?? '').split(',').map(readParsing);

/** The options that agree with one of the next words, which must be a noun, an adjective or a participle. */
function agreeingWithNext(
  words: readonly MeaningWord[],
  place: number,
  options: readonly Parsing[],
  reach: number,
): Parsing[] {
  let left = reach;
  for (const word of words.slice(place + 1)) {
    if (isSecondWord(word)) continue;
    if (left === 0) break;
    left -= 1;
    const nexts = optionsOf(word).filter(
      (next) => next.kind === 'verb' || (next.kind === 'nominal' && 'NAPD'.includes(next.part)),
    );
    const fits = options.filter((option) => nexts.some((next) => agree(option, next)));
    if (fits.length > 0) return fits;
  }
  return [];
}

const narrowed = (options: readonly Parsing[], fits: readonly Parsing[]): readonly Parsing[] =>
  fits.length > 0 ? fits : options;

/**
 * True for a word that does not agree with the one before it: αὐτοῦ ("his"), and πάντα directly after "God".
 */
const isAlone = (words: readonly MeaningWord[], place: number): boolean =>
  words[place]?.letters === 'αυτου' ||
  (words[place]?.letters === 'παντα' && words[place - 1]?.strongs === 'G2316');

/** Chooses among the parsings of each form: the one that agrees with the words around it, or else the commonest. */
function chooseParsings(words: readonly MeaningWord[]): Parsing[] {
  const chosen: Parsing[] = [];
  for (const [place, word] of words.entries()) {
    let options: readonly Parsing[] = optionsOf(word);
    if (options.length > 1) {
      const at = before(words, place);
      const earlier = chosen[at];
      if (earlier !== undefined && isPreposition(earlier)) {
        const cases = CASES_AFTER[words[at]?.strongs ?? ''] ?? 'GDA';
        options = narrowed(
          options,
          options.filter((option) => cases.includes(inflectionOf(option)?.case ?? ' ')),
        );
      } else if (AND.has(words[at]?.strongs ?? '')) {
        const joined = chosen[at - 1];
        const itsCase = joined === undefined ? undefined : inflectionOf(joined)?.case;
        options = narrowed(
          options,
          options.filter((option) => inflectionOf(option)?.case === itsCase),
        );
      } else if (isNameOfOwner(words, chosen, place, options)) {
        options = options.filter((option) => caseOf(option) === 'G');
      } else if (earlier !== undefined && inflectionOf(earlier) !== null && !isAlone(words, place)) {
        const fits = options.filter((option) => agree(earlier, option));
        options = fits.length > 0 ? fits : freeOptions(words, chosen, place, options);
      } else {
        options = freeOptions(words, chosen, place, options);
      }
      const [first] = options;
      if (first?.kind === 'nominal' && 'TAD'.includes(first.part))
        options = narrowed(options, agreeingWithNext(words, place, options, first.part === 'T' ? 6 : 2));
      if (options.some(({ kind }) => kind === 'verb'))
        options = narrowed(options, verbOptions(words, chosen, place, options));
    }
    chosen.push(options[0] ?? readParsing(''));
  }
  return chosen;
}

const NAME = 'G3686';

const isNamed = (word: MeaningWord | undefined, options: readonly Parsing[]): boolean =>
  isName(word) && options.every((option) => option.kind === 'nominal' && option.part === 'N');

/** True for a name with one form for all cases, directly after the noun of what its bearer owns: "God of Abraham". */
function isNameOfOwner(
  words: readonly MeaningWord[],
  chosen: readonly Parsing[],
  place: number,
  options: readonly Parsing[],
): boolean {
  const earlier = chosen[place - 1];
  const word = words[place - 1];
  return (
    isNamed(words[place], options) &&
    options.some((option) => caseOf(option) === 'G') &&
    earlier?.kind === 'nominal' &&
    earlier.part === 'N' &&
    earlier.case !== 'V' &&
    word?.strongs !== NAME &&
    (!isName(word) || word?.strongs === GOD)
  );
}

/**
 * The options of a word that agrees with no word before it. A name is the subject of a verb in the singular beside it,
 * and a noun in -ας after a verb is its object: "to forgive sins".
 */
function freeOptions(
  words: readonly MeaningWord[],
  chosen: readonly Parsing[],
  place: number,
  options: readonly Parsing[],
): readonly Parsing[] {
  const earlier = chosen[place - 1];
  if (isNamed(words[place], options)) {
    const isBesideVerb = [before(words, place), after(words, place)].some((at) =>
      (words[at] === undefined ? [] : optionsOf(words[at])).some(
        (one) => one.kind === 'verb' && one.person === 3 && !one.isPlural,
      ),
    );
    if (isBesideVerb || place === 0)
      return narrowed(
        options,
        options.filter((option) => caseOf(option) === 'N'),
      );
  }
  const isObject =
    earlier?.kind === 'verb' &&
    !GENITIVE_VERBS.has(words[place - 1]?.strongs ?? '') &&
    /ασ$/u.test(words[place]?.letters ?? '');
  return isObject
    ? narrowed(
        options,
        options.filter((option) => caseOf(option) === 'A'),
      )
    : options;
}

/** Words after which a subjunctive comes: ἵνα, ὅπως, ἐάν, ἄν, ὅταν, μήποτε. */
const WITH_SUBJUNCTIVE = new Set('G2443 G3704 G1437 G302 G3752 G3379'.split(' '));

/**
 * Chooses among the parsings of a verb: a participle if an earlier article needs one, or the person of a
 * pronoun near the verb.
 */
function verbOptions(
  words: readonly MeaningWord[],
  chosen: readonly Parsing[],
  place: number,
  options: readonly Parsing[],
): Parsing[] {
  const participles = options.filter((option) => inflectionOf(option) !== null);
  if (participles.length > 0 && participles.length < options.length)
    return participles.filter((option) => awaitingArticle(words, chosen, place, option) !== -1);
  const wishes = options.filter((option) => option.kind === 'verb' && option.mood === 'subjunctive');
  if (
    wishes.length > 0 &&
    words.slice(Math.max(0, place - 6), place).some(({ strongs }) => WITH_SUBJUNCTIVE.has(strongs ?? ''))
  )
    return wishes;
  const near = words.slice(Math.max(0, place - 3), place + 4).flatMap(optionsOf);
  const own = options.filter(
    (option) =>
      option.kind === 'verb' &&
      option.person !== null &&
      option.person !== 3 &&
      near.some(
        (one) =>
          one.kind === 'nominal' &&
          one.part === 'P' &&
          one.case === 'N' &&
          one.person === option.person &&
          one.isPlural === option.isPlural,
      ),
  );
  return own.length > 0 ? own : ofSubject(words, place, options);
}

/**
 * εἶπον is "I said" or "they said": the options with the number of the nominatives near the verb. In the singular only a
 * participle can belong to "I".
 */
function ofSubject(words: readonly MeaningWord[], place: number, options: readonly Parsing[]): Parsing[] {
  const near = words.slice(Math.max(0, place - 5), place + 5).map(optionsOf);
  const has = (isPlural: boolean): boolean =>
    near.some((ones) =>
      ones.every(
        (one) =>
          'NV'.includes(caseOf(one) ?? ' ') &&
          inflectionOf(one)?.isPlural === isPlural &&
          (isPlural || one.kind === 'verb'),
      ),
    );
  const isPlural = has(true);
  if (isPlural === has(false)) return [];
  return options.filter(
    (option) => option.kind === 'verb' && option.person !== null && option.isPlural === isPlural,
  );
}

/** The number of words that can stand between an article and its participle. */
const REACH = 7;

/**
 * The place of the article whose participle is at a place: "the one who believes". -1 if the participle has no article,
 * or if the article belongs to a noun between them.
 */
export function awaitingArticle(
  words: readonly MeaningWord[],
  parsings: readonly Parsing[],
  place: number,
  participle: Parsing,
): number {
  for (let at = place - 1; at >= Math.max(0, place - REACH); at -= 1) {
    const parsing = parsings[at];
    if (parsing === undefined) return -1;
    if (parsing.kind === 'verb' && (parsing.person !== null || agree(parsing, participle))) return -1;
    if (parsing.kind !== 'nominal' || !agree(parsing, participle)) continue;
    return words[at]?.strongs === ARTICLE ? at : -1;
  }
  return -1;
}

/** True for a word that can come between the preposition and the noun of a phrase. */
const isInPhrase = (parsing: Parsing): boolean => parsing.kind === 'nominal' && !'RIC'.includes(parsing.part);

/** Gives each word of a verse its parsing and its preposition, from the words around it. */
export function placeWords(words: readonly MeaningWord[]): PlacedWord[] {
  const parsings = chooseParsings(words);
  const placed: PlacedWord[] = [];
  for (const [place, word] of words.entries()) {
    const parsing = parsings[place] ?? readParsing('');
    placed.push({ ...word, parsing, ...surroundings(words, parsings, placed, place) });
  }
  return placed;
}

function surroundings(
  words: readonly MeaningWord[],
  parsings: readonly Parsing[],
  placed: readonly PlacedWord[],
  place: number,
): Pick<PlacedWord, 'preposition' | 'continues'> {
  const own = parsings[place];
  const at = before(words, place);
  const earlier = parsings[at];
  const none = { preposition: null, continues: false };
  if (own === undefined || earlier === undefined || inflectionOf(own) === null) return none;
  const governing = verbWithoutMark(words, parsings, place, own);
  if (governing !== null) return { preposition: governing, continues: false };
  if (isPreposition(earlier)) return { preposition: words[at]?.strongs ?? null, continues: false };
  const neighbor = placed[at];
  if (isInPhrase(earlier) && agree(earlier, own) && !isNewGenitive(earlier, own, words[at], words[place]))
    return { preposition: neighbor?.preposition ?? null, continues: true };
  // An adverb can come between an article and its noun: "of the present time".
  if (earlier.kind === 'particle' && earlier.part === 'ADV') {
    const first = parsings[at - 1];
    if (words[at - 1]?.strongs === ARTICLE && first !== undefined && agree(first, own))
      return { preposition: placed[at - 1]?.preposition ?? null, continues: true };
  }
  // A genitive pronoun can come between an adjective and its noun, or between a noun and what follows it.
  if (earlier.kind === 'nominal' && earlier.part === 'P' && earlier.case === 'G') {
    const head = parsings[at - 1];
    if (head !== undefined && isInPhrase(head) && agree(head, own))
      return { preposition: placed[at - 1]?.preposition ?? null, continues: true };
  }
  if (AND.has(words[at]?.strongs ?? '')) return joined(parsings, placed, own, at);
  return none;
}

/** Verbs whose object is a dative in Greek and has no preposition in English: to follow, to look at, to worship. */
const DATIVE_VERBS: ReadonlySet<string> = new Set(
  'G190 G1689 G4352 G1247 G5219 G1398 G4828 G4878 G4862 G2008 G4841 G4889 G1863 G3982 G5293'.split(' '),
);
/** Verbs whose object is a genitive: to spare, to hear, to touch. */
const GENITIVE_VERBS: ReadonlySet<string> = new Set(
  'G5339 G191 G680 G1949 G2902 G3403 G5177 G1089'.split(' '),
);

/** The verb whose object a word is without a preposition in English. Null if there is none before it. */
function verbWithoutMark(
  words: readonly MeaningWord[],
  parsings: readonly Parsing[],
  place: number,
  own: Parsing,
): string | null {
  const verbs = caseOf(own) === 'D' ? DATIVE_VERBS : caseOf(own) === 'G' ? GENITIVE_VERBS : null;
  const at = before(words, place);
  const strongs = words[at]?.strongs ?? '';
  const verb = parsings[at];
  // "When he heard" and "hearing my words" have a genitive that is no object.
  const isOther = verb !== undefined && caseOf(verb) === 'G';
  if (caseOf(own) === 'G' && (isOther || words[place + 1]?.strongs === ARTICLE)) return null;
  return verbs?.has(strongs) === true && parsings[at]?.kind === 'verb' ? strongs : null;
}
const caseOf = (parsing: Parsing): string | undefined => inflectionOf(parsing)?.case;

const FATHER = 'G3962';
const GOD = 'G2316';
const isName = (word: MeaningWord | undefined): boolean => /^\p{Lu}/u.test(word?.gloss ?? '');

/**
 * True if a genitive depends on the genitive noun before it ("of the son of the man") and does not stand beside it ("of
 * Jesus Christ", "of God the Father").
 */
function isNewGenitive(
  earlier: Parsing,
  own: Parsing,
  earlierWord: MeaningWord | undefined,
  word: MeaningWord | undefined,
): boolean {
  if (earlier.kind !== 'nominal' || earlier.part !== 'N' || earlier.case !== 'G') return false;
  if (own.kind !== 'nominal') return false;
  if ('TPF'.includes(own.part)) return true;
  return own.part === 'N' && !(isName(earlierWord) && (isName(word) || word?.strongs === FATHER));
}

/** Gives a word after "and" the preposition of the earlier word in the same case: "from God and man". */
function joined(
  parsings: readonly Parsing[],
  placed: readonly PlacedWord[],
  own: Parsing,
  and: number,
): Pick<PlacedWord, 'preposition' | 'continues'> {
  for (let at = and - 1; at >= Math.max(0, and - 3); at -= 1) {
    const parsing = parsings[at];
    const inflection = parsing === undefined ? null : inflectionOf(parsing);
    if (inflection === null) break;
    if (inflection.case === inflectionOf(own)?.case)
      return { preposition: placed[at]?.preposition ?? null, continues: false };
  }
  return { preposition: null, continues: false };
}
