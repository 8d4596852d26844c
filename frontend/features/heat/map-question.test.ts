import { expect, test } from 'vitest';
import { methodIds } from '../../../domain/gematria/method-types.ts';
import { formatHeatQuestion } from '../../../domain/heat/index.ts';
import { mapQuestion, type SearchedValue } from './map-question.ts';

const PLAIN: SearchedValue = {
  unit: 'verse',
  value: '',
  range: 0,
  methods: ['HEBREW_STANDARD'],
  lemma: '',
  also: [],
  book: undefined,
  testament: undefined,
  group: undefined,
  edition: undefined,
  crossVerse: false,
  minWords: 2,
  maxWords: undefined,
};

function asked(value: string, { method, ...changes }: Partial<SearchedValue> & { readonly method?: string }) {
  const question = mapQuestion({ ...PLAIN, value, methods: methodIds(method) ?? PLAIN.methods, ...changes });
  return question && formatHeatQuestion(question);
}
const BOTH = 'HEBREW_STANDARD,GREEK_STANDARD';

test.each<[string, Parameters<typeof asked>[1], string]>([
  ['26', { unit: 'word', method: BOTH }, 'word.26'],
  ['913', { unit: 'span' }, 'phrase.913.HEBREW_STANDARD'],
  ['2701', { method: 'HEBREW_ORDINAL', range: 5 }, 'verse.2696-2706.HEBREW_ORDINAL'],
  ['3', { method: BOTH, range: 5 }, 'verse.1-8'],
  ['multiple-of-37', { method: BOTH }, 'verse.multiple-of-37'],
  ['26', { testament: 'old' }, 'verse.26.HEBREW_STANDARD'],
])('the map can ask for %s with %j', (value, search, form) => {
  expect(asked(value, search)).toBe(form);
});

test.each<[string, Parameters<typeof asked>[1]]>([
  ['26', { lemma: 'H3068' }],
  ['26', { also: ['HEBREW_ORDINAL:26'] }],
  ['26', { edition: 'all' }],
  ['913', { unit: 'span', group: 'torah' }],
  ['26', { book: 'genesis' }],
  ['26', { testament: 'old', method: BOTH }],
  ['26', { testament: 'new' }],
  ['26', { testament: 'apocrypha' }],
  ['26', { unit: 'span', crossVerse: true }],
  ['26', { unit: 'span', minWords: 3 }],
  ['26', { unit: 'span', maxWords: 3 }],
  ['26', { method: 'HEBREW_STANDARD,HEBREW_ORDINAL' }],
  ['prime', {}],
  ['', {}],
])('the map cannot ask for "%s" with %j', (value, search) => {
  expect(asked(value, search)).toBeNull();
});
