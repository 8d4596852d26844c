import { recentPlaces } from '../../shared/places/recent-places.ts';
import type { Answer } from '../../shared/places/typed-reference.ts';
import type { Choice } from '../../shared/questions/choice.ts';
import { paletteText } from '../../text/places/palette-text.ts';

function matches(label: string, typed: string): boolean {
  const words = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return typed
    .toLowerCase()
    .split(/\s+/u)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/**
 * Adds the palette's choices to those of the reference box. A place, a number or a question stays first. If the text can only be
 * searched, the actions, pages, books and recent places that match come before the search, and Enter takes the first.
 */
export function withPalette(typed: string, found: Answer, offered: readonly Choice[]): Answer {
  if (typed === '') return { ...found, choices: [...found.choices, ...offered] };
  const isSearch = found.first !== found.question && found.first?.href.startsWith('/search') === true;
  const isCertain = found.problem !== null || !isSearch;
  const known = new Set(found.choices.map(({ href }) => href));
  const recent = recentPlaces().map(({ reference, path }) => ({
    label: reference,
    detail: null,
    href: path,
    group: paletteText.groups.recent,
  }));
  const matching = [...offered, ...recent].filter(
    ({ label, href }) => !known.has(href) && matches(label, typed),
  );
  if (isCertain) return { ...found, choices: [...found.choices, ...matching] };
  return { ...found, choices: [...matching, ...found.choices], first: matching[0] ?? found.first };
}
