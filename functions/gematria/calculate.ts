import type { CalculateBody, Calculated } from '../../domain/contract/index.ts';
import { type Explanation, explain, gematriaValues, type MethodId } from '../../domain/gematria/index.ts';
import { Problem } from '../ctx/errors.ts';
import { knownMethods } from './values.ts';

/**
 * The limit for an answer that explains its values letter by letter: the number of characters
 * (UTF-16 units) times the number of methods. No reader needs a longer one.
 */
const MAX_EXPLAINED = 200_000;

export function calculate(body: CalculateBody, explained: boolean): Calculated {
  const methods = knownMethods(body.methods);
  const options = body.options ?? {};
  if (!explained) return gematriaValues(methods, body.text, options);
  if (body.text.length * methods.length > MAX_EXPLAINED) {
    throw new Problem('too_large', 'That is too many letters and methods to explain in one answer.', {
      fields: { explain: 'shorten the text or choose fewer methods' },
    });
  }
  const once = new Map<MethodId, Calculated[number]>();
  return methods.map((method) => {
    const answer = once.get(method) ?? working(explain(method, body.text, options));
    once.set(method, answer);
    return answer;
  });
}

function working({ method, value, letters, words, steps, ignored }: Explanation): Calculated[number] {
  return {
    method,
    value,
    letters: [...letters],
    words: [...words],
    steps: [...steps],
    ignored: [...ignored],
  };
}
