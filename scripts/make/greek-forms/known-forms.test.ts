import { expect, test } from 'vitest';
import { greekVerse } from '../../../import-jobs/sources/packs/greek-words.ts';
import { knownForms, writeKnownForms } from './known-forms.ts';

const verse = (text: string) =>
  greekVerse(
    'english',
    { book: 'john', chapter: 1, verse: 1 },
    text.split(' ').map((word) => {
      const [originalText = '', strongsNumber = null] = word.split('/');
      return { originalText, after: ' ', strongsNumber };
    }),
  );
const known = (core: string, text: string) => Object.fromEntries(knownForms([verse(core)], [verse(text)]));

test('knownForms gives a Greek form the Strong’s number that it has in the core, whatever its accents and capitals', () => {
  expect(known('ἀλήθεια/G225', 'Ἀλήθεια ἀληθεια ψεῦδος')).toEqual({ ἀλήθεια: 'G225', ἀληθεια: 'G225' });
});

test('knownForms does not confuse a form with another form that has the same letters and other accents', () => {
  expect(known('τίς/G5101 τις/G5100', 'τίς τις τὶς')).toEqual({ τίς: 'G5101', τις: 'G5100' });
});

test('knownForms gives a form with several Strong’s numbers one of them only if nineteen of twenty words have it', () => {
  expect(known(`${'αὐτοῦ/G846 '.repeat(19)}αὐτοῦ/G847`, 'αὐτοῦ')).toEqual({ αὐτοῦ: 'G846' });
  expect(known(`${'αὐτοῦ/G846 '.repeat(18)}αὐτοῦ/G847`, 'αὐτοῦ')).toEqual({});
});

test('knownForms ignores words of the core without a Strong’s number', () => {
  expect(known('μήγε', 'μήγε')).toEqual({});
});

test('the written module of known forms has a line for each number, in order', () => {
  const written = writeKnownForms(
    new Map([
      ['λόγου', 'G3056'],
      ['ἀλήθεια', 'G225'],
      ['λόγος', 'G3056'],
    ]),
  );
  expect(written).toContain('KNOWN_FORMS = `\nG225 ἀλήθεια\nG3056 λόγος λόγου\n`;');
  expect(written).toContain('STEPBible');
});
