import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { BOOKS, SEARCH_GROUPS } from '../../domain/canon/index.ts';
import type { EditionList, ErrorBody, PlacesAnswer } from '../../domain/contract/index.ts';
import { decodeLettersFile, type LettersFile, lettersFileKey } from '../../domain/number-index/index.ts';
import { findPlaces } from '../../domain/places/finding/index.ts';
import {
  askedOf,
  askedPlace,
  editionAsked,
  namedPlaces,
  type PlacesQuery,
  placesRequest,
} from '../../domain/places/index.ts';
import { Refused, searchableEditions } from '../../domain/value-search/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { putLettersFiles } from '../../tests/support/letters-files.ts';
import { packApp } from '../../tests/support/packs.ts';

const { app, library } = await packApp();
beforeAll(() => putLettersFiles(library.client, app.files));

const places = (query: string) => app.json<PlacesAnswer>(`/api/places?${query}`);
const withoutTexts = (answer: PlacesAnswer) => ({
  ...answer,
  places: answer.places.map(({ text: _, highlight: __, english: ___, ...place }) => place),
});

type Generated = { readonly [Key in keyof Required<PlacesQuery>]: PlacesQuery[Key] | undefined };

/** A question that asks for something. */
const askable = ({ n, at, ...rest }: Generated) =>
  ({
    ...rest,
    n: n === undefined && at === undefined ? 'middle' : n,
    at,
    book: rest.book ?? null,
    testament: rest.testament ?? null,
    group: rest.group ?? null,
  }) as PlacesQuery;

function addressOf({ book, ...query }: PlacesQuery): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, book: book?.id }))
    if (value !== undefined && value !== null) search.set(name, value);
  return `/api/places?${search}`;
}

const bare = (text = '') => text.replace(/[^\u05d0-\u05ea]/gu, '');

describe('a place by number', () => {
  test('has its verse with the word marked, and the English verse', async () => {
    const { places: found, edition, in: counted } = await places('unit=letter&n=12&book=genesis');
    expect(edition.id).toBe('wlc');
    expect(counted).toMatchObject({ id: 'genesis', name: 'Genesis' });
    const [place] = found;
    expect(place).toMatchObject({ reference: 'Genesis 1:1', at: 'genesis.1.1.3.3', word: 3, letter: 3 });
    expect(bare(place?.text.slice(place.highlight?.start, place.highlight?.end))).toBe('אלהים');
    expect(place?.english).toMatch(/^In the beginning/u);
  });

  test('of a verse has no marked word', async () => {
    const [place] = (await places('at=genesis.1.1')).places;
    expect(place).toMatchObject({ unit: 'verse', word: null, highlight: null });
  });

  test('in the New Testament is of the Greek text', async () => {
    const { edition, places: found } = await places('n=1&unit=word&group=gospels');
    expect(edition.id).toBe('sblgnt');
    expect(found[0]).toMatchObject({ book: 'mark', word: 1 });
  });

  test('in an unnumbered ending has the text of the ending', async () => {
    const [place] = (await places('at=mark.16.8e.2')).places;
    const [verse] = (await places('at=mark.16.8')).places;
    expect(place).toMatchObject({ reference: 'Mark 16:8', ending: true, addressWord: null });
    expect(place?.text).not.toBe(verse?.text);
    expect(place?.text.slice(place.highlight?.start, place.highlight?.end).length).toBeGreaterThan(1);
  });

  test('written as read counts as written: the ketiv', async () => {
    const [place] = (await places('at=jeremiah.51.3.1')).places;
    const word = place?.words[place.words.indexOf('ידרך') + 1];
    expect(place?.words).toContain('ידרך');
    expect(word).toBeDefined();
  });

  test('takes one round trip, and none when it is asked again', async () => {
    const fresh = testApp(library.client);
    await putLettersFiles(library.client, fresh.files);
    const trips = async (query: string, later: number) => {
      fresh.clock.now += later;
      const before = fresh.trips();
      expect((await fresh.request(`/api/places?${query}`)).status).toBe(200);
      return fresh.trips() - before;
    };
    // A new isolate first reads which editions there are.
    expect(await trips('n=middle', 10_000)).toBe(2);
    expect(await trips('n=middle&unit=letter', 10_000)).toBe(1);
    expect(await trips('at=genesis.1.1', 10_000)).toBe(1);
    expect(await trips('at=genesis.1.1', 1)).toBe(0);
  });
});

describe('both hosts', () => {
  const seldom = <T>(one: fc.Arbitrary<T>) => fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, one);
  const queries = fc.record({
    unit: fc.constantFrom('letter', 'word', 'verse'),
    n: seldom(
      fc.oneof(fc.integer({ min: 0, max: 3000 }).map(String), fc.constantFrom('middle', 'last', '1', 'x')),
    ).map((n) => n),
    at: seldom(
      fc
        .tuple(
          fc.constantFrom('genesis', 'psalms', 'mark', 'tobit', 'isaiah', 'john'),
          fc.integer({ min: 0, max: 65 }),
          fc.integer({ min: 0, max: 35 }),
          fc.constantFrom('', '.1', '.7.2', '.19', 'e.3'),
        )
        .map(([book, chapter, verse, rest]) => `${book}.${chapter}.${verse}${rest}`),
    ),
    book: seldom(fc.constantFrom(...BOOKS)),
    testament: seldom(fc.constantFrom('old', 'new', 'apocrypha')),
    group: seldom(fc.constantFrom(...SEARCH_GROUPS)),
    edition: seldom(fc.constantFrom('wlc', 'sblgnt', 'swete', 'tischendorf')),
    order: fc.constantFrom('english', 'hebrew'),
  } as { [Key in keyof Generated]: fc.Arbitrary<Generated[Key]> });

  test('answer generated questions with the same places', async () => {
    const editions = searchableEditions((await app.json<EditionList>('/api/editions')).editions);
    const files = new Map<string, LettersFile>();
    for (const { id, revision } of editions) {
      const file = app.files.get(lettersFileKey(id, revision));
      if (file !== undefined) files.set(id, decodeLettersFile(new Uint8Array(await file.arrayBuffer())));
    }
    const own = (query: PlacesQuery) => {
      const asked = askedPlace(query);
      const edition = editionAsked(editions, query, asked);
      const request = edition && placesRequest(edition, query, asked);
      const file = edition && files.get(edition.id);
      if (request === undefined || file === undefined || request.books.length === 0) return null;
      return namedPlaces(request, findPlaces(file, request.books, askedOf(request)));
    };
    const ownOrRefusal = (query: PlacesQuery) => {
      try {
        return own(query);
      } catch (error) {
        if (error instanceof Refused) return error;
        throw error;
      }
    };
    let [answered, refused] = [0, 0];
    await fc.assert(
      fc.asyncProperty(queries, async (generated) => {
        const query = askable(generated);
        const answer = ownOrRefusal(query);
        const response = await app.request(addressOf(query));
        if (answer === null) {
          expect(response.status).toBeGreaterThanOrEqual(404);
        } else if (answer instanceof Refused) {
          expect([response.status, ((await response.json()) as ErrorBody).message]).toEqual([
            422,
            answer.message,
          ]);
          refused++;
        } else {
          expect(withoutTexts((await response.json()) as PlacesAnswer)).toEqual(answer);
          answered++;
        }
      }),
      { numRuns: 400 },
    );
    expect(answered).toBeGreaterThan(100);
    expect(refused).toBeGreaterThan(20);
  });
});

describe('refusals', () => {
  test.each([
    ['', 422, 'n'],
    ['n=1&at=genesis.1.1', 422, 'n'],
    ['n=0', 422, 'n'],
    ['n=9999999', 422, 'n'],
    ['n=first', 422, 'n'],
    ['at=genesis', 422, 'at'],
    ['at=genesis.1.1.99', 422, 'at'],
    ['at=mark.16.8e', 422, 'at'],
    ['unit=chapter&n=1', 400, 'unit'],
    ['order=greek&n=1', 400, 'order'],
    ['n=1&edition=none', 404, 'edition'],
    ['n=1&edition=wlc&book=john', 422, 'edition'],
    ['at=john.1.1&edition=wlc', 422, 'at'],
    ['n=1&book=nobook', 404, 'book'],
    ['n=1&book=genesis&group=gospels', 422, 'group'],
    ['n=1&book=genesis&testament=new', 422, 'testament'],
    ['n=1&edition=wlc&testament=new', 422, 'testament'],
  ])('a question with %s gets status %i and the name of the field %s', async (query, status, field) => {
    const response = await app.request(`/api/places?${query}`);
    const body = (await response.json()) as ErrorBody;
    expect({ status: response.status, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status,
      fields: field ? [field] : [],
    });
    expect(body.message.length).toBeGreaterThan(20);
  });

  test('an edition that could be imported gets the code not_installed, and so does the Apocrypha', async () => {
    const core = await app.json<ErrorBody>('/api/places?n=1&edition=mam');
    expect(core.code).toBe('not_installed');
  });

  test('without letters files the answer asks to try again', async () => {
    const empty = testApp(library.client);
    const response = await empty.request('/api/places?n=1');
    expect([response.status, ((await response.json()) as ErrorBody).code]).toEqual([503, 'unavailable']);
  });
});
