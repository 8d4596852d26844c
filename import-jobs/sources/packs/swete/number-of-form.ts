import { formKey } from '../../../words/tidy-greek.ts';
import { KNOWN_FORMS } from './known-forms.ts';

let numbers: ReadonlyMap<string, string> | undefined;

function readForms(): ReadonlyMap<string, string> {
  return new Map(
    KNOWN_FORMS.trim()
      .split('\n')
      .flatMap((line) => {
        const [number = '', ...forms] = line.split(' ');
        return forms.map((form): [string, string] => [form, number]);
      }),
  );
}

/** The Strong's number that a form has in the Greek New Testament. Null if it is not there, or has several numbers. */
export function numberOfForm(text: string): string | null {
  numbers ??= readForms();
  return numbers.get(formKey(text)) ?? null;
}
