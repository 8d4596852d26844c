import { expect, test } from 'vitest';
import type { OwnText } from '../../../../domain/contract/index.ts';
import {
  abbreviationOfName,
  languageOfSamples,
  missingBooks,
  missingFacts,
  nameOfFile,
  proposedFacts,
} from './draft.ts';

const sample = (text: string) => [{ reference: 'Genesis 1:1', text }];
const book = (id: string) => ({
  ...{ id, name: id, chapters: 1, verses: 1, missing: 0, extra: 0 },
  missingAt: [],
  extraAt: [],
});

test('a file proposes a name, and a name an abbreviation', () => {
  expect(nameOfFile('Luther_1912.de.csv')).toBe('Luther 1912.de');
  expect(abbreviationOfName('Luther 1912')).toBe('L1912');
  expect(abbreviationOfName('ASV')).toBe('ASV');
  expect(abbreviationOfName('')).toBe('');
});

test('the letters of a language that has its own propose the language', () => {
  expect(languageOfSamples(sample('בראשית ברא'))).toBe('he');
  expect(languageOfSamples(sample('太初有道'))).toBe('zh');
  expect(languageOfSamples(sample('はじめに言があった'))).toBe('ja');
  expect(languageOfSamples(sample('Am Anfang'))).toBe('');
});

test('Hebrew of the Old Testament and Greek of the New are proposed as originals, all other texts as translations', () => {
  const roleOf = (text: string, ...books: string[]) =>
    proposedFacts('a.csv', { samples: sample(text), books: books.map(book) }, undefined, {}).role;
  expect(roleOf('בראשית', 'genesis')).toBe('original');
  expect(roleOf('בראשית', 'matthew')).toBe('translation');
  expect(roleOf('Ἐν ἀρχῇ', 'john')).toBe('original');
  expect(roleOf('Ἐν ἀρχῇ', 'genesis', 'john')).toBe('translation');
  expect(roleOf('Am Anfang', 'genesis')).toBe('translation');
});

test('what is typed stays before what is proposed, and the abbreviation follows the typed name', () => {
  const facts = proposedFacts('a.csv', { samples: [], books: [] }, undefined, {
    name: 'New Text',
    source: 'x',
  });
  expect(facts).toMatchObject({ name: 'New Text', abbreviation: 'NT', source: 'x', role: 'translation' });
  expect(missingFacts(facts)).toEqual(['language', 'licence', 'isConfirmed']);
  expect(missingFacts({ ...facts, language: 'German', licence: 'cc0-1.0', isConfirmed: true })).toEqual([
    'language',
  ]);
});

test('a new file for a text keeps its source, but not the name of the old file', () => {
  const sourceOf = (source: string) =>
    proposedFacts(
      'new.csv',
      { samples: [], books: [] },
      { source, file: { name: 'old.csv' }, licence: { id: 'cc0-1.0' } } as OwnText,
      {},
    ).source;
  expect(sourceOf('https://example.org')).toBe('https://example.org');
  expect(sourceOf('old.csv')).toBe('');
});

test('only books of a testament that the file has are missing', () => {
  expect(missingBooks([book('genesis')])).toHaveLength(38);
  expect(missingBooks([book('tobit')])).toEqual([]);
});
