import { bookById, isBookId } from '../../../domain/canon/index.ts';
import type { HeatShape } from '../../../domain/heat/index.ts';
import { heatText } from '../../text/instruments/heat-text.ts';
import { type Answered, type OneOrTwo, testamentNotAsked, textsAsked } from './answers.ts';

const testamentOf = (id: string): string => (isBookId(id) ? bookById(id).testament : '');

export interface PictureWords {
  /** What the picture shows. */
  readonly shown: string;
  /** What it does not show, and how to read it. */
  readonly remarks: string;
}

export function pictureInWords(shape: HeatShape, answers: OneOrTwo<Answered>): PictureWords {
  const [{ question }, second] = answers;
  return {
    shown: answers.flatMap((answered) => foundInWords(shape, answered)).join(' '),
    remarks: [
      ...heatText.notAsked(answers.map(({ answer }) => testamentNotAsked(shape, answer, testamentOf))),
      second === undefined ? heatText.color(question) : heatText.colors,
      heatText.numbering,
    ].join(' '),
  };
}

function foundInWords(shape: HeatShape, { question, answer, all, headword }: Answered): string[] {
  const texts = textsAsked(shape, answer);
  if (texts.length === 0) return [heatText.nothingAsked];
  const found = heatText.found(question, { ...answer.figures, texts, headword });
  if (all === null || !('methods' in question) || !('multipleOf' in question.values)) return [found];
  const { multipleOf } = question.values;
  return [found, heatText.evenly({ unit: question.kind, multipleOf, all })];
}
