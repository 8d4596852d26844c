import { type BookId, findBook } from '../../../domain/canon/index.ts';
import { MAX_VALUE } from '../../../domain/contract/limits.ts';
import { METHOD_IDS, methodFullName, scriptOf } from '../../../domain/gematria/method-names.ts';
import type { GematriaScript, MethodId } from '../../../domain/gematria/method-types.ts';
import { readTypedNumber } from '../../../domain/numbers/index.ts';
import type { Scope } from '../../addresses/search-address.ts';

/** What may stand before any question: `what is the …`, `show all …`. */
const START =
  /^(?:(?:please )?(?:(?:what|where|who|which)(?:['’]?s| is| are| was| were)?|show(?: me)?|find(?: me)?|give(?: me)?|list|tell me|calculate|compute|count) )?(?:the |all |all the |every |any )?/u
    .source;

/** The parts of a form, in capital letters, and what is typed for each. */
const PARTS: Readonly<Record<string, string>> = {
  TEXT: '(?<text>.+?)',
  OTHER: '(?<other>.+?)',
  METHOD: '(?<method>.+?)',
  NUMBER: String.raw`(?<number>\d(?:[\d,.’' ]*\d)?)`,
  NUMBERS: String.raw`(?<numbers>\d+(?:(?: ?[-–,&] ?|,? and | to )\d+)*)`,
  UNIT: '(?<unit>letter|word|name|phrase|verse)s?',
  IN: '(?: (?:in|of|within|inside|from|throughout) (?<scope>.+?))?',
  SCOPE: '(?<scope>.+?)',
};

/**
 * Reads sentences of one form, in any case. The form is a regular expression with the parts above; small words before
 * the question and `the` before each part may be typed or left out.
 */
export type Form = readonly RegExp[];

export function form(strings: TemplateStringsArray, ...words: readonly string[]): Form {
  const parts = String.raw(strings, ...words).replace(/ ?\b[A-Z]{2,}\b/gu, (part) => {
    const name = part.trim();
    if (name === 'IN') return PARTS.IN ?? '';
    return part.replace(name, `${name === 'UNIT' ? '' : '(?:the )?'}${PARTS[name]}`);
  });
  const whole = `${START}${parts}$`;
  // A text may have words of the form too. So the longest text is tried after the shortest one.
  return [whole, whole.replace('(?<text>.+?)', '(?<text>.+)')].map((one) => new RegExp(one, 'iu'));
}

/** The parts of a typed sentence, as they were typed. A part that the form lacks is undefined. */
export type Parts = Partial<
  Record<'text' | 'other' | 'method' | 'number' | 'numbers' | 'unit' | 'most' | 'script' | 'scope', string>
>;

/** What the forms find in a sentence. A sentence can have its parts at several places: each is one reading. */
export function* readings(
  forms: readonly Form[],
  typed: string,
): Generator<Parts & { readonly form: number }> {
  const sentence = typed
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[\s?!.;;]+$/u, '');
  for (const [index, one] of forms.entries())
    for (const pattern of one) {
      const groups = pattern.exec(sentence)?.groups;
      if (groups !== undefined) yield { ...groups, form: index };
    }
}

const BEFORE_TEXT =
  /^(?:(?:the|a|an) )?(?:(?:hebrew|greek|english) )?(?:words?|names?|phrases?|term|spelling|letters|text|verse) (?:of )?(?=\S)/iu;
const QUOTED = /^(["“”„«'‘])(.+)["“”»'’]$/u;

/** A text without the words that only introduce it (`the word …`) and without quotation marks around it. */
export function plainText(typed = ''): string {
  const text = typed.trim().replace(BEFORE_TEXT, '');
  return QUOTED.exec(text)?.[2]?.trim() ?? text;
}

const LETTERS = { hebrew: /\p{Script=Hebrew}/u, greek: /\p{Script=Greek}/u };

export interface OriginalText {
  readonly text: string;
  readonly script: GematriaScript;
}

/** A Hebrew or Greek text, with or without points and accents. Null if it has other letters, digits or none at all. */
export function originalText(typed?: string): OriginalText | null {
  const text = plainText(typed);
  const scripts = (['hebrew', 'greek'] as const).filter((script) => LETTERS[script].test(text));
  const [script, other] = scripts;
  const hasOthers = other !== undefined || /[\p{Script=Latin}\p{N}]/u.test(text);
  return script === undefined || hasOthers ? null : { text, script };
}

/** A text to search for: several words are one phrase. */
export function searchTerm(typed?: string): string {
  const text = plainText(typed).replaceAll('"', '');
  return /\s/u.test(text) ? `"${text}"` : text;
}

export function number(typed = ''): number | null {
  const read = readTypedNumber(typed, MAX_VALUE);
  return read.ok ? read.value : null;
}

/** Typed numbers and runs of numbers as `1,3-4`. Null if one of them ends before it begins. */
export function numberRuns(typed: string): string | null {
  const runs = typed
    .replace(/\s*(?:[-–]|to)\s*/giu, '-')
    .replace(/\s*(?:,?\s*and|[,&])\s*/giu, ',')
    .split(',');
  const isRun = (run: string) => {
    const [first = 0, last = first, ...more] = run.split('-').map(Number);
    return first >= 1 && last >= first && more.length === 0;
  };
  return runs.every(isRun) ? runs.join() : null;
}

/** A part of the Bible, or all of it; or the text of one edition. */
export interface Part extends Omit<Scope, 'book'> {
  readonly book: BookId | undefined;
  readonly edition?: string;
}

const part = (scope: Partial<Part>): Part => ({
  book: undefined,
  testament: undefined,
  group: undefined,
  ...scope,
});

const WHOLE: Part = part({});

const NAMES: readonly (readonly [RegExp, Part])[] = [
  [/^(?:bible|scriptures?|text)$/u, WHOLE],
  [
    /^(?:torah|pentateuch|c?humash|(?:(?:5|five) )?books of moses|ה?תורה|חומש|חמישה חומשי תורה)$/u,
    part({ group: 'torah' }),
  ],
  [/^(?:prophets|nevi['’]?im|ה?נביאים)$/u, part({ group: 'prophets' })],
  [/^(?:writings|keth?uvim|hagiographa|ה?כתובים)$/u, part({ group: 'writings' })],
  [/^(?:four )?gospels$/u, part({ group: 'gospels' })],
  [
    /^(?:old testament|ot|hebrew (?:bible|scriptures)|tana(?:kh?|ch)|tenakh|ה?תנ["״]?ך)$/u,
    part({ testament: 'old' }),
  ],
  [/^(?:(?:greek )?new testament|nt)$/u, part({ testament: 'new' })],
  [/^(?:apocrypha|deuterocanon)$/u, part({ testament: 'apocrypha' })],
  [/^(?:king james(?: version| bible)?|kjv|authorized version)$/u, part({ edition: 'kjv' })],
];

/** A part of the Bible by its name: a book, `Torah`, `the New Testament`, `the Bible`. Null if it names none. */
export function partNamed(typed: string): Part | null {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^(?:the )?(?:whole |entire |complete )?(?:book of |hebrew text of )?(?:the )?/u, '');
  const known = NAMES.find(([names]) => names.test(name));
  if (known !== undefined) return known[1];
  const book = findBook(typed.trim().replace(/^the /iu, ''))?.id;
  return book === undefined ? null : part({ book });
}

/** The part that a sentence names, or the whole Bible if it names none. Null if it names something else. */
export const partOf = (typed?: string): Part | null => (typed === undefined ? WHOLE : partNamed(typed));

const methodKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/gu, '')
    .replace(/^(?:hebrew|greek|mispar|im) /u, '')
    .replace(/ (?:value|gematria)$/u, '');

/** A method by one of its names: `ordinal`, `Mispar Gadol`, `atbash`. It is the one for letters of this script. */
export function methodNamed(typed: string, script: GematriaScript): MethodId | undefined {
  const key = methodKey(typed.trim());
  return METHOD_IDS.filter((id) => scriptOf(id) === script).find((id) =>
    methodFullName(id)
      .split(' · ')
      .some((name) => methodKey(name) === key),
  );
}
