import { type MethodId, valueOfWords } from '../../domain/gematria/index.ts';
import { bookOfVerse, findVerse, lettersOfWords } from '../../domain/number-index/index.ts';
import { fromEnglish, type VerseSegment } from '../../domain/versification/index.ts';
import type { Ctx } from '../ctx.ts';
import type { Ask } from '../http/scripture.ts';
import { type Catalogue, numberingOf, type SearchableEdition } from '../search/catalogue.ts';
import { byEntry, NO_TEXTS, type WordPlace } from '../search/found-texts.ts';
import { type NumberIndex, numberIndexOf } from '../search/number-index.ts';
import { searchThenRead } from '../search/search-then-read.ts';
import { nothingThere } from '../text/apocrypha.ts';
import { checkEdition } from '../text/known-editions.ts';
import { bookIdOf, shownPlace } from '../text/shown-place.ts';
import { type AskedSimilar, methodOfScript, type Similar, shownText } from './asked-similar.ts';
import { rangeAround, shareOf } from './tolerance.ts';

/** Finds near verses by any method in the edition's number index. The database supplies only their texts. */
export async function nearInIndex(ctx: Ctx, ask: Ask, asked: AskedSimilar): Promise<Similar> {
  const { found, texts } = await searchThenRead(
    ctx,
    ask,
    (catalogue) => findNear(ctx, catalogue, asked),
    ({ page }) => ({ ...NO_TEXTS, verses: page }),
  );
  const rows = byEntry(texts.verses);
  const verses = found.page.map(({ book, chapter, verse, value }, at) => {
    const row = rows[at];
    if (row === undefined) throw new RangeError(`The library has no text of result ${at}`);
    const own = { book: bookIdOf(book), chapter, verse };
    return { verse: { ...shownPlace(own, row), text: shownText(asked.query, row.english, row.text) }, value };
  });
  return { total: found.total, compared: found.compared, verses };
}

interface NearVerse extends WordPlace {
  readonly value: number;
}

/** Counts the verses near the value at the address, and returns the verses of the requested page. */
async function findNear(
  ctx: Ctx,
  catalogue: Catalogue,
  asked: AskedSimilar,
): Promise<Omit<Similar, 'verses'> & { readonly page: readonly NearVerse[] }> {
  const { place, query } = asked;
  const edition = editionRead(catalogue, asked);
  const method = methodOfScript(asked, edition.script);
  const index = await numberIndexOf(ctx, edition.id, edition.revision);
  const own = textAt(index, fromEnglish(numberingOf(edition), place));
  const compared = valueOfWords(method, own.words);
  if (compared === null) return { total: 0, compared, page: [] };
  const near = versesNear(index, own.verses, method, compared, query.tolerance);
  const { chapters, verses } = index.file;
  const page = near.slice(query.offset, query.offset + query.limit).map(({ at, value }) => ({
    edition: edition.id,
    book: bookOfVerse(index.file, at),
    chapter: chapters[at] as number,
    verse: verses[at] as number,
    isEnding: false,
    word: 0,
    value,
  }));
  return { total: near.length, compared, page };
}

/** The requested edition, or the first edition that has the book. Throws if there is no such edition. */
function editionRead({ editions }: Catalogue, { book, place, query }: AskedSimilar): SearchableEdition {
  const withBook = editions.filter(({ books }) => books.has(book.id));
  const edition = query.edition === undefined ? withBook[0] : withBook.find(({ id }) => id === query.edition);
  const exists = editions.some(({ id }) => id === query.edition);
  checkEdition(book, query.edition, edition !== undefined, exists);
  if (edition === undefined) throw nothingThere(book, place, []);
  return edition;
}

/** The words at an address, and the numbers in the index of the edition's own verses that contain them. */
interface AtAddress {
  readonly verses: ReadonlySet<number>;
  readonly words: readonly string[];
}

/** Collects the words of these parts of verses. The edition may lack some of the verses. */
function textAt({ file }: NumberIndex, segments: readonly VerseSegment[]): AtAddress {
  const verses = new Set<number>();
  const words: string[] = [];
  for (const segment of segments) {
    const at = findVerse(file, segment);
    if (at === undefined) continue;
    verses.add(at);
    const start = file.firstWords[at] as number;
    const end =
      segment.lastWord === null ? (file.firstWords[at + 1] as number) : start + segment.lastWord + 1;
    words.push(...lettersOfWords(file, start + segment.firstWord, end));
  }
  return { verses, words };
}

/** All other verses with a near value as numbers in the index. The nearest verses come first. */
function versesNear(
  index: NumberIndex,
  own: ReadonlySet<number>,
  method: MethodId,
  compared: number,
  tolerance: number,
): { readonly at: number; readonly value: number }[] {
  const values = index.values(method, 'verse');
  const { low, high } = rangeAround(compared, shareOf(tolerance));
  const near: { at: number; value: number }[] = [];
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number;
    const isOther = index.file.endings[at] === 0 && !own.has(at);
    if (isOther && value >= low && value <= high) near.push({ at, value });
  }
  return near.sort((a, b) => Math.abs(a.value - compared) - Math.abs(b.value - compared) || a.at - b.at);
}
