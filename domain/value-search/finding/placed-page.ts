import { type NumberIndex, versesBefore } from '../../number-index/index.ts';
import type { ChosenText } from '../chosen-texts.ts';
import { type PlacedHit, type PlacedPage, VERSES_BEFORE } from '../found-page.ts';
import type { ValueRequest } from '../request.ts';
import { findValues, type ValueFound } from './find.ts';
import { placeOf } from './place.ts';
import { type SearchedText, searchedTexts } from './texts.ts';

/**
 * The page of a request that names no lemma, found in the letters files of the chosen texts.
 * @throws Refused if the request has too many phrases to test.
 */
export function placedPage(
  request: ValueRequest,
  chosen: readonly ChosenText[],
  indexOf: (edition: string) => NumberIndex,
): PlacedPage {
  const texts = searchedTexts(chosen, request, ({ id }) => indexOf(id));
  const { hits, resultCount, exactCount } = findValues(
    request,
    texts.map((text) => ({ text, lemma: null })),
  );
  return {
    hits: hits.map((hit) => placedHit(texts, hit)),
    resultCount,
    exactCount,
  };
}

/** A result with the places of its first and last words. `texts` are the texts of its search. */
export const placedHit = (texts: readonly SearchedText[], hit: ValueFound): PlacedHit => ({
  text: texts.indexOf(hit.text),
  start: hit.start,
  end: hit.end,
  value: hit.value,
  first: placeOf(hit.text, hit.start),
  last: placeOf(hit.text, hit.end - 1),
  versesBefore: versesBefore(hit.text.index.file, hit.verse, VERSES_BEFORE),
});
