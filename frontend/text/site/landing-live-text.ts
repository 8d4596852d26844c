import { counted, formatValue } from '../numbers.ts';

/** Texts of the landing page's examples, which load when the reader scrolls near them. */
export const landingLiveText = {
  number: {
    field: 'Number',
    words: (value: number) => `Words that add up to ${formatValue(value)}`,
    noWords: (value: number) => `No single word adds up to ${formatValue(value)}.`,
    times: (count: number) => `${formatValue(count)}×`,
    all: (value: number) => `Everything about ${formatValue(value)}`,
    failed: 'The words could not be loaded.',
  },
  words: {
    choose: 'Choose a pair',
    pairs: ['One and love', 'Messiah and serpent', 'Wine and secret', 'Dove and Alpha–Omega'],
    fields: ['First word', 'Second word'],
    noLetters: 'Type Hebrew or Greek letters.',
    same: (value: number) => `Both words add up to <value>${formatValue(value)}</value>.`,
    apart: (one: number, other: number) =>
      `${formatValue(one)} and ${formatValue(other)}: ${formatValue(Math.abs(one - other))} apart, ${formatValue(one + other)} together.`,
    letters: (letters: readonly string[]) => `Letters in both: <letters>${letters.join(' ')}</letters>`,
    noLettersShared: 'They have no letter in common.',
    all: 'Compare them by every method',
  },
  chance: {
    choose: 'Choose a number',
    /** `expected` is the average of other orders and the margin around it. `verdict` ends the sentence. */
    sentence: (found: number, value: number, expected: string, verdict: string) =>
      `${counted(found, 'Hebrew phrase')} ${found === 1 ? 'adds' : 'add'} up to ${formatValue(value)}, and the same words shuffled would give about ${expected}: ${verdict}`,
    onlyFound: (found: number, value: number) =>
      `${counted(found, 'Hebrew phrase')} ${found === 1 ? 'adds' : 'add'} up to ${formatValue(value)}. What chance would give is not known yet.`,
    found: 'Found',
    expected: 'Expected',
    about: 'How this is computed',
    all: (value: number) => `See the phrases that add up to ${formatValue(value)}`,
    failed: 'These counts could not be loaded.',
  },
} as const;
