import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { HeatShape } from '../../../domain/heat/index.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { type Answered, testamentNotAsked, textsAsked } from './answers.ts';

const testamentOf = (id: string): string => (isBookId(id) ? bookById(id).testament : '');

/** What a picture shows and what it does not, in sentences. */
export function pictureInWords(shape: HeatShape, answers: readonly Answered[]): string[] {
  return [
    ...answers.flatMap(({ question, answer, figures, all }) => {
      const texts = textsAsked(shape, answer).map((id) => id.toUpperCase());
      const notAsked = texts.length === 0 ? null : testamentNotAsked(shape, answer, testamentOf);
      return [
        heatText.found(question, { ...figures, texts }),
        ...(all !== null && 'methods' in question && 'multipleOf' in question.values
          ? [
              heatText.evenly({
                unit: question.kind,
                multipleOf: question.values.multipleOf,
                all,
                observed: figures.total,
              }),
            ]
          : []),
        ...(notAsked === null ? [] : [heatText.notAsked(notAsked)]),
      ];
    }),
    ...answers.slice(0, 1).map(({ question }) => heatText.color(question)),
    heatText.numbering,
  ];
}
