import { expect, test } from 'vitest';
import { DEFAULT_METHODS } from '../../../domain/addresses/index.ts';
import type { EditionList } from '../../../domain/contract/index.ts';
import { wordWith } from '../../shared/scripture/testing.ts';
import { pictureText } from '../../text/verse/picture-text.ts';
import { fileName } from '../../ui/sharing/download.ts';
import { contentOf, type DrawnVerse, querySame, wordsOf } from './content.ts';
import { verseWith } from './testing.ts';

const WORDS = [wordWith({ originalText: 'נַפְשִׁ֥י' }), wordWith({ originalText: 'יְשׁוֹבֵ֑ב', after: '׃' })];
const EDITIONS = [{ id: 'wlc', licence: 'Public domain' }] as EditionList['editions'];
const ADDRESS = 'example.org/explorer/psalms/23/3';

const content = (verse: DrawnVerse) => contentOf(verse, 'accents', EDITIONS, ADDRESS);

test('a picture has the total with both names of its method, the reference, the edition with its licence, and the address', () => {
  expect(content(verseWith(WORDS))).toMatchObject({
    total: { value: '52', method: 'Hebrew Standard · Mispar Hechrachi', note: null },
    reference: 'Psalm 23:3',
    remarks: [],
    sources: ['Westminster Leningrad Codex', 'Public domain'],
    address: ADDRESS,
  });
});

test('without the list of editions a picture has no licence', () => {
  expect(contentOf(verseWith(WORDS), 'accents', [], ADDRESS).sources).toEqual([
    'Westminster Leningrad Codex',
  ]);
});

test('if the words do not add up to the total, the picture says so', () => {
  expect(content(verseWith(WORDS, {}, 53)).total?.note).toContain('not the sum');
});

test('a picture of a verse that the method does not count has no values and no total', () => {
  const { total, pieces } = content(verseWith(WORDS, {}, null));
  expect(total).toBeNull();
  expect(pieces.map(({ value }) => value)).toEqual([null, null]);
});

test('a verse with two addresses has both, and one with two readings says which is counted', () => {
  const twice = verseWith([wordWith({ variant: 'נפשו' })], { originalReference: 'Psalm 22:3' }, 26);
  expect(content(twice).remarks).toEqual(['Masoretic numbering: Psalm 22:3', 'As written (ketiv)']);
  const read = { ...twice, verse: { ...twice.verse, reading: 'qere', greekText: 'x' } } as const;
  expect(content(read).remarks).toEqual(['Greek numbering: Psalm 22:3', 'As read (qere)']);
});

test('the picture in words has the reference, text, translation, values, total, source and address', () => {
  const verse = verseWith(WORDS);
  expect(wordsOf(verse, content(verse), `https://${ADDRESS}`)).toEqual([
    { lang: 'en', text: 'Psalm 23:3.' },
    { lang: 'he', text: 'נַפְשִׁ֥י יְשׁוֹבֵ֑ב׃' },
    { lang: 'en', text: 'He restoreth my soul.' },
    { lang: 'en', text: 'Values of the words: 26 and 26.' },
    { lang: 'en', text: 'Total: 52 (Hebrew Standard · Mispar Hechrachi).' },
    { lang: 'en', text: 'Text: Westminster Leningrad Codex. Public domain.' },
    { lang: 'en', text: `https://${ADDRESS}` },
  ]);
});

test('the address of the picture leaves out what the page shows by itself', () => {
  const search = { edition: undefined, reading: 'ketiv', methods: DEFAULT_METHODS } as const;
  expect(querySame(verseWith(WORDS), search)).toBe('');
  const other = { ...verseWith(WORDS), totalValues: [{ method: 'HEBREW_GADOL', value: 52 }] };
  expect(querySame(other, { ...search, edition: 'mam', reading: 'qere' })).toBe(
    '?edition=mam&reading=qere&methods=HEBREW_GADOL',
  );
  expect(querySame({ totalValues: [] }, search)).toBe('');
});

test('a file has the reference and the format in its name', () => {
  const name = pictureText.file('Psalm 23:3', pictureText.formats.a5);
  expect(fileName({ name, extension: 'svg' })).toBe('Psalm_23:3,_A5_page.svg');
});
