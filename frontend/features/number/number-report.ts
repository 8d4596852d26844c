import type { ValueSearchAnswer } from '../../../domain/contract/index.ts';
import { greekNumeralOf, hebrewNumeralOf, numberFacts } from '../../../domain/numbers/index.ts';
import { methodFullName, type Script, STANDARD_METHODS } from '../../shared/methods/methods.ts';
import { numberText } from '../../text/instruments/number-text.ts';
import { BRAND } from '../../ui/brand.ts';
import { escapeMarkdown } from '../../ui/sharing/escape.ts';
import { namesOfValue } from './names-of-value.ts';
import type { Unit } from './number-queries.ts';

export interface FoundPart {
  readonly unit: Unit;
  readonly script: Script;
  readonly answer: ValueSearchAnswer;
}

const text = numberText.markdown;

/**
 * A report on a number in Markdown: facts, what adds up to it, and the editions with their revisions, so that others
 * can check it. `link` is the address of the page, `day` the day on which it was made.
 */
export function numberReport(value: number, parts: readonly FoundPart[], link: string, day: Date): string {
  const hebrew = hebrewNumeralOf(value);
  const greek = greekNumeralOf(value);
  const facts = [
    ...(hebrew === null || greek === null ? [] : [text.numerals(hebrew, greek)]),
    ...numberFacts(value),
  ];
  const names = namesOfValue(value);
  const date = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return [
    `# ${text.heading(value)}`,
    ...(facts.length === 0 ? [] : section(text.facts, facts)),
    ...(['word', 'span', 'verse'] as const).flatMap((unit) =>
      section(numberText.sections[unit], parts.filter((part) => part.unit === unit).flatMap(linesOf)),
    ),
    ...(names.length === 0
      ? []
      : section(
          numberText.names,
          names.map(({ name, spelling, meaning }) => `${name} (${spelling}): ${meaning}`),
        )),
    ...section(text.sources, [
      text.method(STANDARD_METHODS.map(methodFullName)),
      ...editionsOf(parts).map(([id, revision]) => text.edition(id, revision)),
      text.read(BRAND, date, link),
    ]),
    '',
  ].join('\n');
}

const INDENT = '  ';

const section = (title: string, lines: readonly string[]): readonly string[] => [
  '',
  `## ${title}`,
  '',
  ...lines.map((line) => (line.startsWith(INDENT) ? line : `- ${line}`)),
];

/**
 * The lines of a report about one part: the number of results, the number that another order of the words would give
 * if it is known, and the first results. Of words these are the most frequent spellings, each with its number and its
 * first place.
 */
function linesOf({ unit, script, answer }: FoundPart): readonly string[] {
  const { resultCount, spellingCount, results, expectedInAnyOrder } = answer;
  const found = text.found(resultCount, unit, numberText.languages[script]);
  const spellings = spellingCount === undefined || resultCount < 2 ? [] : [text.spellings(spellingCount)];
  const mean =
    expectedInAnyOrder === undefined
      ? []
      : [text.inAnyOrder(expectedInAnyOrder.mean.toFixed(expectedInAnyOrder.mean < 100 ? 1 : 0))];
  const listed =
    results.length === 0 || results.length === (spellingCount ?? resultCount)
      ? []
      : [unit === 'word' ? text.mostFrequent(results.length) : text.firstOnes(results.length)];
  const examples = results.flatMap(({ span, reference, uses = [] }) => {
    if (unit === 'verse') return reference;
    if (unit === 'span') return `${span?.text} (${reference})`;
    return uses.map((use) => text.spelling(use.text, use.translation, use.occurrences, use.reference));
  });
  return [
    [found, ...spellings, ...mean, ...listed].join('; '),
    ...examples.map((example) => `${INDENT}- ${escapeMarkdown(example)}`),
  ];
}

function editionsOf(parts: readonly FoundPart[]): readonly (readonly [id: string, revision: string])[] {
  return [
    ...new Map(
      parts.flatMap(({ answer }) => answer.editions.map(({ id, revision }) => [id, revision] as const)),
    ),
  ];
}
