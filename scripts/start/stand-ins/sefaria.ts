/**
 * Answers as Sefaria does, from installed packages: for work without a network, and for tests. The Hebrew is that of
 * the core, in the markup of “Miqra according to the Masorah”. The English is the King James Version.
 */
import type { BookId } from '../../../domain/canon/index.ts';
import { chapterCount, fromEnglish } from '../../../domain/versification/index.ts';
import { keepLast, readStretch } from '../../../import-jobs/sources/chunks.ts';
import { bookOf, HEBREW_BOOKS } from '../../../import-jobs/sources/core/books.ts';
import { parseHebrewBook } from '../../../import-jobs/sources/core/hebrew-book.ts';
import { KJV } from '../../../import-jobs/sources/core/kjv.ts';
import { readPackageFile } from '../../../import-jobs/sources/core/packages.ts';
import { sefariaReference, sefariaVerses } from '../../../import-jobs/sources/sefaria/numbering.ts';
import { ENGLISH_TITLE, HEBREW_TITLE } from '../../../import-jobs/sources/sefaria/versions.ts';
import type { HebrewWord } from '../../../import-jobs/words/hebrew-verse.ts';

const NOTES = 'A stand-in. This text is not from Sefaria.';
const FOOTNOTE = '<sup class="footnote-marker">*</sup><i class="footnote">(הערה לדוגמה)</i>';
const FIRST_LETTER = /^[\u05D0-\u05EA][\u0591-\u05C7]*/u;
const SPANS: Readonly<Record<string, string>> = {
  פ: 'mam-spi-pe',
  ס: 'mam-spi-samekh',
  '׆': 'mam-spi-invnun',
};
const LEFT_OUT: ReadonlySet<string> = new Set(['joshua 21:36', 'joshua 21:37']);

const signs = (after: string): string => after.replace(' ׀ ', '&thinsp;<b>׀</b> ');

function sections(mark: string | null): string {
  const marks = mark?.split(' ') ?? [];
  return marks
    .map((one) => `&nbsp;<span class="${SPANS[one]}">${one === '׆' ? one : `{${one}}`}</span>`)
    .join('');
}

const printed = (words: readonly HebrewWord[]): string =>
  words
    .map(({ originalText, after }, at) => originalText + (at === words.length - 1 ? '' : signs(after)))
    .join('');

function variantHtml(words: readonly HebrewWord[]): string {
  const [ketiv, qere] = (['ketiv', 'qere'] as const).map((reading) =>
    printed(words.filter((word) => word.reading === reading)),
  );
  const written = ketiv === '' ? '' : `<span class="mam-kq-k">(${ketiv})</span>`;
  const read = qere === '' ? '' : `<span class="mam-kq-q">[${qere}]</span>`;
  return ketiv === '' || qere === '' ? written + read : `<span class="mam-kq">${written} ${read}</span>`;
}

function hebrewHtml(words: readonly HebrewWord[], isFirstOfBook: boolean, hasNote: boolean): string {
  let html = '';
  for (let at = 0; at < words.length; ) {
    const { variant, originalText } = words[at]!;
    const next = words.findIndex(
      (word, place) => place > at && (variant === null || word.variant !== variant),
    );
    const group = words.slice(at, next === -1 ? undefined : next);
    const last = group.findLast(({ reading }) => reading !== 'qere') ?? group.at(-1)!;
    const big = isFirstOfBook && at === 0;
    const plain = big ? originalText.replace(FIRST_LETTER, (letter) => `<big>${letter}</big>`) : originalText;
    html += variant === null ? plain : variantHtml(group);
    if (hasNote && at === 0) html += FOOTNOTE;
    html += signs(last.after) + sections(last.mark);
    at += group.length;
  }
  return html;
}

const addressKey = (chapter: number, verse: number): string => `${chapter}:${verse}`;

/**
 * Divides an English verse that is several verses in the Hebrew text: at the first ends of sentences, or else at the
 * last clauses too. If the text has too few of them, the last parts are empty.
 *
 * @example
 * ```ts
 * divided('Two came. A third went, and stayed.', 3) // => ["Two came.", "A third went,", "and stayed."]
 * ```
 */
export function divided(text: string, parts: number): string[] {
  const placesOf = (space: RegExp): number[] => [...text.matchAll(space)].map(({ index }) => index);
  const sentences = placesOf(/(?<=[.?]) /gu).slice(0, parts - 1);
  const missing = parts - 1 - sentences.length;
  const clauses = missing === 0 ? [] : placesOf(/(?<=[,;:]) /gu).slice(-missing);
  const cuts = [...sentences, ...clauses].toSorted((a, b) => a - b);
  const ends = [...cuts, ...Array.from({ length: parts - cuts.length }, () => text.length)];
  return ends.map((end, at) => text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + 1, end));
}

async function englishByHebrewVerse(book: BookId): Promise<Map<string, string>> {
  const texts = new Map<string, string[]>();
  for (const { descriptor } of await KJV.plan()) {
    if (readStretch(descriptor).part !== book) continue;
    for (const { chapter, verse, text } of await KJV.read(descriptor)) {
      const own = fromEnglish('masoretic', { book, chapter, verse });
      for (const [at, part] of (own.length === 0 ? [] : divided(text, own.length)).entries()) {
        const key = addressKey(own[at]!.chapter, own[at]!.verse);
        texts.set(key, [...(texts.get(key) ?? []), part]);
      }
    }
  }
  return new Map([...texts].map(([key, parts]) => [key, parts.join(' ')]));
}

type BookText = string[][];

async function readBook(book: BookId, osis: string): Promise<{ hebrew: BookText; english: BookText }> {
  const verses = new Map(
    parseHebrewBook(await readPackageFile('morphhb', `wlc/${osis}.xml`)).map((verse) => [
      addressKey(verse.chapter, verse.verse),
      verse,
    ]),
  );
  const english = await englishByHebrewVerse(book);
  const chapters = Array.from({ length: chapterCount('masoretic', book) }, (_, at) =>
    sefariaVerses(book, at + 1),
  );
  return {
    hebrew: chapters.map((chapter) =>
      chapter.map(({ verses: own, verse: number }) =>
        own
          .map(({ chapter: at, verse }) => {
            if (LEFT_OUT.has(`${book} ${addressKey(at, verse)}`)) return '—';
            const words = verses.get(addressKey(at, verse))?.words ?? [];
            return hebrewHtml(words, at === 1 && verse === 1, number === 1);
          })
          .join(' '),
      ),
    ),
    english: chapters.map((chapter) =>
      chapter.map(({ verses: own }) =>
        own.map(({ chapter: at, verse }) => english.get(addressKey(at, verse)) ?? '').join(' '),
      ),
    ),
  };
}

const textsOf = keepLast(async (id) => {
  const book = bookOf(HEBREW_BOOKS, id);
  return readBook(book.id, book.osis);
});

const VERSIONS = { hebrew: HEBREW_TITLE, english: ENGLISH_TITLE } as const;

/**
 * Answers a request for a chapter as Sefaria’s `/api/v3/texts/{reference}` does, with what an import reads of the
 * answer. Anything else is 404.
 */
export async function sefariaStandIn(request: Request): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, reference = '', chapter] =
    /^\/api\/v3\/texts\/(.+ (\d+))$/u.exec(decodeURIComponent(pathname)) ?? [];
  const refused = (error: string): Response => Response.json({ error }, { status: 404 });
  const book = HEBREW_BOOKS.find(({ id }) => sefariaReference(id, Number(chapter)) === reference);
  if (book === undefined) return refused(`Could not find title in reference: ${reference}`);
  const texts = await textsOf(book.id);
  const chapters = texts.hebrew.length;
  if (Number(chapter) < 1 || Number(chapter) > chapters)
    return refused(`${book.name} ends at Chapter ${chapters}.`);
  const versions = (['hebrew', 'english'] as const)
    .filter((language) => searchParams.getAll('version').includes(`${language}|${VERSIONS[language]}`))
    .map((language) => ({
      versionTitle: VERSIONS[language],
      versionNotes: NOTES,
      text: texts[language][Number(chapter) - 1],
    }));
  return Response.json({ ref: reference, versions });
}
