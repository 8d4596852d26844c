import type { LinkProps } from '@tanstack/react-router';
import type { SearchLink } from '../../addresses/search-address.ts';
import { timesText } from '../../text/search/times-text.ts';
import type { TimesAsked, TimesIn } from './times-queries.ts';

/** The search for all places of what is counted: in the text, or by a value. */
export interface PlacesSearch {
  readonly value?: number;
  readonly search: SearchLink;
}

/** What is counted, in a word or two. */
export function nameOf(asked: TimesAsked): string {
  if ('number' in asked) return asked.number;
  return 'value' in asked ? timesText.wordsWorth(asked.value) : asked.word;
}

export function searchOf(asked: TimesAsked, scope: TimesIn): PlacesSearch {
  if ('value' in asked)
    return { value: asked.value, search: { unit: 'word', method: [asked.method], ...scope } };
  const term = 'number' in asked ? asked.number : asked.word;
  return { search: { term: term.includes(' ') ? `"${term}"` : term, order: 'canonical', ...scope } };
}

/** The address of such a search, as a `Link` takes it. */
export const placesLink = ({ value, search }: PlacesSearch): LinkProps =>
  value === undefined
    ? { to: '/search', search }
    : { to: '/search/gematria/$value', params: { value: String(value) }, search };
