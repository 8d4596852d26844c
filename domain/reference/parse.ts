import {
  chapterCount,
  hasVerse,
  originalNumbering,
  originalReference,
  toEnglish,
  type VerseAddress,
  verseCount,
} from '../versification/index.ts';
import { checkAddress } from './check-address.ts';
import { formatReference } from './format.ts';
import { readText, type WrittenReference } from './read-text.ts';
import type { Reference } from './reference-type.ts';

/**
 * What a typed text turned out to be. `note` tells the reader where a reference led elsewhere than its numbers say;
 * `originalReference` is how the original text counts the verse, where it counts otherwise. `not-a-reference` is a
 * text to search for.
 */
export type ParsedReference =
  | {
      readonly ok: true;
      readonly reference: Reference;
      readonly originalReference?: string;
      readonly note?: string;
    }
  | {
      readonly ok: false;
      readonly kind: 'not-a-reference' | 'no-such-place';
      readonly reason: string;
      readonly suggestion?: Reference;
    };

/**
 * Reads a reference as people write it: `Ps 23:3`, `ps23.3`, `Psalm 23v3`, `1 Cor 13`, `Gen 1:1-3`, `Jude 5`,
 * `psalms/23/3`, `תהלים כג:ג`, `Κατά Ιωάννην 3:16`, a book alone (its chapter 1).
 *
 * Whose numbers: a reference written in Latin or Greek letters is read as English where that exists, and else by the
 * numbers of the original text (Joel 4:1, 3 John 15). One written in Hebrew letters is read as Masoretic first, and
 * else as English. The answer is always an English address.
 *
 * @example
 * ```ts
 * parseReference('ps23.3').reference // => {"book":"psalms","chapter":23,"verse":3}
 * parseReference('תהלים כ״ג ג׳').reference // => {"book":"psalms","chapter":23,"verse":3}
 * parseReference('Mal 3:19').reference // => {"book":"malachi","chapter":4,"verse":1}
 * parseReference('Joel 4:1').note // => "Joel 4:1 of the Hebrew text is Joel 3:1 in English Bibles."
 * parseReference('Is 53:13').suggestion // => {"book":"isaiah","chapter":53,"verse":12}
 * parseReference('Gen 1:1,3').note // => "A list of verses is opened at its first."
 * parseReference('light').kind // => "not-a-reference"
 * ```
 */
export function parseReference(text: string): ParsedReference {
  const written = readText(text);
  if (written === null)
    return { ok: false, kind: 'not-a-reference', reason: 'This does not name a book, chapter or verse.' };
  if (written.chapter === undefined) return found({ book: written.book.id, chapter: 1 });
  const asked = { ...written, chapter: written.chapter };
  return written.inHebrew
    ? (fromOriginal(asked) ?? fromEnglishNumbers(asked))
    : fromEnglishNumbers(asked, () => fromOriginal(asked));
}

type Asked = WrittenReference & { readonly chapter: number };

function found(reference: Reference, note?: string): ParsedReference {
  const { book, chapter, verse } = reference;
  const original = verse === undefined ? null : originalReference({ book, chapter, verse });
  return {
    ok: true,
    reference,
    ...(original === null ? {} : { originalReference: original }),
    ...(note === undefined ? {} : { note }),
  };
}

function fromEnglishNumbers(asked: Asked, otherwise?: () => ParsedReference | null): ParsedReference {
  const book = asked.book.id;
  const { chapter, verse, endChapter, endVerse } = asked;
  const check = checkAddress(book, chapter, verse);
  if (!check.ok) {
    const { reason, suggestion } = check;
    return otherwise?.() ?? { ok: false, kind: 'no-such-place', reason, suggestion };
  }
  if (verse === undefined) {
    const note = endVerse === undefined ? undefined : 'A run of chapters is opened at its first.';
    return found({ book, chapter }, note);
  }
  if (endChapter !== undefined && endChapter !== chapter)
    return found({ book, chapter, verse }, 'A passage over several chapters is opened at its first verse.');
  const first = run({ book, chapter, verse }, endVerse);
  return asked.listed && first.ok ? { ...first, note: 'A list of verses is opened at its first.' } : first;
}

/** A run of verses within one chapter, in English numbers. */
function run(start: Reference & { readonly verse: number }, endVerse: number | undefined): ParsedReference {
  const { book, chapter, verse } = start;
  if (endVerse === undefined || endVerse === verse) return found(start);
  if (endVerse < verse)
    return {
      ok: false,
      kind: 'no-such-place',
      reason: `Verse ${endVerse} stands before verse ${verse}.`,
      suggestion: { book, chapter, verse: endVerse, endVerse: verse },
    };
  const end = checkAddress(book, chapter, endVerse);
  if (end.ok) return found({ ...start, endVerse });
  const last = verseCount('english', book, chapter);
  return {
    ok: false,
    kind: 'no-such-place',
    reason: `${formatReference({ book, chapter })} ends with verse ${last}.`,
    suggestion: last > verse ? { ...start, endVerse: last } : start,
  };
}

/** The same numbers taken as those of the Hebrew text or of SBLGNT; null where it has no such place. */
function fromOriginal(asked: Asked): ParsedReference | null {
  const book = asked.book.id;
  const { chapter, verse, endVerse } = asked;
  const numbering = originalNumbering(book);
  if (numbering === null || chapter > chapterCount(numbering, book)) return null;
  if (verse === undefined) return chapterOfOriginal(asked, numbering);
  if (!hasVerse(numbering, { book, chapter, verse })) return null;
  const [start] = toEnglish(numbering, { book, chapter, verse });
  if (start === undefined) return null;
  const reference = { book, chapter: start.chapter, verse: start.verse };
  const end =
    endVerse === undefined ? undefined : toEnglish(numbering, { book, chapter, verse: endVerse }).at(-1);
  if (endVerse !== undefined && end === undefined) return null;
  const inChapter = end !== undefined && end.chapter === start.chapter && end.verse > start.verse;
  const moved = start.chapter !== chapter || start.verse !== verse;
  const note = moved ? { note: movedNote(asked, reference) } : {};
  return { ...found(inChapter ? { ...reference, endVerse: end.verse } : reference), ...note };
}

function movedNote({ book, chapter, verse }: Asked, reference: Reference, end?: VerseAddress): string {
  const asked: Reference = { book: book.id, chapter, ...(verse === undefined ? {} : { verse }) };
  const text = book.testament === 'old' ? 'Hebrew' : 'Greek';
  const beyond = end === undefined || end.chapter === reference.chapter ? '' : `–${end.chapter}:${end.verse}`;
  const { endVerse: _, ...start } = reference;
  const place = formatReference(beyond === '' ? reference : start) + beyond;
  return `${formatReference(asked)} of the ${text} text is ${place} in English Bibles.`;
}

/** A whole chapter of the original: the English chapter that holds it, or the run of its verses where it is a part. */
function chapterOfOriginal(asked: Asked, numbering: 'masoretic' | 'sblgnt'): ParsedReference | null {
  const book = asked.book.id;
  const { chapter } = asked;
  const places = Array.from({ length: verseCount(numbering, book, chapter) }, (_, index) =>
    toEnglish(numbering, { book, chapter, verse: index + 1 }),
  ).flat();
  const middle = places[Math.floor(places.length / 2)];
  if (middle === undefined) return null;
  const verses = places.filter((place) => place.chapter === middle.chapter).map((place) => place.verse);
  const first = Math.min(...verses);
  const last = Math.max(...verses);
  const whole = first <= 1 || chapter === middle.chapter;
  const reference: Reference = {
    book,
    chapter: middle.chapter,
    ...(whole ? {} : { verse: first, endVerse: last }),
  };
  return {
    ...found(reference),
    ...(middle.chapter === chapter ? {} : { note: movedNote(asked, reference, places.at(-1)) }),
  };
}
