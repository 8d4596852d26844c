import { Lru } from '../../../domain/lru.ts';
import { findVerse } from '../../../domain/number-index/index.ts';
import type { AppContext } from '../../http/context.ts';
import type { IsolateMemory } from '../../http/isolate-memory.ts';
import type { Ask } from '../../http/scripture.ts';
import { Statement } from '../../http/statement.ts';
import { VISIBLE } from '../../text/core-editions.ts';
import { numberOf, textOf } from '../../text/rows.ts';
import type { Catalogue } from '../catalogue.ts';
import { refused } from './request.ts';
import type { SearchedText } from './texts.ts';

/** Lemmas whose words one isolate keeps: 80 kB for the most frequent. */
const MAX_LEMMAS = 40;

const kept = new WeakMap<IsolateMemory, Lru<Uint32Array>>();

/** The words of a Strong's number in the ketiv reading; the search table narrows the verses down. */
const LEMMA_WORDS = new Statement({
  words: {
    columns: ['book_id', 'chapter', 'verse', 'part', 'place'],
    sql: `select v.book_id, v.chapter_number as chapter, v.verse_number as verse, v.part, (
        select count(*) from bible_words p
        where p.verse_id = w.verse_id and p.seq < w.seq and p.reading <> 'qere') as place
      from editions e cross join (
        select rowid from verse_search_original where verse_search_original match 'lemmas:' || :lemma) f
      cross join bible_verses v cross join bible_words w
      where e.id = :edition and v.id = f.rowid and v.edition_id = e.id and ${VISIBLE}
        and w.verse_id = v.id and w.strongs_number = :lemma and w.reading <> 'qere'`,
  },
});

/** The word numbers of a Strong's number in a text, ascending. From the isolate's memory, or one round trip. */
export async function lemmaWords(
  c: AppContext,
  ask: Ask,
  catalogue: Catalogue,
  { edition, index }: SearchedText,
  lemma: string,
): Promise<Uint32Array> {
  const shelf = kept.get(c.var.memory) ?? new Lru<Uint32Array>(MAX_LEMMAS);
  kept.set(c.var.memory, shelf);
  const key = `${edition.id} ${edition.revision} ${lemma}`;
  const known = shelf.get(key);
  if (known !== undefined) return known;
  const { words, revision } = await ask(
    LEMMA_WORDS.read({ edition: edition.id, lemma }, (rows, current) => ({
      revision: current,
      words: rows.words.flatMap((row) => {
        const verse = findVerse(index.file, {
          book: textOf(row, 'book_id'),
          chapter: numberOf(row, 'chapter'),
          verse: numberOf(row, 'verse'),
          isEnding: textOf(row, 'part') !== '',
        });
        return verse === undefined ? [] : [(index.file.firstWords[verse] as number) + numberOf(row, 'place')];
      }),
    })),
  );
  const ascending = Uint32Array.from(words).sort();
  // Of another revision it is not kept; whoever reads the texts sees the change and searches again.
  if (revision !== catalogue.revision) return ascending;
  shelf.set(key, ascending);
  return ascending;
}

/** Refuses a number that no word has. */
export function checkFound(number: string, texts: readonly { lemma: Uint32Array | null }[]): void {
  if (texts.some(({ lemma }) => lemma !== null && lemma.length > 0)) return;
  throw refused(`No word of the text is named by the Strong’s number ${number} here.`, {
    lemma: 'not in this text',
  });
}
