import { readText } from '../../../domain/reference/read-text.ts';
import { explorerPath, formatReference, parseReference, type Reference } from '../../../domain/reference.ts';
import { hasVerse, originalNumbering, toEnglish } from '../../../domain/versification/index.ts';

/** One line of the list below the box. */
export interface Choice {
  readonly label: string;
  /** Whose numbers these are, or what else should be known. */
  readonly detail: string | null;
  readonly href: string;
}

/** What a typed text leads to. */
export interface Answer {
  /** Said above the choices when the text names a place that does not exist. */
  readonly problem: string | null;
  readonly choices: readonly Choice[];
  /** Where Enter goes; null when the reader has to choose first. */
  readonly first: Choice | null;
}

const toSearch = (text: string): Choice => ({
  label: `Search for “${text}”`,
  detail: null,
  href: `/search?term=${encodeURIComponent(text)}`,
});

const toPlace = (reference: Reference, detail: string | null): Choice => ({
  label: formatReference(reference),
  detail,
  href: explorerPath(reference),
});

/** The same numbers in the other numbering, where they name another verse. */
function otherNumbering(text: string, found: Reference): Choice | null {
  const written = readText(text);
  if (written?.chapter === undefined || written.verse === undefined) return null;
  const { chapter, verse, inHebrew } = written;
  const book = written.book.id;
  const numbering = originalNumbering(book);
  if (numbering === null) return null;
  const script = numbering === 'masoretic' ? 'Hebrew' : 'Greek';
  const asked = formatReference({ book, chapter, verse });
  if (inHebrew) {
    const same = found.chapter === chapter && found.verse === verse;
    if (same || !hasVerse('english', { book, chapter, verse })) return null;
    return toPlace({ book, chapter, verse }, 'The same numbers in English Bibles');
  }
  if (!hasVerse(numbering, { book, chapter, verse })) return null;
  const [place] = toEnglish(numbering, { book, chapter, verse });
  if (place === undefined || (place.chapter === found.chapter && place.verse === found.verse)) return null;
  return toPlace({ book, chapter: place.chapter, verse: place.verse }, `${asked} in the ${script} text`);
}

function detailOf({ endVerse }: Reference, other: Choice | null): string | null {
  if (endVerse !== undefined) return 'Opens at its first verse';
  return other === null ? null : 'English numbering';
}

/**
 * Reads what stands in the box. A reference comes first and Enter goes there, its other numbering after it; a place
 * that does not exist has the nearest one as a choice; everything else is a text to search for.
 */
export function answer(typed: string): Answer {
  const text = typed.trim();
  if (text === '') return { problem: null, choices: [], first: null };
  const search = toSearch(text);
  const parsed = parseReference(text);
  if (!parsed.ok) {
    if (parsed.kind === 'not-a-reference') return { problem: null, choices: [search], first: search };
    const nearest =
      parsed.suggestion === undefined ? [] : [toPlace(parsed.suggestion, 'The nearest there is')];
    return { problem: parsed.reason, choices: [...nearest, search], first: null };
  }
  const other = otherNumbering(text, parsed.reference);
  const place = toPlace(parsed.reference, parsed.note ?? detailOf(parsed.reference, other));
  return { problem: null, choices: [place, ...(other === null ? [] : [other]), search], first: place };
}
