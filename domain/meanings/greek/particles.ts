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
    'G3049 G1380 G3543 G1125 G3936 G1166 G3982 G4920 G50 G3129 G3739 G2147 G2638 G1213 G5318 G1212 G314 G3403 G3421 G1107 G1718 G3936 G4828 G5319 G2657 G2334 G1834 G3377'
  ).split(' '),
);
const RELATIVES = new Set(['G3739', 'G3748', 'G3745', 'G3699', 'G3757']);

const WHO_EVER = 'ever';

function preposition(words: readonly PlacedWord[], place: number, strongs: string): string | null {
  const byCase = PREPOSITIONS[strongs];
  if (byCase === undefined) return null;
  for (const word of words.slice(place + 1, place + 4)) {
    const inflection = inflectionOf(word.parsing);
    if (inflection !== null) return byCase[inflection.case] ?? null;
  }
  return null;
}

/** The words before a place, the nearest first. */
const nearest = (words: readonly PlacedWord[], place: number, count: number): PlacedWord[] =>
  words.slice(Math.max(0, place - count), place).toReversed();

/** True if μή here forbids: a command or a wish for the second person follows. */
export function forbids(words: readonly PlacedWord[], place: number): boolean {
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

/** True after ἵνα, ὅπως or μήποτε, or after μή and οὐ together. */
export const isSubordinate = (words: readonly PlacedWord[], place: number): boolean =>
  nearest(words, place, 10).some(({ strongs }) => FINAL.has(strongs ?? ''));

const CONDITIONS = new Set(['G1437', 'G302', 'G3752', 'G2579', 'G891', 'G2193', 'G1875']);

/** True after ἐάν, ὅταν or ἄν, where English has the present. */
export const isConditional = (words: readonly PlacedWord[], place: number): boolean =>
  nearest(words, place, 8).some(({ strongs }) => CONDITIONS.has(strongs ?? ''));

/** True after οὐ μή, the strong denial of the future. */
export const isDenied = (words: readonly PlacedWord[], place: number): boolean =>
  nearest(words, place, 3).some(
    ({ strongs }, at, near) => strongs === 'G3361' && near[at + 1]?.strongs === 'G3756',
  );

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
      return nearest(words, place, 8).some((one) => VERBS_OF_KNOWING.has(one.strongs ?? ''))
        ? 'that'
        : 'because';
    case 'G3361':
      return forbids(words, place) ? 'do not' : null;
    case 'G2532':
      return last !== undefined &&
        new Set(['G1161', 'G1063', 'G3779', 'G1352', 'G2531', 'G5613']).has(last.strongs ?? '')
        ? 'also'
        : null;
    default:
      return preposition(words, place, strongs);
  }
}
