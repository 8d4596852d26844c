/**
 * Answers as Sefaria does, from installed packages: for work without a network, and for tests. The Hebrew is that of
 * the core, in the markup of “Miqra according to the Masorah”. The English is the King James Version.
 */
import { type BookId, CORE_BOOKS } from '../../../domain/canon/index.ts';
import { chapterCount, fromEnglish, verseCount } from '../../../domain/versification/index.ts';
import { keepLast, readStretch } from '../../../import-jobs/sources/chunks.ts';
import { HEBREW_BOOKS } from '../../../import-jobs/sources/core/books.ts';
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
/** Two verses that the Hebrew text at Sefaria leaves out. */
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

/** The words of one variant: what is written in round brackets, what is read in square ones. */
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
 * Divides an English verse that is several verses in the Hebrew text: at the first ends of sentences, or else at the last
 * clauses too. If the text has too few of them, the last parts are empty.
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

/** The English text of a book by Masoretic verse. */
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

/** One language of a book: its chapters, each with its verses. */
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
  const book = HEBREW_BOOKS.find((one) => one.id === id);
  if (book === undefined) throw new RangeError(`${id} is not a book of the Hebrew Bible`);
  return readBook(book.id, book.osis);
});

/** A book, a chapter or a verse, as Sefaria names it. */
interface Place {
  book: BookId;
  title: string;
  chapter: number | null;
  verse: number | null;
}

const titleOf = (book: BookId): string => sefariaReference(book, 1).slice(0, -2);

/** Reads `I Samuel 3:5`, `I_Samuel.3.5`, `I Samuel 3` or `I Samuel`. Returns the reason if there is no such place. */
function readPlace(reference: string): Place | string {
  const [, title = '', chapter, verse] =
    /^(.*?)(?:[ .](\d+)(?:[:.](\d+))?)?$/u.exec(reference.replaceAll('_', ' ')) ?? [];
  const book = CORE_BOOKS.find(({ id, testament }) => testament === 'old' && titleOf(id) === title)?.id;
  if (book === undefined) return `Could not find title in reference: ${reference}`;
  const place = {
    book,
    title,
    chapter: chapter ? Number(chapter) : null,
    verse: verse ? Number(verse) : null,
  };
  const chapters = chapterCount('masoretic', book);
  if (place.chapter !== null && (place.chapter < 1 || place.chapter > chapters))
    return `${title} ends at Chapter ${chapters}.`;
  const verses = place.chapter === null ? 0 : sefariaVerses(book, place.chapter).length;
  if (place.verse !== null && (place.verse < 1 || place.verse > verses))
    return `${title} ${place.chapter} ends at Verse ${verses}.`;
  return place;
}

/** The part of a book's text that was asked for: all chapters, the verses of one, or one verse. */
function partOf(text: BookText, { chapter, verse }: Place): BookText | string[] | string {
  const verses = chapter === null ? undefined : text[chapter - 1];
  if (verses === undefined) return text;
  return verse === null ? verses : (verses[verse - 1] ?? '');
}

const VERSIONS = {
  hebrew: {
    versionTitle: HEBREW_TITLE,
    language: 'he',
    license: 'CC-BY-SA',
    direction: 'rtl',
    isSource: true,
  },
  english: {
    versionTitle: ENGLISH_TITLE,
    language: 'en',
    license: 'Public Domain',
    direction: 'ltr',
    isSource: false,
  },
} as const;

/** Answers a request as Sefaria’s `/api/v3/texts/{reference}` does. Anything else is 404. */
export async function sefariaStandIn(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const [, asked] = /^\/api\/v3\/texts\/(.+)$/u.exec(decodeURIComponent(url.pathname)) ?? [];
  const place = readPlace(asked ?? '');
  if (typeof place === 'string') return Response.json({ error: place }, { status: 404 });
  const { book, title, chapter, verse } = place;
  const texts = await textsOf(book);
  const versions: unknown[] = [];
  const warnings: unknown[] = [];
  const wanted = url.searchParams.getAll('version');
  for (const version of wanted.length === 0 ? ['hebrew'] : wanted) {
    const [language = '', name] = version.split('|');
    const key = language === 'english' || language === 'hebrew' ? language : null;
    if (key === null || (name !== undefined && name !== VERSIONS[key].versionTitle)) {
      const message = `We do not have version named ${name ?? ''} with language ${language} for ${asked}`;
      warnings.push({ [version]: { warning_code: 102, message } });
    } else versions.push({ ...VERSIONS[key], title, versionNotes: NOTES, text: partOf(texts[key], place) });
  }
  const neighbour = (step: number): string | null => {
    const next = (chapter ?? 0) + step;
    return chapter !== null && verseCount('masoretic', book, next) > 0 ? `${title} ${next}` : null;
  };
  const sections = [chapter, verse].filter((number) => number !== null).map(String);
  return Response.json({
    versions,
    available_versions: Object.values(VERSIONS),
    ref: [title, sections.join(':')].filter((part) => part !== '').join(' '),
    sections,
    toSections: sections,
    sectionRef: chapter === null ? title : `${title} ${chapter}`,
    next: neighbour(1),
    prev: neighbour(-1),
    title,
    book: title,
    textDepth: 2,
    sectionNames: ['Chapter', 'Verse'],
    addressTypes: ['Perek', 'Pasuk'],
    warnings,
  });
}
