import { afterEach, expect, test, vi } from 'vitest';
import { shortMeaning } from '../../../meanings/index.ts';

const HEBREW = '../../../meanings/words/hebrew-words.ts';
const GREEK = '../../../meanings/words/greek-words.ts';

afterEach(() => {
  for (const path of [HEBREW, GREEK]) vi.doUnmock(path);
  vi.resetModules();
});

/** Loads the import of the dictionary and the composers anew, with another line for one number. */
async function withLine(path: string, strongs: string, meaning: string) {
  vi.resetModules();
  vi.doMock(path, async (original) => {
    const tables = await original<Record<string, string>>();
    const line = new RegExp(`^${strongs} .*$`, 'mu');
    const mended = Object.entries(tables).map(([name, table]) => [
      name,
      table.replace(line, `${strongs} ${meaning}`),
    ]);
    return Object.fromEntries(mended);
  });
  const { parseDictionary } = await import('../../../import-jobs/sources/core/strongs-entries.ts');
  const { COMPOSERS } = await import('../../../meanings/index.ts');
  const { STRONGS } = await import('../../../import-jobs/sources/core/strongs.ts');
  return { parseDictionary, COMPOSERS, fingerprint: await STRONGS.fingerprint() };
}

test.each([
  ['H3899', 'loaf|loaves', 'HNcbpa', 'loaf', 'loaves'],
  ['H3548', 'cleric', 'HTd/Ncmsa', 'cleric', 'the cleric'],
  ['H5414', 'to hand', 'HC/Vqw3ms', 'to hand', 'and he handed'],
  ['G740', 'loaf', 'N-APM', 'loaf', 'loaves'],
])(
  'who changes the line of %s to “%s” changes the card of the dictionary and the meaning in a verse',
  async (strongs, line, morphology, card, meaning) => {
    const isHebrew = strongs.startsWith('H');
    const { parseDictionary, COMPOSERS } = await withLine(isHebrew ? HEBREW : GREEK, strongs, line);
    const [entry] = parseDictionary(isHebrew ? 'H' : 'G', `Dictionary = {"${strongs}":{"lemma":""}}`);
    expect(entry?.gloss).toBe(card);
    const word = { text: '', letters: '', morphology, strongs, lemma: strongs, gloss: entry?.gloss ?? null };
    const [composed] = COMPOSERS[isHebrew ? 'hebrew' : 'greek']([word], null);
    expect(composed?.text).toBe(meaning);
  },
);

test('a changed line gives the dictionary another fingerprint, so that a library imports it, and our own word does not', async () => {
  const { fingerprint } = await withLine(HEBREW, 'H0', '');
  expect((await withLine(HEBREW, 'H776', 'soil; land')).fingerprint).not.toBe(fingerprint);
  expect((await withLine(HEBREW, 'H776', `${shortMeaning('H776')}; ground`)).fingerprint).toBe(fingerprint);
});
