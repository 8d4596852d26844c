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
  LETTER: String.raw`(?<letter>[a-z]+?|\p{Script=Hebrew}|\p{Script=Greek})`,
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
  Record<
    | 'text'
    | 'other'
    | 'method'
    | 'number'
    | 'numbers'
    | 'nth'
    | 'unit'
    | 'letter'
    | 'of'
    | 'most'
    | 'script'
    | 'scope',
    string
  >
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
  /^(?:(?:the|a|an|my) )?(?:(?:hebrew|greek|english) )?(?:words?|names?|phrases?|term|spelling|letters|text|verse) (?:of )?(?=\S)/iu;
const QUOTED = /^(["“”„«'‘])(.+)["“”»'’]$/u;

/** A text without the words that only introduce it (`the word …`) and without quotation marks around it. */
export function plainText(typed = ''): string {
  const text = typed.trim().replace(BEFORE_TEXT, '');
  return QUOTED.exec(text)?.[2]?.trim() ?? text;
}

const LETTERS = { hebrew: /\p{Script=Hebrew}/u, greek: /\p{Script=Greek}/u };
const SCRIPTS = { ...LETTERS, latin: /\p{Script=Latin}/u };
const OTHER_LETTERS = /[^\P{L}\p{Script=Hebrew}\p{Script=Greek}\p{Script=Latin}]/u;

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
function searchTerm(typed?: string): string {
  const text = plainText(typed).replaceAll('"', '');
  return /\s/u.test(text) ? `"${text}"` : text;
}

const NO_TERM = /^(?:how (?:many|much|often)|number of|total)\b/iu;

/**
 * A text whose times can be counted, as a search has it: words in one script, or a Strong's number. Null for any other
 * text, and for words that only ask.
 */
export function countedTerm(typed?: string): string | null {
  const term = searchTerm(typed);
  const scripts = Object.values(SCRIPTS).filter((letters) => letters.test(term));
  return scripts.length === 1 && !NO_TERM.test(plainText(typed)) && !OTHER_LETTERS.test(term) ? term : null;
}

export function number(typed = ''): number | null {
  const read = readTypedNumber(typed, MAX_VALUE);
  return read.ok ? read.value : null;
}

const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** The ordinal numbers that are read as words. */
export const ORDINALS: string = [...NTH, 'last', 'final'].join('|');

/** The number of an ordinal; `last` for the last one. */
export function ordinal(typed: string): number | 'last' {
  const at = NTH.indexOf(typed.toLowerCase());
  return at < 0 ? 'last' : at + 1;
}

/** The letters by their names in Latin letters, each with its usual spellings. */
const LETTER_NAMES: readonly (readonly [letters: string, names: string])[] = [
  [
    'אבגדהוזחטיכלמנסעפצקרשת',
    'ale[fp]h?|bei?[ts]h?|gimm?el|dale[dt]h?|h(?:e|eh|ei|ey)|[vw](?:av|aw|au)|zay?in|k?c?he[ts]h?|te[ts]h?|y[ou]dh?|[kc]h?a(?:f|ph)|lamm?edh?|mem|nun|same[ck]h?|[ʿ’]?ayin|p(?:e|eh|ei|ey)|t?[sz]ad[ei]k?|[qk](?:of|oph|uf|oof)|rei?sh|shin|ta[vw]',
  ],
  [
    'αβγδεζηθικλμνξοπρστυφχψω',
    'alpha|beta|gamma|delta|epsilon|zeta|eta|theta|iota|kappa|lambda|mu|nu|xi|omicron|pi|rho|sigma|tau|upsilon|phi|chi|psi|omega',
  ],
];
const LETTERS_BY_NAME = LETTER_NAMES.flatMap(([letters, names]) =>
  names.split(/\|(?![^(]*\))/u).map((name, at) => ({
    letter: letters.charAt(at),
    names: new RegExp(`^(?:${name})$`, 'iu'),
  })),
);

/** A letter, typed itself or by its name: `א`, `alef`. A final letter is its own letter. */
export function letterNamed(typed = ''): { readonly letter: string; readonly script: GematriaScript } | null {
  const letter = /^\p{Script=Latin}+$/u.test(typed)
    ? LETTERS_BY_NAME.find(({ names }) => names.test(typed))?.letter
    : typed.toLowerCase();
  const script = letter === undefined ? undefined : originalText(letter)?.script;
  return letter === undefined || script === undefined ? null : { letter, script };
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
  [/^(?:holy )?(?:bible|scriptures?|text)$/u, WHOLE],
  [
    /^(?:torah|pentateuch|c?humash|(?:(?:5|five) )?books of moses|first (?:5|five) books(?: of (?:the bible|moses))?|ה?תורה|חומש|חמישה חומשי תורה)$/u,
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
  [/^(?:king james(?: version| bible)*|kjv(?: bible)?|authori[sz]ed version)$/u, part({ edition: 'kjv' })],
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
