import { explorerPath, formatReference, parseReference, type Reference } from '../../domain/reference.ts';

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

function detailOf({ endVerse }: Reference, hasOther: boolean): string | null {
  if (endVerse !== undefined) return 'Opens at its first verse';
  return hasOther ? 'English numbering' : null;
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
  const { reference, note, alternative } = parsed;
  const place = toPlace(reference, note ?? detailOf(reference, alternative !== undefined));
  const other = alternative === undefined ? [] : [toPlace(alternative.reference, alternative.note)];
  return { problem: null, choices: [place, ...other, search], first: place };
}
