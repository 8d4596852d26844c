import { heatPictureText as text } from '../../../text/instruments/heat-picture-text.ts';
import { BOTH, NOT_ASKED, REST, type Shading, shadeOf } from './shades.ts';

/** Colours of the picture and what they mean. */
export interface LegendEntry {
  readonly shades: readonly number[];
  readonly name: string;
}

export function legendEntries({ shades, levels }: Shading): LegendEntry[] {
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
    : first.map(({ low, high, level }) => ({ shades: [shadeOf(0, level)], name: text.counts(low, high) }));
  const notAsked = isPair ? text.notAsked.pair : text.notAsked.one;
  return [
    { shades: [REST], name: isPair ? text.neither : text.none },
    ...found.filter((entry) => entry.shades.length > 0),
    ...(shades.includes(NOT_ASKED) ? [{ shades: [NOT_ASKED], name: notAsked }] : []),
  ];
}
