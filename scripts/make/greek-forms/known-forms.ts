import type { VerseRecord } from '../../../import-jobs/records.ts';
import { formKey } from '../../../import-jobs/words/tidy-greek.ts';

const ENOUGH = 0.95;

type Counts = Map<string, Map<string, number>>;

function count(counts: Counts, key: string, number: string): void {
  const numbers = counts.get(key) ?? new Map<string, number>();
  counts.set(key, numbers.set(number, (numbers.get(number) ?? 0) + 1));
}

function commonNumber(numbers: ReadonlyMap<string, number>): string | null {
  const all = [...numbers.values()].reduce((a, b) => a + b, 0);
  return [...numbers].find(([, times]) => times >= all * ENOUGH)?.[0] ?? null;
}

/**
 * The Strong's numbers of the forms of `text` that the core knows, by form. The form with its accents decides if the
 * core has it, otherwise its letters without accents. A form that has several numbers there is left out.
 */
export function knownForms(
  core: readonly VerseRecord[],
  text: readonly VerseRecord[],
): ReadonlyMap<string, string> {
  const byForm: Counts = new Map();
  const byLetters: Counts = new Map();
  for (const { originalText, letters, strongsNumber } of core.flatMap(({ words }) => words)) {
    if (strongsNumber === null) continue;
    count(byForm, formKey(originalText), strongsNumber);
    count(byLetters, letters, strongsNumber);
  }
  const known = new Map<string, string>();
  for (const { originalText, letters } of text.flatMap(({ words }) => words)) {
    const form = formKey(originalText);
    const numbers = byForm.get(form) ?? byLetters.get(letters);
    const number = numbers === undefined ? null : commonNumber(numbers);
    if (number !== null) known.set(form, number);
  }
  return known;
}

export function writeKnownForms(known: ReadonlyMap<string, string>): string {
  const forms = new Map<string, string[]>();
  for (const [form, number] of known) forms.set(number, [...(forms.get(number) ?? []), form]);
  const lines = [...forms]
    .toSorted(([a], [b]) => Number(a.slice(1)) - Number(b.slice(1)))
    .map(([number, ones]) => `${number} ${ones.toSorted().join(' ')}\n`);
  return (
    '/**\n' +
    ' * Strong’s numbers and the forms of the Greek Apocrypha that have them in the Greek New Testament. The numbers are\n' +
    ' * facts from the tagged text of STEPBible (https://www.stepbible.org), CC BY 4.0.\n' +
    ' * npm run make:greek-forms writes this file. Do not change it by hand.\n' +
    ' */\n' +
    `export const KNOWN_FORMS = \`\n${lines.join('')}\`;\n`
  );
}
