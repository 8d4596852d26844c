import type { Composer, MeaningWord } from '../meaning-word.ts';
import type { Place } from '../place.ts';
import { article, articleOfParticiple } from './article.ts';
import { CHOSEN_FORMS } from './chosen-forms.ts';
import { CHOSEN_GLOSSES, CHOSEN_PASSIVES } from './chosen-glosses.ts';
import { GreekVerse } from './greek-word.ts';
import { adjective, DATIVES, noun } from './nominal.ts';
import { agree, inflectionOf, type Nominal, type Verb } from './parsing.ts';
import { isConditional, isDenied, isSubordinate, particle } from './particles.ts';
import { type PlacedWord, placeWords } from './phrase.ts';
import {
  demonstrative,
  indefinitePronoun,
  interrogativePronoun,
  personalPronoun,
  possessivePronoun,
  reflexivePronoun,
  relativePronoun,
  subjectOf,
} from './pronouns.ts';
import { conjugate, passiveOf, relativeClause } from './verbal.ts';

/**
 * The English meaning of the dictionary word (the chosen meaning or the gloss), without regard to the form in
 * the verse.
 */
const glossOf = ({ strongs, gloss, sense }: PlacedWord): string | null =>
  sense ?? CHOSEN_GLOSSES[strongs ?? ''] ?? gloss;

/** Verbs whose perfect has the meaning of a present, and their present in English. */
const PERFECT_PRESENTS: Readonly<Record<string, string>> = {
  G1492: 'know',
  G1503: 'be like',
  G2476: 'stand',
  G3982: 'trust',
};
/** Without a subject this verb means "it happened". */
const TO_BECOME = 'G1096';
/** The aorist of this verb is "saw" (εἶδον), and its perfect is "know". */
const TO_KNOW = 'G1492';
/** Strong’s numbers of verbs whose subject is “it”: `it is necessary`. */
const IMPERSONAL = new Set(['G1163', 'G1832', 'G4241', 'G3199', 'G4851']);
const TO_BE = new Set(['G1510', 'G5225']);
/** These verbs have the imperfect where others have the aorist. */
const PAST_IMPERFECT = new Set(['G5346', 'G1510']);

const isFiniteVerb = ({ parsing }: PlacedWord): boolean => parsing.kind === 'verb' && parsing.person !== null;

/**
 * True if a word near a verb can be its subject. A neuter has one form for nominative and accusative. Before
 * a verb it can be the subject; after it, it is more often the object.
 */
function isSubject({ parsing, preposition, strongs }: PlacedWord, verb: Verb, isBefore: boolean): boolean {
  if (parsing.kind !== 'nominal' || preposition !== null) return false;
  const isNeuter = parsing.case === 'A' && parsing.gender === 'N' && isBefore && !verb.isPlural;
  if (parsing.case !== 'N' && !isNeuter) return false;
  if (verb.person !== 3) return parsing.part === 'P' && parsing.person === verb.person;
  if (parsing.part === 'P' && (parsing.person !== 0 || (parsing.case === 'A' && strongs === 'G846')))
    return false;
  return parsing.isPlural === verb.isPlural || parsing.gender === 'N';
}

const AND = 'G2532';
/** Words that begin a new clause: and, so that, that, but, if, or, as. */
const BOUNDARIES = new Set('G2532 G2443 G3754 G235 G1437 G1487 G2228 G5613 G2531 G3704 G1360'.split(' '));

/** True if a subject is near the verb: among the nine words before it or the five after it, in its clause. */
function hasSubject(words: readonly PlacedWord[], place: number, verb: Verb): boolean {
  const seen = (near: readonly PlacedWord[], isBefore: boolean): boolean => {
    for (const [at, word] of near.entries()) {
      if (isSubject(word, verb, isBefore)) return true;
      const next = near[at + 1];
      // ὃς καὶ ἐντυγχάνει: the word before "and" is the subject.
      if (word.strongs === AND && next?.parsing.kind === 'nominal' && 'RT'.includes(next.parsing.part))
        continue;
      if (isFiniteVerb(word) || BOUNDARIES.has(word.strongs ?? '')) return false;
    }
    return false;
  };
  return (
    seen(words.slice(place + 1, place + 6), false) ||
    seen(words.slice(Math.max(0, place - 9), place).toReversed(), true)
  );
}

function subjectFor(words: readonly PlacedWord[], place: number, verb: Verb): string {
  const strongs = words[place]?.strongs ?? '';
  if (verb.person === null) return '';
  if (IMPERSONAL.has(strongs)) return 'it';
  if (verb.person === 3 && TO_BE.has(strongs)) return '';
  return hasSubject(words, place, verb) ? '' : subjectOf(verb.person, verb.isPlural);
}

const SIN = 'G266';
const NOT = 'G3756';
const SAYING = 'G4487';
const BEFORE = 'G1799';

const isPassive = (word: PlacedWord | undefined): boolean =>
  word?.parsing.kind === 'verb' && word.parsing.voice === 'passive';

/** True if a word in the accusative, a possible object, is near a verb. */
const hasObject = (words: readonly PlacedWord[], place: number): boolean =>
  words
    .slice(Math.max(0, place - 3), place + 4)
    .some(({ parsing, preposition }) => preposition === null && inflectionOf(parsing)?.case === 'A');

/** The English verb that fits a Greek verb among these words. Null if its usual verb fits. */
function verbHere(words: readonly PlacedWord[], place: number): string | null {
  switch (words[place]?.strongs) {
    case 'G142':
      return words.slice(place + 1, place + 4).some(({ strongs }) => strongs === SIN) ? 'take away' : null;
    case 'G1788':
      return isPassive(words[place]) && !hasObject(words, place) ? 'be ashamed' : null;
    case 'G2476':
      return isPassive(words[place]) &&
        words[place + 1]?.parsing.kind === 'nominal' &&
        words.some(({ strongs }) => strongs === SAYING)
        ? 'be established'
        : null;
    case 'G3403':
      return words[place + 1]?.strongs === BEFORE ? 'be remembered' : null;
    case 'G3880':
      return words[place - 1]?.strongs === NOT ? 'receive' : null;
    default:
      return null;
  }
}

/** The English verb in the voice of the form, without "to". */
function baseOf(word: PlacedWord, verb: Verb, glossHere: string | null): string | null {
  const strongs = word.strongs ?? '';
  const known = strongs === TO_KNOW && 'aorist' === verb.tense ? 'see' : (glossHere ?? glossOf(word));
  const active = known?.replace(/^to /u, '') ?? null;
  if (active === null || verb.voice === 'active') return active;
  const other = CHOSEN_PASSIVES[strongs]?.replace(/^to /u, '');
  if (other !== undefined && glossHere === null && !word.sense) return other;
  return verb.voice === 'middle' || /^be\b/u.test(active) ? active : passiveOf(active);
}

function verbMeaning(
  words: readonly PlacedWord[],
  place: number,
  word: PlacedWord,
  verb: Verb,
): string | null {
  const strongs = word.strongs ?? '';
  let subject = subjectFor(words, place, verb);
  const isBecoming = strongs === TO_BECOME && verb.mood === 'indicative' && verb.person === 3;
  const happens = isBecoming && (subject === 'he' || isOfThese(words, place));
  const base = happens
    ? 'happen'
    : isBecoming && !hasPredicate(words, place)
      ? 'come to be'
      : baseOf(word, verb, word.sense ? null : verbHere(words, place));
  if (base === null) return null;
  if (happens && subject === 'he') subject = 'it';
  if (subject === 'he' && !OF_PERSONS.has(strongs) && isThing(words, place)) subject = 'it';
  const present = PERFECT_PRESENTS[strongs];
  const form = presentOfPerfect(verb, present !== undefined);
  const english = present !== undefined && form !== verb ? present : base;
  if (form.mood === 'participle' && articleOfParticiple(words, place) !== -1)
    return relativeClause(english, form);
  if (form.mood === 'subjunctive' && isDenied(words, place))
    return conjugate(
      english,
      { ...form, mood: 'indicative', tense: 'future' },
      { subject, isSubordinate: false, isForbidden: false },
    );
  const after = isSubordinate(words, place);
  if (form.mood === 'subjunctive' && !after && isConditional(words, place))
    return conjugate(
      english,
      { ...form, mood: 'indicative', tense: 'present' },
      { subject, isSubordinate: false, isForbidden: false },
    );
  const tense = form.tense === 'imperfect' && PAST_IMPERFECT.has(strongs) ? 'aorist' : form.tense;
  const isForbidden = words
    .slice(Math.max(0, place - 3), place)
    .some(({ strongs: near }) => near === 'G3361' || near === 'G3366');
  if (form.mood === 'subjunctive' && form.person === 1 && !after && words[place - 1]?.strongs === 'G5101')
    return `${form.isPlural ? 'we' : 'I'} should ${english}`;
  return conjugate(english, { ...form, tense }, { subject, isSubordinate: after, isForbidden });
}

/** True if "this" or "these things" is the subject of a verb. */
const isOfThese = (words: readonly PlacedWord[], place: number): boolean =>
  words
    .slice(Math.max(0, place - 4), place)
    .some(
      ({ parsing, strongs, preposition }) =>
        strongs === 'G3778' && preposition === null && parsing.kind === 'nominal' && parsing.gender === 'N',
    );

const QUANTITIES = new Set(['G3956', 'G1520', 'G4183', 'G3762']);

/**
 * True if the verb "to become" has a predicate, what something becomes: a noun or adjective without an
 * article, beside the subject.
 */
function hasPredicate(words: readonly PlacedWord[], place: number): boolean {
  const near = words.slice(Math.max(0, place - 4), place + 5);
  const isNominative = ({ parsing, preposition }: PlacedWord): boolean =>
    preposition === null && parsing.kind === 'nominal' && parsing.case === 'N';
  const bare = near.filter(
    (word) =>
      isNominative(word) &&
      !word.continues &&
      !QUANTITIES.has(word.strongs ?? '') &&
      word.parsing.kind === 'nominal' &&
      'NA'.includes(word.parsing.part),
  );
  const other = near.filter(
    (word) => isNominative(word) && word.parsing.kind === 'nominal' && 'TPRDXI'.includes(word.parsing.part),
  );
  const isVague = near.some(
    ({ parsing }) => parsing.kind === 'nominal' && 'AK'.includes(parsing.part) && parsing.case === 'A',
  );
  const isPlaced = ['G1715', 'G5613', 'G1519', 'G1537', 'G1722'].some((one) =>
    near.some((word) => word.strongs === one),
  );
  const isQuality = bare.some(
    ({ parsing, strongs }) =>
      parsing.kind === 'nominal' && parsing.part === 'A' && !QUANTITIES.has(strongs ?? ''),
  );
  return (
    isQuality ||
    bare.length > 1 ||
    (bare.length === 1 && other.length > 0) ||
    (isVague && bare.length > 0) ||
    isPlaced
  );
}

/** Greek verbs for what only persons do, such as to say, to live and to hear. */
const OF_PERSONS = new Set(['G3004', 'G5346', 'G3687', 'G2198', 'G4982', 'G191', 'G518', 'G1492', 'G2983']);

/** True if the last subject that the verse named is a thing. The verb then says "it". */
function isThing(words: readonly PlacedWord[], place: number): boolean {
  for (let at = place - 1; at >= 0; at -= 1) {
    const word = words[at];
    if (word?.parsing.kind !== 'nominal' || word.parsing.case !== 'N' || word.preposition !== null) continue;
    // "The word became flesh and he dwelt": the flesh is not the subject.
    if (word.strongs === 'G4561') continue;
    if (word.parsing.part === 'N')
      return !word.parsing.isPlural && !isPersonal(word) && word.parsing.gender !== 'M';
    if ('PDRTX'.includes(word.parsing.part) && word.parsing.gender !== 'F' && word.parsing.gender !== 'N')
      return false;
  }
  return false;
}

/** Perfect forms of some verbs have the meaning of a present, and pluperfect forms that of a past. */
function presentOfPerfect(verb: Verb, isPresent: boolean): Verb {
  if (!isPresent || verb.voice === 'passive') return verb;
  if (verb.tense === 'perfect') return { ...verb, tense: 'present' };
  return verb.tense === 'pluperfect' ? { ...verb, tense: 'aorist' } : verb;
}

const nextOf = (words: readonly PlacedWord[], place: number): PlacedWord | undefined => words[place + 1];

/** True if a noun that agrees stands beside the word, or after its article. */
function hasNounBeside(words: readonly PlacedWord[], place: number, parts = 'NT'): boolean {
  const own = words[place];
  if (own === undefined) return false;
  const near = [
    words[place - 1],
    words[place + 1],
    ...(words[place + 1]?.strongs === 'G3588' ? [words[place + 2]] : []),
  ];
  return near.some(
    (word) =>
      word?.parsing.kind === 'nominal' &&
      parts.includes(word.parsing.part) &&
      agree(word.parsing, own.parsing),
  );
}

const AS_MANY = 'G3745';
const AND_I = 'G2504';
const isAdjective = (word: PlacedWord | undefined): boolean =>
  word?.parsing.kind === 'nominal' && word.parsing.part === 'A';

/** True if a genitive pronoun belongs to the noun before or after it. */
function ownsNoun(words: readonly PlacedWord[], place: number): boolean {
  const isNoun = (word: PlacedWord | undefined): boolean =>
    word?.parsing.kind === 'nominal' &&
    (word.parsing.part === 'N' || (word.parsing.part === 'A' && word.continues));
  return isNoun(words[place - 1]) || nextOf(words, place)?.strongs === 'G3588' || isNoun(words[place + 1]);
}

/** True if the noun that a relative pronoun takes up is a person. */
function takesUpPerson(words: readonly PlacedWord[], place: number, own: Nominal): boolean {
  for (let at = place - 1; at >= Math.max(0, place - 8); at -= 1) {
    const word = words[at];
    if (word?.parsing.kind !== 'nominal' || word.parsing.part !== 'N') continue;
    const { gender, isPlural } = word.parsing;
    if (
      isPlural === own.isPlural &&
      (own.case === 'G' || own.case === 'D'
        ? gender === own.gender || own.gender !== 'F'
        : gender === own.gender)
    )
      return isPersonal(word);
  }
  return own.gender !== 'N';
}

/** True if an article that agrees comes next: “the spirit itself”. */
function isBeforeArticle(words: readonly PlacedWord[], place: number): boolean {
  const own = words[place];
  const next = nextOf(words, place);
  return own !== undefined && next?.strongs === 'G3588' && agree(next.parsing, own.parsing);
}

/** True for a genitive with a participle beside it that is a clause of its own: "when he had come". */
function isAbsolute(words: readonly PlacedWord[], place: number): boolean {
  const own = words[place];
  if (own === undefined) return false;
  return [place - 2, place - 1, place + 1, place + 2].some((at) => {
    const word = words[at];
    return (
      word?.parsing.kind === 'verb' &&
      agree(word.parsing, own.parsing) &&
      articleOfParticiple(words, at) === -1
    );
  });
}

const PERSONS = new Set(
  (
    'G444 G435 G1135 G3962 G3384 G5207 G2364 G80 G79 G3101 G1401 G3816 G935 G749 G2409 G4396 G652 G32 G1140 G3793 G2992 ' +
    'G5043 G3813 G1320 G2962 G2316 G2424 G5547 G4245 G1122 G5330 G1484 G2453 G1672 G5384 G2190 G4139 G758 G2232 G1543 ' +
    'G5506 G4757 G1228 G4567 G40 G268 G1577 G5503 G3933 G1577 G2889 G1203 G2923 G3617 G1249 G4166 G5057'
  ).split(' '),
);

/** Puts "of" or "to" before a noun whose article or adjective does not show its case. */
function withCase(words: readonly PlacedWord[], place: number, parsing: Nominal, english: string): string {
  const word = words[place];
  if (word === undefined || word.continues || word.preposition !== null) return english;
  if (parsing.case === 'G') return isAbsolute(words, place) ? english : `of ${english}`;
  if (parsing.case !== 'D') return english;
  const thing = DATIVES[word.strongs ?? ''];
  if (thing !== undefined) return `${thing} ${english}`;
  return isPersonal(word) ? `to ${english}` : english;
}

/**
 * True for the object of a verb of hearing, if it is a pronoun in the genitive and a participle follows: “they heard
 * him speaking”.
 */
const isHeard = (words: readonly PlacedWord[], place: number): boolean =>
  words[place + 1]?.parsing.kind === 'verb' &&
  words.slice(Math.max(0, place - 5), place).some((word) => word.strongs === 'G191' && isFiniteVerb(word));

/** Verbs that have no thing as their object, so that τί before them is "why". */
const WITHOUT_OBJECT = new Set('G907 G2799 G1260 G3985 G5015 G2350 G2873 G1573 G5140 G2476 G1689'.split(' '));

/** True for τί that asks for the reason: "why do you baptize?". */
function isWhy(words: readonly PlacedWord[], place: number, { case: ofCase, gender }: Nominal): boolean {
  if (gender !== 'N' || !'NA'.includes(ofCase)) return false;
  const verb = words.slice(place + 1, place + 4).find(isFiniteVerb);
  return verb !== undefined && WITHOUT_OBJECT.has(verb.strongs ?? '');
}

/** The person of the finite verb that αὐτός or ἑαυτῶν belongs to, if it is "I", "we" or "you". */
function ownPerson(words: readonly PlacedWord[], place: number, { isPlural }: Nominal): 1 | 2 | null {
  const verbs = [
    ...words.slice(place + 1, place + 8),
    ...words.slice(Math.max(0, place - 4), place).toReversed(),
  ];
  const we = words
    .slice(place + 1, place + 8)
    .find(
      ({ parsing }) => parsing.kind === 'nominal' && parsing.part === 'P' && parsing.case === 'N',
    )?.parsing;
  if (we?.kind === 'nominal' && isPlural && we.isPlural && (we.person === 1 || we.person === 2))
    return we.person;
  const verb = verbs.find(isFiniteVerb)?.parsing;
  if (verb?.kind !== 'verb' || !verb.isPlural || !isPlural) return null;
  return verb.person === 1 || verb.person === 2 ? verb.person : null;
}

function pronounMeaning(
  words: readonly PlacedWord[],
  place: number,
  word: PlacedWord,
  parsing: Nominal,
): string | null {
  const isGoverned = word.preposition !== null;
  const hasNoun = parsing.case === 'G' && ownsNoun(words, place);
  const marked = (english: string): string => withCase(words, place, parsing, english);
  switch (parsing.part) {
    case 'P': {
      const last = words[place - 1];
      // "They heard him speaking": the object of hearing is a genitive.
      if (parsing.case === 'G' && !isGoverned && isHeard(words, place))
        return personalPronoun(parsing, { isGoverned: true, hasNoun });
      if (word.strongs === 'G846' && last?.strongs === 'G3588' && agree(last.parsing, parsing)) return 'same';
      const emphatic =
        word.strongs === 'G846' && parsing.case === 'N' ? ownPerson(words, place, parsing) : null;
      if (emphatic !== null)
        return reflexivePronoun({ ...parsing, person: emphatic }, { isGoverned: true, hasNoun: false });
      if (
        parsing.person === 0 &&
        (parsing.case === 'N' || parsing.gender === 'N') &&
        !isGoverned &&
        isBeforeArticle(words, place)
      )
        return reflexivePronoun(
          { ...parsing, gender: parsing.gender === 'M' ? 'M' : 'N' },
          { isGoverned: true, hasNoun: false },
        );
      if (word.strongs === AND_I)
        return `and ${personalPronoun({ ...parsing, person: 1 }, { isGoverned, hasNoun })}`;
      if (
        parsing.case === 'G' &&
        !isGoverned &&
        !hasNoun &&
        (isAdjective(last) || (TO_BE.has(last?.strongs ?? '') && last !== undefined && isFiniteVerb(last)))
      )
        return `of ${personalPronoun(parsing, { isGoverned, hasNoun })}`;
      if (parsing.case === 'G' && !isGoverned && isAbsolute(words, place))
        return personalPronoun({ ...parsing, case: 'N' }, { isGoverned: false, hasNoun: false });
      return personalPronoun(parsing, { isGoverned, hasNoun });
    }
    case 'F': {
      const person =
        parsing.isPlural && word.preposition !== 'G4314' ? ownPerson(words, place, parsing) : null;
      return reflexivePronoun(person === null ? parsing : { ...parsing, person }, { isGoverned, hasNoun });
    }
    case 'S':
      return possessivePronoun(parsing, word.letters);
    case 'D': {
      const forms: [string, string] | null =
        word.strongs === 'G3778' || word.strongs === 'G3592'
          ? ['this', 'these']
          : word.strongs === 'G1565'
            ? ['that', 'those']
            : null;
      const gloss = glossOf(word);
      if (forms === null) return gloss === null ? null : marked(gloss);
      const isThis =
        word.strongs === 'G3778' && parsing.case === 'N' && TO_BE.has(nextOf(words, place)?.strongs ?? '');
      const english = demonstrative(parsing, forms, isThis || hasNounBeside(words, place));
      return parsing.case === 'D' && !isGoverned && !word.continues ? `to ${english}` : marked(english);
    }
    case 'R': {
      const next = nextOf(words, place)?.strongs;
      if (word.strongs !== 'G3739' && word.strongs !== 'G3748') return glossOf(word);
      const english = relativePronoun(
        parsing.case === 'N' || takesUpPerson(words, place, parsing)
          ? parsing
          : { ...parsing, gender: 'N', isPlural: false },
        next === 'G302' || next === 'G1437',
      );
      if (parsing.case === 'D' && !isGoverned) return `to ${english}`;
      return marked(english);
    }
    case 'I': {
      if (word.strongs !== 'G5101') return glossOf(word);
      if (isWhy(words, place, parsing)) return 'why';
      const english = interrogativePronoun(parsing);
      return parsing.case === 'D' && !isGoverned ? `to ${english}` : marked(english);
    }
    case 'K':
      if (word.strongs === AS_MANY && parsing.gender === 'N') return 'all that';
      return glossOf(word);
    case 'X':
      return word.strongs === 'G5100'
        ? marked(
            indefinitePronoun(
              parsing,
              hasNounBeside(words, place) || isBeforeFeminine(words, place, parsing),
              isOpen(words, place),
            ),
          )
        : glossOf(word);
    default: {
      const gloss = glossOf(word);
      return gloss === null ? null : parsing.case === 'D' && !isGoverned ? `to ${gloss}` : marked(gloss);
    }
  }
}

/** True if a feminine noun comes after τις, whose form is the same for masculine and feminine. */
const isBeforeFeminine = (words: readonly PlacedWord[], place: number, own: Nominal): boolean => {
  const next = nextOf(words, place)?.parsing;
  return next?.kind === 'nominal' && next.part === 'N' && agree(next, { ...own, gender: 'F' });
};

/** True after the Greek words for “if” and “not”, where “someone” is “anyone”. */
const isOpen = (words: readonly PlacedWord[], place: number): boolean =>
  words.slice(Math.max(0, place - 4), place).some(({ strongs }) => CONDITIONAL.has(strongs ?? ''));
const CONDITIONAL = new Set('G3777 G1487 G1437 G3361 G3756 G3379 G2443'.split(' '));

/** True if a noun that agrees comes after words without a case: "no · then · now · condemnation". */
function hasNounSoon(words: readonly PlacedWord[], place: number, own: Nominal): boolean {
  const next = words.slice(place + 1, place + 4).find(({ parsing }) => parsing.kind !== 'particle');
  return next?.parsing.kind === 'nominal' && next.parsing.part === 'N' && agree(next.parsing, own);
}

/** The English for the Greek words all, none and each, which depends on the words after them. */
function quantity(
  words: readonly PlacedWord[],
  place: number,
  word: PlacedWord,
  parsing: Nominal,
): string | null {
  const next = nextOf(words, place);
  const hasNoun = next !== undefined && next.parsing.kind === 'nominal' && agree(next.parsing, parsing);
  switch (word.strongs) {
    case 'G3956':
    case 'G537':
      if (
        next?.strongs === 'G3588' &&
        articleOfParticiple(words, place + 2) === place + 1 &&
        !parsing.isPlural
      )
        return 'everyone';
      if (parsing.isPlural)
        return parsing.gender === 'N' && !hasNounBeside(words, place, 'N') ? 'all things' : 'all';
      if (next?.strongs === 'G3588') return 'all';
      return hasNoun ? 'every' : 'all';
    case 'G3762':
    case 'G3367':
      if (hasNoun || hasNounSoon(words, place, parsing)) return 'no';
      return parsing.gender === 'N' ? 'nothing' : 'no one';
    default:
      return null;
  }
}

const MANY = new Set(['G4183', 'G243', 'G2087', 'G5108', 'G3062']);

/** True for a neuter plural adjective that is used as a noun: "many things", "the other things". */
function isThings(words: readonly PlacedWord[], place: number): boolean {
  const own = words[place];
  if (own === undefined || hasNounAfter(words, place) || hasNounAfter(words, place + 1)) return false;
  const last = words[place - 1];
  return MANY.has(own.strongs ?? '') || (last?.strongs === 'G3588' && agree(last.parsing, own.parsing));
}

const SAINTS = 'G40';
const ONLY = 'G3439';

function nominalMeaning(
  words: readonly PlacedWord[],
  place: number,
  word: PlacedWord,
  parsing: Nominal,
): string | null {
  if (parsing.part === 'T') return article(words, place, parsing, { glossOf, isPerson: isPersonal });
  if (!'NA'.includes(parsing.part)) return pronounMeaning(words, place, word, parsing);
  const gloss = glossOf(word);
  const special = quantity(words, place, word, parsing);
  if (special !== null) {
    const isPerson =
      parsing.case === 'D' && parsing.gender === 'M' && !word.continues && word.preposition === null;
    return isPerson && !hasNounAfter(words, place)
      ? `to ${special}`
      : withCase(words, place, parsing, special);
  }
  if (gloss === null) return null;
  if (word.strongs === SAINTS && parsing.isPlural && parsing.gender !== 'N' && !hasNounAfter(words, place))
    return withCase(words, place, parsing, 'saints');
  if (word.strongs === ONLY && !hasNounAfter(words, place))
    return withCase(
      words,
      place,
      parsing,
      words[place - 1]?.strongs === 'G3588' ? 'only one' : 'the only one',
    );
  if (word.strongs === 'G746' && parsing.isPlural) return withCase(words, place, parsing, 'rulers');
  if (parsing.part === 'N') return withCase(words, place, parsing, noun(gloss, parsing));
  const things = parsing.isPlural && parsing.gender === 'N' && isThings(words, place) ? ' things' : '';
  return withCase(words, place, parsing, adjective(gloss, parsing) + things);
}

const isPersonal = (word: PlacedWord): boolean =>
  PERSONS.has(word.strongs ?? '') || /^\p{Lu}/u.test(glossOf(word) ?? '') || word.parsing.kind === 'verb';

/** True if a noun that agrees comes directly after the word, or before it. */
function hasNounAfter(words: readonly PlacedWord[], place: number): boolean {
  const own = words[place];
  return [words[place - 1], words[place + 1]].some(
    (word) =>
      own !== undefined &&
      word?.parsing.kind === 'nominal' &&
      word.parsing.part === 'N' &&
      agree(word.parsing, own.parsing),
  );
}

function meaningOf(words: readonly PlacedWord[], place: number, word: PlacedWord): string | null {
  const { parsing, letters } = word;
  const chosen = CHOSEN_FORMS[letters];
  if (chosen !== undefined) return chosen;
  if (parsing.kind === 'verb') return verbMeaning(words, place, word, parsing);
  if (parsing.kind === 'nominal') return nominalMeaning(words, place, word, parsing);
  return particle(words, place) ?? glossOf(word);
}

/**
 * Composes the meanings of the Greek words of a verse from their glosses and parsings. The parsings of a form have a
 * comma between them, and the words around it show which one fits. Null for a word without number and gloss, and for
 * a word whose dictionary gloss is its meaning here.
 *
 * @example
 * ```ts
 * const word = { text: 'λόγοι', letters: 'λογοι', morphology: 'N-NPM', strongs: 'G3056', lemma: 'G3056', gloss: 'word' };
 * composeGreek([word], null) // => ['words']
 * ```
 */
export const composeGreek: Composer = (words, place) => explainGreek(words, place).map(({ text }) => text);

/** The meanings of the words of a verse, each with the rules that made it. */
export function explainGreek(words: readonly MeaningWord[], place: Place | null) {
  const placed = new GreekVerse(words, placeWords(words), place).words;
  return placed.map((word, at) => {
    const meaning = meaningOf(placed, at, word);
    return { text: meaning === word.gloss ? null : meaning, fired: word.fired };
  });
}
