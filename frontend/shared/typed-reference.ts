import {
  explorerPath,
  formatReference,
  parseReference,
  type Reference,
} from '../../domain/reference/index.ts';

import { referenceText } from '../text/reference.ts';

/** One line of the list below the box. */
export interface Choice {
  readonly label: string;
  /** The numbering to which these numbers belong, or other information about the choice. */
  readonly detail: string | null;
  readonly href: string;
}

/** The message and the choices for a typed text. */
export interface Answer {
  /** The message above the choices if the text names a missing place. */
  readonly problem: string | null;
  readonly choices: readonly Choice[];
  /** The choice that Enter opens. Null if the reader must choose first. */
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
  if (endVerse !== undefined) return referenceText.range;
  return hasOther ? 'English numbering' : null;
}

/**
 * Reads the text in the box. A reference is the first choice, and Enter goes there; its other numbering follows. A
 * missing place offers the nearest one. Everything else is a text to search for.
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
