/** English for Greek prepositions, conjunctions and particles whose meaning depends on the words around them. */
import { inflectionOf } from './parsing.ts';
import type { PlacedWord } from './phrase.ts';

/** Meanings of a preposition by the case after it: genitive, dative, accusative. */
const PREPOSITIONS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  G1223: { G: 'through', A: 'because of' },
  G1519: { A: 'into' },
  G1909: { G: 'on', D: 'on', A: 'on' },
  G2596: { G: 'against', A: 'according to' },
  G3326: { G: 'with', A: 'after' },
  G3844: { G: 'from', D: 'with', A: 'beside' },
  G4012: { G: 'about', A: 'around' },
  G5228: { G: 'for', A: 'above' },
  G5259: { G: 'by', A: 'under' },
};

const VERBS_OF_KNOWING = new Set(
  (
    'G3004 G2036 G1492 G1097 G991 G3708 G4100 G191 G1921 G2334 G5346 G3140 G2046 G312 G518 G1321 G2980 G3670 G1987 ' +
    'G3049 G1380 G3543 G1125 G3936 G1166 G3982 G4920 G50 G3129 G3739 G2147 G2638 G1213 G5318 G1212 G314 G3403 G3421 G1107 G1718 G3936 G4828 G5319 G2657 G2334 G1834 G3377 G611 G601 G3860 G2296 G2744 G2168 G5274 G3199 G4302 G1260'
  ).split(' '),
);
const RELATIVES = new Set(['G3739', 'G3748', 'G3745', 'G3699', 'G3757']);

const WHO_EVER = '(ever)';

const TO_BE = 'G1510';
const SAY = new Set(['G3004', 'G2036']);
/** Words for the purpose of an action: testimony, forgiveness, salvation, good. */
const PURPOSES = new Set(
  'G3141 G859 G4991 G18 G5401 G1343 G364 G3142 G1747 G3619 G2098 G3868 G4102 G5287 G1391 G1746 G1253 G1248 G1319'.split(
    ' ',
  ),
);

/** The nearest verb among the `count` words before a place. */
const verbBefore = (words: readonly PlacedWord[], place: number, count: number): PlacedWord | undefined =>
  nearest(words, place, count).find(({ parsing }) => parsing.kind === 'verb');

/**
 * The English for a preposition, chosen by the verb before it and the word after it. Null for its usual
 * meaning.
 */
function prepositionHere(words: readonly PlacedWord[], place: number, strongs: string): string | null {
  const next = words[place + 1];
  const noun = next?.strongs === 'G3588' ? words[place + 2] : next;
  const verb = verbBefore(words, place, 4)?.strongs;
  if (strongs === 'G4314') {
    const isSomeone = noun?.strongs === 'G2316' || noun?.strongs === 'G3962' || noun?.strongs === 'G1473';
    return verb === TO_BE && isSomeone ? 'with' : null;
  }
  if (strongs === 'G1909') return noun?.strongs === 'G1680' ? 'in' : null;
  if (strongs === 'G5228')
    return next?.strongs === 'G3739' &&
      words.slice(place + 2, place + 5).some(({ strongs: said }) => SAY.has(said ?? ''))
      ? 'about'
      : null;
  if (strongs !== 'G1519') return null;
  if (verb === 'G4100') return 'in';
  if (verb === TO_BE && noun?.strongs === 'G2859') return 'in';
  if (noun?.strongs === 'G2316') return 'toward';
  if (PURPOSES.has(noun?.strongs ?? '') && verb !== 'G1525') return 'for';
  if (next?.strongs === 'G3588' && noun?.parsing.kind === 'verb' && noun.parsing.mood === 'infinitive')
    return 'for';
  const isTo = next?.parsing.kind === 'nominal' && (next.parsing.part === 'P' || noun?.strongs === 'G2398');
  return isTo && verb !== 'G1525' ? 'to' : null;
}

function preposition(words: readonly PlacedWord[], place: number, strongs: string): string | null {
  const special = prepositionHere(words, place, strongs);
  if (special !== null) return special;
  const byCase = PREPOSITIONS[strongs];
  if (byCase === undefined) return null;
  for (const word of words.slice(place + 1, place + 4)) {
    const inflection = inflectionOf(word.parsing);
    if (inflection !== null) return byCase[inflection.case] ?? null;
  }
  return null;
}

/** Numbers of hours and of people: about the tenth hour, about four thousand. */
const NUMBERS = new Set('G1182 G1623 G4000 G5070 G1250 G5507 G1367 G4002 G1417 G1427'.split(' '));
const isNumber = (word: PlacedWord | undefined): boolean =>
  NUMBERS.has(word?.strongs ?? '') || word?.morphology?.startsWith('A-NUI') === true;

/** The words before a place, the nearest first. */
const nearest = (words: readonly PlacedWord[], place: number, count: number): PlacedWord[] =>
  words.slice(Math.max(0, place - count), place).toReversed();

/** True if μή here forbids: a command or a wish for the second person follows. */
function forbids(words: readonly PlacedWord[], place: number): boolean {
  for (const { parsing, strongs } of words.slice(place + 1, place + 4)) {
    if (parsing.kind === 'verb')
      return (
        parsing.person === 2 &&
        (parsing.mood === 'imperative' || (parsing.mood === 'subjunctive' && !isSubordinate(words, place)))
      );
    if (strongs === 'G3361') return false;
  }
  return false;
}

const FINAL = new Set(['G2443', 'G3704', 'G3379', 'G3381']);

/** True for a verb within ten words after ἵνα, ὅπως, μήποτε or μήπως. */
export const isSubordinate = (words: readonly PlacedWord[], place: number): boolean =>
  nearest(words, place, 10).some(({ strongs }) => FINAL.has(strongs ?? ''));

const CONDITIONS = new Set(['G1437', 'G302', 'G3752', 'G2579', 'G891', 'G2193', 'G1875']);

/**
 * True for a verb within eight words after ἐάν, ὅταν, ἄν, ἕως or a similar word, where English has the
 * present.
 */
export const isConditional = (words: readonly PlacedWord[], place: number): boolean =>
  nearest(words, place, 8).some(({ strongs }) => CONDITIONS.has(strongs ?? ''));

/** True for a verb after οὐ μή, the strong denial of the future. */
export const isDenied = (words: readonly PlacedWord[], place: number): boolean =>
  nearest(words, place, 3).some(
    ({ strongs }, at, near) => strongs === 'G3361' && near[at + 1]?.strongs === 'G3756',
  );

/**
 * True for ὅτι that means "that": after a verb of knowing or saying with no verb between them, but not in
 * "because I said".
 */
function isTold(words: readonly PlacedWord[], place: number): boolean {
  const verb = nearest(words, place, 8).find(
    ({ parsing, strongs }) => parsing.kind === 'verb' && strongs !== TO_BE,
  );
  const said = words[place + 1];
  const isISaid =
    said !== undefined &&
    SAY.has(said.strongs ?? '') &&
    said.parsing.kind === 'verb' &&
    said.parsing.person === 1 &&
    said.parsing.tense === 'aorist';
  if (isISaid && SAY.has(verb?.strongs ?? '')) return false;
  if (verb !== undefined) return VERBS_OF_KNOWING.has(verb.strongs ?? '');
  return nearest(words, place, 8).some((one) => VERBS_OF_KNOWING.has(one.strongs ?? ''));
}

/** Words after which "and" is "also": but, for, so, therefore, just as, as, and not. */
const BEFORE_ALSO = new Set('G1161 G1063 G3779 G1352 G2531 G5613 G235 G3780'.split(' '));
/** True if "and" joins nothing: after a relative or a demonstrative pronoun before its verb, and before "ourselves". */
function isAlso(words: readonly PlacedWord[], place: number): boolean {
  const last = words[place - 1];
  const next = words[place + 1];
  if (last === undefined) return false;
  if (BEFORE_ALSO.has(last.strongs ?? '')) return true;
  if (next === undefined) return false;
  const isVerb = next.parsing.kind === 'verb' && next.parsing.person !== null;
  if (last.parsing.kind !== 'nominal') return false;
  const isThem = last.strongs === 'G3778' && last.parsing.case === 'A' && last.parsing.gender === 'M';
  if (isVerb && (last.strongs === 'G3739' || isThem)) return true;
  return (
    last.parsing.part === 'P' &&
    last.parsing.person !== 0 &&
    last.parsing.case === 'N' &&
    next.strongs === 'G846'
  );
}

/** The meaning of a particle at its place. Null if its dictionary meaning is enough. */
export function particle(words: readonly PlacedWord[], place: number): string | null {
  const word = words[place];
  const strongs = word?.strongs ?? '';
  const [last] = nearest(words, place, 1);
  switch (strongs) {
    case 'G302':
    case 'G1437':
      if (RELATIVES.has(last?.strongs ?? '') || last?.strongs === 'G1161') {
        const two = nearest(words, place, 2);
        if (two.some((one) => RELATIVES.has(one.strongs ?? ''))) return WHO_EVER;
      }
      return null;
    case 'G3754':
      return isTold(words, place) ? 'that' : 'because';
    case 'G3361':
      return forbids(words, place) ? 'do not' : null;
    case 'G2532':
      return isAlso(words, place) ? 'also' : null;
    case 'G3761':
      return words[place + 1]?.strongs === 'G1520' ? 'not even' : null;
    case 'G5613':
      return isNumber(words[place + 1]) ? 'about' : null;
    default:
      return preposition(words, place, strongs);
  }
}
