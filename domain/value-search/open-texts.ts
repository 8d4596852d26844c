import { EVERY_EDITION } from '../contract/limits.ts';
import { decodeLettersFile, NumberIndex } from '../number-index/index.ts';
import { findValues, type ValueFound } from './find.ts';
import { type FoundHit, foundHit } from './found-hit.ts';
import { Refused } from './refused.ts';
import { type ValueQuery, type ValueRequest, valueRequest } from './request.ts';
import { chosenTexts, type SearchableEdition, searchedTexts } from './texts.ts';

/** A page of results without their texts. */
export interface FoundPage {
  readonly hits: readonly FoundHit[];
  /** The hits as words of their letters files, in the form that `/api/search/gematria/{value}/texts` reads. */
  readonly words: string;
  readonly resultCount: number;
  readonly exactCount: number;
  readonly editions: { id: string; revision: string }[];
}

export interface OpenEdition extends Omit<SearchableEdition, 'books'> {
  readonly books: readonly string[];
}

/**
 * The editions that one host knows, with the letters files that it has opened. It answers the value searches that these
 * files answer alone. The API answers all other searches.
 */
export class OpenTexts {
  readonly editions: readonly SearchableEdition[];
  readonly #indexes = new Map<string, NumberIndex>();

  constructor(editions: readonly OpenEdition[]) {
    this.editions = editions.map((edition) => ({ ...edition, books: new Set(edition.books) }));
  }

  /** Opens the letters file of an edition. Throws RangeError for other bytes. */
  open(edition: string, bytes: Uint8Array): void {
    this.#indexes.set(edition, new NumberIndex(decodeLettersFile(bytes)));
  }

  indexOf(edition: string): NumberIndex | undefined {
    return this.#indexes.get(edition);
  }

  /** The editions whose files a search needs. Null for a search that letters files do not answer. */
  needed(value: string, query: ValueQuery): readonly SearchableEdition[] | null {
    const request = this.#requestOf(value, query);
    return request && chosenTexts(this.editions, request).map(({ edition }) => edition);
  }

  /**
   * The page of a search. Null if letters files do not answer it, if a file that it needs is not open, or if the API
   * refuses it.
   */
  find(value: string, query: ValueQuery): FoundPage | null {
    const request = this.#requestOf(value, query);
    if (request === null) return null;
    const chosen = chosenTexts(this.editions, request);
    if (chosen.length === 0 || !chosen.every(({ edition }) => this.#indexes.has(edition.id))) return null;
    const texts = searchedTexts(chosen, request, ({ id }) => this.#indexes.get(id) as NumberIndex);
    try {
      const { hits, resultCount, exactCount } = findValues(
        request,
        texts.map((text) => ({ text, lemma: null })),
      );
      return {
        hits: hits.map((hit) => foundHit(hit, request)),
        words: wordsOf(hits),
        resultCount,
        exactCount,
        editions: texts.map(({ edition: { id, revision } }) => ({ id, revision })),
      };
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }

  #requestOf(value: string, query: ValueQuery): ValueRequest | null {
    const isOwn =
      query.lemma === undefined &&
      query.edition !== EVERY_EDITION &&
      query.distinct === undefined &&
      query.order === 'canonical' &&
      query.verseLeftOut === null;
    if (!isOwn) return null;
    try {
      return valueRequest(value, query);
    } catch (error) {
      if (error instanceof Refused) return null;
      throw error;
    }
  }
}

function wordsOf(hits: readonly ValueFound[]): string {
  const parts: { head: string; ranges: string[] }[] = [];
  for (const { text, start, end } of hits) {
    const head = `${text.edition.id}.${text.edition.revision}`;
    if (parts.at(-1)?.head !== head) parts.push({ head, ranges: [] });
    parts.at(-1)?.ranges.push(`${start}-${end}`);
  }
  return parts.map(({ head, ranges }) => [head, ...ranges].join('.')).join(',');
}
