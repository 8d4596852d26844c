import type { Random } from './random.ts';

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly items?: Schema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
}

export const NASTY: readonly string[] = [
  'genesis',
  'Gen',
  'psalms',
  'tobit',
  '1 esdras',
  'john',
  'malachi',
  'בראשית',
  'ΙΩΑΝΝΗΣ',
  '1',
  '0',
  '3',
  '16',
  '51',
  '150',
  '9999',
  '99999',
  '999999999999999999999999999999',
  '00001',
  '-1',
  '1.5',
  '1e3',
  'NaN',
  '٣',
  '１',
  '',
  ' ',
  '%00',
  '\u0000',
  '%2F',
  '/',
  '..',
  '../..',
  '%2e%2e%2f',
  '%',
  '%zz',
  '%F0%28',
  '\ud800',
  '\u202e',
  '😀',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '{"a":1}',
  "'",
  "';drop table users;--",
  '" or 1=1',
  '*',
  '?',
  '#',
  '&',
  '=',
  ';',
  '<script>alert(1)</script>',
  '\r\nX: y',
  'H7225',
  'h07225',
  'G3056',
  'H0',
  'H99999999',
  'G',
  'HEBREW_STANDARD',
  'HEBREW_STANDARD,GREEK_STANDARD',
  'NOPE',
  ',',
  'wlc',
  'sblgnt',
  'kjv',
  'WLC',
  'qere',
  'original',
  'esv',
  'Ps 23:3',
  'Joel 4:1',
  'תהלים כג:ג',
  'Is 53:13',
  '1-2-3',
  '"in the beginning"',
  '"',
  '(',
  'god AND (',
  'NOT',
  'OR OR',
  'be*',
  '*be',
  'lemma:אלהים',
  'lemma:',
  '=26',
  '=',
  'near/3',
  'multiple-of-37',
  'multiple-of-0',
  'prime',
  'HEBREW_ORDINAL:86',
  'HEBREW_ORDINAL:',
  'שלום',
  'a'.repeat(61),
  'א'.repeat(500),
  '9'.repeat(400),
  ','.repeat(3_000),
  'HEBREW_STANDARD,'.repeat(70),
  'é\u0301'.repeat(90),
  '('.repeat(199),
  'a '.repeat(100),
  '"a" OR '.repeat(28),
  '-a '.repeat(60),
];

/**
 * Values that exist in the sample library, by the name of the field. For other fields the API's description has
 * examples.
 */
export const LIKELY: Readonly<Record<string, readonly unknown[]>> = {
  book: ['genesis', 'psalms', 'john', 'mark', 'daniel', 'tobit'],
  chapter: [1, 23, 51, 2],
  verse: [1, 3, 0],
  edition: ['wlc', 'sblgnt', 'kjv'],
  revision: [1, 'wlc-r1'],
  method: ['HEBREW_STANDARD', 'GREEK_STANDARD', 'HEBREW_STANDARD,GREEK_STANDARD'],
  methods: ['HEBREW_STANDARD', 'GREEK_STANDARD'],
  ref: ['Ps 23:3', 'תהלים כג:ג', 'John 1:1-3', 'Joel 4:1'],
  term: ['god', '"in the beginning"', 'god OR lord', 'H430', 'lemma:אלהים', '=26', 'be*', 'god NOT lord'],
  value: [26, 913, 'prime', 'multiple-of-37'],
  also: ['HEBREW_ORDINAL:86'],
  lemma: ['H430', 'H7225'],
  besides: ['psalms/23/3', 'john/1/1'],
  n: ['1', '50', 'middle'],
  at: ['genesis.1.1', 'genesis.2.4.8'],
  maxWords: [3, 20],
  name: ['Isaiah', 'משה', 'Ιησους'],
  strongsNumber: ['H7225', 'H430', 'G3056'],
  hebrew: ['ישעיהו'],
  greek: ['Ησαιας'],
  text: ['שלום', 'λόγος', 'Genesis 1:1'],
  username: ['reader 1', 'Miriam'],
  password: ['still waters and green pastures'],
  currentPassword: ['still waters and green pastures'],
  newPassword: ['a new and longer one'],
  notes: ['He restores my soul.', ...NASTY],
  content: ['[]', 'book,chapter,verse,notes\npsalms,23,3,x'],
};

export const VERBS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

const OTHER_KINDS = [
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  ['x'],
  [[]],
  { a: {} },
];

/**
 * A random odd text. A half of a surrogate pair in it becomes the replacement character, as it does
 * when it is sent.
 */
export const oddText = (random: Random): string => Buffer.from(random.pick(NASTY)).toString();

/**
 * Returns a function that makes values from a schema: mostly valid values, and values at the limits and beyond them.
 * `likely` has existing values for some fields.
 */
export function oddValues(
  random: Random,
  schemas: Readonly<Record<string, Schema>>,
  likely: Readonly<Record<string, readonly unknown[]>>,
) {
  const resolved = (schema: Schema): Schema => {
    const name = schema.$ref?.split('/').at(-1);
    if (name === undefined) return schema;
    const found = schemas[name];
    if (found === undefined) throw new Error(`There is no schema ${name}`);
    return found;
  };
  const known = (name: string, schema: Schema): unknown[] => [
    ...(likely[name] ?? []),
    ...(schema.enum ?? []),
    ...[schema.example, schema.default].filter((value) => value !== undefined),
  ];
  const number = ({ minimum = 0, maximum = 10_000 }: Schema): number =>
    random.pick([
      minimum,
      minimum - 1,
      maximum,
      maximum + 1,
      minimum + 0.5,
      minimum + random.below(maximum - minimum + 1),
      minimum + random.below(30),
    ]);
  const text = ({ maxLength }: Schema): string => {
    if (maxLength === undefined || random.chance(0.9)) return oddText(random);
    return random.pick(['a', 'א', 'α', '😀']).repeat(maxLength + (random.chance(0.5) ? 0 : 1));
  };

  const value = (name: string, described: Schema, oddity: number): unknown => {
    const schema = resolved(described);
    if (random.chance(oddity / 3)) return random.chance(0.5) ? oddText(random) : random.pick(OTHER_KINDS);
    const values = known(name, schema);
    if (values.length > 0 && !random.chance(oddity)) return random.pick(values);
    if (schema.properties !== undefined) return object(schema, oddity);
    if (schema.items !== undefined) {
      const { items } = schema;
      return Array.from({ length: random.below(5) }, () => value(name, items, oddity));
    }
    if (schema.type === 'boolean') return random.chance(0.5);
    if (schema.type === 'integer' || schema.type === 'number') return number(schema);
    return text(schema);
  };

  const object = ({ properties = {}, required = [] }: Schema, oddity: number): Record<string, unknown> => {
    const isThere = (name: string) => !random.chance(required.includes(name) ? oddity / 4 : 0.5);
    const fields = Object.entries(properties).filter(([name]) => isThere(name));
    const others = random.chance(0.9)
      ? []
      : [[random.pick(['__proto__', 'id', 'userId', 'x']), oddText(random)]];
    const values = fields.map(([name, schema]) => [name, value(name, schema, oddity)]);
    return Object.fromEntries([...values, ...others]);
  };

  return value;
}

/** Encodes a text as a part of an address. One text in five is not encoded; only its spaces, # and ? are removed. */
export const encoded = (random: Random, text: string): string =>
  random.chance(0.2) ? text.replace(/[\s#?]/g, '') : encodeURIComponent(text);
