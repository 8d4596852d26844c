import {
  HEAT_LEVELS,
  type HeatAnswer,
  type HeatLevel,
  type HeatShape,
  heatLevels,
} from '../../../../domain/heat/index.ts';

/**
 * A shade is the number of a colour. The shades of the first question follow `FIRST`, those of the second `SECOND`, in
 * the order of their levels.
 */
export const REST = 0;
export const BOTH = 1;
const FIRST = 1;
const SECOND = FIRST + HEAT_LEVELS;
export const SHADES = 2 + 2 * HEAT_LEVELS;

/** The number of the colour of a level, of the first or second question. */
export const shadeOf = (question: number, level: number): number => (question === 0 ? FIRST : SECOND) + level;

export type Answers = readonly [HeatAnswer] | readonly [HeatAnswer, HeatAnswer];

/** True for a book that a question searches. The others are not in the picture. */
export const isAskedIn = (answers: readonly HeatAnswer[], book: number): boolean =>
  answers.some(({ asked }) => asked[book] === 1);

export interface Shading {
  /** For each verse the number of its colour. */
  readonly shades: Uint8Array;
  /** For each question, the counts that share a colour. */
  readonly levels: readonly (readonly HeatLevel[])[];
}

export function shadesOf(shape: HeatShape, answers: Answers): Shading {
  const levels = answers.map(({ figures }) => heatLevels(figures.least, figures.most));
  const [one, other] = answers.map(({ counts }, question) => {
    const byCount = shadesByCount(question, levels[question] ?? []);
    return { counts, byCount };
  });
  const shades = new Uint8Array(shape.verses.length);
  for (let verse = 0; verse < shades.length; verse++) {
    const shade = one?.byCount[one.counts[verse] as number] ?? REST;
    const second = other?.byCount[other.counts[verse] as number] ?? REST;
    if (shade === REST) shades[verse] = second;
    else shades[verse] = second === REST ? shade : BOTH;
  }
  return { shades, levels };
}

function shadesByCount(question: number, levels: readonly HeatLevel[]): Uint8Array {
  const shades = new Uint8Array((levels.at(-1)?.high ?? 0) + 1);
  for (const { low, high, level } of levels) shades.fill(shadeOf(question, level), low, high + 1);
  return shades;
}
