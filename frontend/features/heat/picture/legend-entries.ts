import { heatPictureText as text } from '../../../text/instruments/heat-picture-text.ts';
import { BOTH, REST, type Shading, shadeOf } from './shades.ts';

/** Colours of the picture and what they mean. */
export interface LegendEntry {
  readonly shades: readonly number[];
  readonly name: string;
}

/** `counted` is null if the picture only tells verses from other verses. */
export function legendEntries({ shades, levels }: Shading, counted: string | null): LegendEntry[] {
  const [first = [], second] = levels;
  const isPair = second !== undefined;
  const shadesOf = (question: number) =>
    (levels[question] ?? []).map(({ level }) => shadeOf(question, level));
  const found = isPair
    ? [
        { shades: shadesOf(0), name: text.first },
        { shades: shadesOf(1), name: text.second },
        { shades: [BOTH], name: text.both },
      ]
    : first.map(({ low, high, level }) => ({
        shades: [shadeOf(0, level)],
        name: counted === null ? text.these : text.counts(low, high),
      }));
  const rest = isPair ? text.neither : counted === null ? text.others : text.none;
  return [
    ...(shades.includes(REST) ? [{ shades: [REST], name: rest }] : []),
    ...found.filter((entry) => entry.shades.length > 0),
  ];
}
