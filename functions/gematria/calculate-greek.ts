import type { CalculateBody, GreekCalculated } from '../../domain/contract/index.ts';
import { gematriaValues } from '../../domain/gematria/index.ts';
import { splitGreekWords } from '../../domain/greek/index.ts';
import { Problem } from '../ctx/errors.ts';
import { knownMethods } from './values.ts';

const MAX_CELLS = 50_000;

export function calculateGreek(body: CalculateBody): GreekCalculated {
  const methods = knownMethods(body.methods);
  const options = body.options ?? {};
  const words = splitGreekWords(body.text);
  if (words.length * methods.length > MAX_CELLS) {
    throw new Problem('too_large', 'That is too many words and methods for one answer.', {
      fields: { text: 'shorten the text or choose fewer methods' },
    });
  }
  return {
    values: gematriaValues(methods, body.text, options),
    words: words.map((word) => ({ word, values: gematriaValues(methods, word, options) })),
  };
}
