import type { ValueSearchQuery } from '../../../domain/contract/index.ts';
import { type ValueRequest, valueRequest } from '../../../domain/value-search/index.ts';
import type { VerseAddress } from '../../../domain/versification/index.ts';
import { knownMethod } from '../../gematria/values.ts';
import { bookFromPath } from '../../text/address.ts';

/** Reads the names in the address of a search. Throws Problem for an unknown book or method, and Refused. */
export function readRequest(value: string, query: ValueSearchQuery): ValueRequest {
  return valueRequest(value, {
    ...query,
    methods: query.method.split(',').map((id) => knownMethod(id.trim())),
    also: (query.also ?? []).map(alsoFrom),
    book: query.book === undefined ? null : bookFromPath(query.book),
    verseLeftOut: query.besides === undefined ? null : verseFrom(query.besides),
  });
}

function alsoFrom(condition: string): ValueRequest['also'][number] {
  const [id = '', value = ''] = condition.split(':');
  return { method: knownMethod(id, 'also'), value: Number(value) };
}

function verseFrom(path: string): VerseAddress {
  const [book = '', chapter, verse] = path.split('/');
  return { book: bookFromPath(book, 'besides').id, chapter: Number(chapter), verse: Number(verse) };
}
