import { wholeNumber } from '../basics/index.ts';
import { MAX_VALUE } from '../contract/limits.ts';
import { type MethodId, methodId } from '../gematria/method-types.ts';
import { greekLetters, withFinalSigma } from '../greek/index.ts';
import { hebrewLetters } from '../hebrew/index.ts';
import { strongsNumber } from '../lexicon/index.ts';
import type { AskedValues, HeatQuestion } from './heat-question.ts';

type Question<Kind extends HeatQuestion['kind']> = Extract<HeatQuestion, { readonly kind: Kind }>;

const STANDARD: readonly MethodId[] = ['HEBREW_STANDARD', 'GREEK_STANDARD'];
const MULTIPLE = 'multiple-of-';
const value = wholeNumber(1, MAX_VALUE);

/**
 * Reads the text form of a question, as addresses have it. Null if the text is not one. Letters are read without
 * points and accents, and the number of a lemma without zeros in front.
 *
 * @example
 * ```ts
 * parseHeatQuestion('word.26') // => {"kind":"word","values":{"low":26,"high":26},"methods":["HEBREW_STANDARD","GREEK_STANDARD"]}
 * parseHeatQuestion('verse.multiple-of-37.HEBREW_ORDINAL') // => {"kind":"verse","values":{"multipleOf":37},"methods":["HEBREW_ORDINAL"]}
 * parseHeatQuestion('spelling.יְהוָה') // => {"kind":"spelling","letters":"יהוה"}
 * parseHeatQuestion('length.words.7-9') // => {"kind":"length","unit":"words","range":{"low":7,"high":9}}
 * parseHeatQuestion('word.nothing') // => null
 * ```
 */
export function parseHeatQuestion(text: string): HeatQuestion | null {
  const [kind, asked = '', ...rest] = text.split('.');
  switch (kind) {
    case 'verse':
    case 'word':
    case 'phrase':
      return valueQuestion(kind, asked, rest);
    case 'spelling':
      return rest.length > 0 ? null : spellingQuestion(asked);
    case 'lemma':
      return rest.length > 0 ? null : lemmaQuestion(asked);
    case 'length':
      return lengthQuestion(asked, rest);
    default:
      return null;
  }
}

/**
 * Writes a question as `parseHeatQuestion` reads it. The two standard methods are left out.
 *
 * @example
 * ```ts
 * formatHeatQuestion({ kind: 'word', values: { low: 20, high: 32 }, methods: ['HEBREW_STANDARD', 'GREEK_STANDARD'] }) // => "word.20-32"
 * formatHeatQuestion({ kind: 'lemma', number: 'H3068' }) // => "lemma.H3068"
 * ```
 */
export function formatHeatQuestion(question: HeatQuestion): string {
  switch (question.kind) {
    case 'spelling':
      return `spelling.${question.letters}`;
    case 'lemma':
      return `lemma.${question.number}`;
    case 'length':
      return [
        'length',
        question.unit,
        ...(question.range === null ? [] : [formatRange(question.range)]),
      ].join('.');
    default: {
      const { kind, values, methods } = question;
      const asked = 'multipleOf' in values ? `${MULTIPLE}${values.multipleOf}` : formatRange(values);
      return [kind, asked, ...(isStandard(methods) ? [] : methods)].join('.');
    }
  }
}

const isStandard = (methods: readonly MethodId[]): boolean => methods.join() === STANDARD.join();

const formatRange = ({ low, high }: { low: number; high: number }): string =>
  low === high ? `${low}` : `${low}-${high}`;

function valueQuestion(
  kind: 'verse' | 'word' | 'phrase',
  asked: string,
  ids: readonly string[],
): HeatQuestion | null {
  const values = readValues(asked);
  const methods = ids.length === 0 ? STANDARD : readMethods(ids);
  return values === null || methods === null ? null : { kind, values, methods };
}

function readValues(asked: string): AskedValues | null {
  if (!asked.startsWith(MULTIPLE)) return readRange(asked);
  const multipleOf = value(asked.slice(MULTIPLE.length));
  return multipleOf === undefined ? null : { multipleOf };
}

function readRange(asked: string): { low: number; high: number } | null {
  const [from, to = from, ...more] = asked.split('-');
  const low = value(from);
  const high = value(to);
  return low === undefined || high === undefined || low > high || more.length > 0 ? null : { low, high };
}

/** One method for each script, the Hebrew one first. Null if a text is not a method's id, or a script has two. */
function readMethods(ids: readonly string[]): MethodId[] | null {
  const methods = ids.flatMap((id) => methodId(id) ?? []);
  const greek = methods.filter((method) => method.startsWith('GREEK_'));
  const hebrew = methods.filter((method) => !greek.includes(method));
  const isValid = methods.length === ids.length && greek.length <= 1 && hebrew.length <= 1;
  return isValid ? [...hebrew, ...greek] : null;
}

function spellingQuestion(asked: string): Question<'spelling'> | null {
  if (asked.includes(' ')) return null;
  const hebrew = hebrewLetters(asked);
  const greek = withFinalSigma(greekLetters(asked));
  const letters = hebrew || greek;
  return letters === '' || (hebrew !== '' && greek !== '') ? null : { kind: 'spelling', letters };
}

function lemmaQuestion(asked: string): Question<'lemma'> | null {
  const number = strongsNumber(asked);
  return number === null ? null : { kind: 'lemma', number };
}

function lengthQuestion(unit: string, rest: readonly string[]): Question<'length'> | null {
  if ((unit !== 'words' && unit !== 'letters') || rest.length > 1) return null;
  const [asked] = rest;
  if (asked === undefined) return { kind: 'length', unit, range: null };
  const range = readRange(asked);
  return range === null ? null : { kind: 'length', unit, range };
}
