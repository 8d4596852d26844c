import { and, eq, ne } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bibleBooks, bibleVerses, bibleWords, CURRENT, editions } from '../../../db/schema/index.ts';
import type {
  ErrorBody,
  ValueHit,
  ValueSearchAnswer,
  VerseAnalysis,
} from '../../../domain/contract/index.ts';
import { type MethodId, valueOfWords } from '../../../domain/gematria/index.ts';
import { greekLetters } from '../../../domain/greek/index.ts';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';
import { answered, type TestApp, testApp } from '../../../tests/support/app.ts';
import { everyPage } from '../../../tests/support/every-page.ts';
import { putExpectations, putLettersFiles } from '../../../tests/support/letters-files.ts';
import { sampleLibrary, setLibraryRevision } from '../../../tests/support/library.ts';
import { ownLibrary } from '../../../tests/support/sample-app.ts';
import type { TestDatabase } from '../../../tests/support/test-database.ts';

interface Verse {
  book: string;
  place: string;
  part: string;
  words: string[];
}

const texts: Record<string, Verse[]> = {};

const library = await ownLibrary();
const app = await appOver(library);
for (const edition of ['wlc', 'sblgnt']) {
  const verses = await library.db
    .select({
      book: bibleVerses.bookId,
      chapter: bibleVerses.chapterNumber,
      verse: bibleVerses.verseNumber,
      part: bibleVerses.part,
      letters: bibleVerses.letters,
    })
    .from(bibleVerses)
    .innerJoin(bibleBooks, eq(bibleBooks.id, bibleVerses.bookId))
    .where(eq(bibleVerses.editionId, edition))
    .orderBy(bibleBooks.position, bibleVerses.chapterNumber, bibleVerses.verseNumber, bibleVerses.part);
  texts[edition] = verses.map(({ book, chapter, verse, part, letters }) => ({
    book,
    place: `${chapter}:${verse}`,
    part,
    words: letters?.split(' ') ?? [],
  }));
}

async function appOver({ client }: TestDatabase): Promise<TestApp> {
  const made = testApp(client);
  await putLettersFiles(client, made.files);
  await putExpectations(client, made.files);
  return made;
}

const search = (path: string) => app.json<ValueSearchAnswer>(`/api/search/gematria/${path}`);

const all = (path: string) => everyPage(search, path);

const value = (method: MethodId, words: readonly string[]) => valueOfWords(method, words) ?? Number.NaN;
const lettersOf = (text: string) => hebrewLetters(text) + greekLetters(text);
const bare = (text: string) => text.replace(/[^\u05d0-\u05ea]/gu, '');

function* runs(verses: readonly Verse[], across: boolean): Generator<string[]> {
  const stretches = across
    ? [...new Set(verses.map((verse) => verse.book))].map((book) =>
        verses.filter((verse) => verse.book === book).flatMap((verse) => verse.words),
      )
    : verses.map((verse) => verse.words);
  for (const words of stretches) {
    for (let start = 0; start < words.length; start++) {
      for (let end = start + 2; end <= Math.min(words.length, start + 8); end++) {
        yield words.slice(start, end);
      }
    }
  }
}

describe('what is found', () => {
  test.each(['HEBREW_STANDARD', 'HEBREW_GADOL', 'HEBREW_BONEEH', 'HEBREW_HAMERUBAH_HAKLALI'] as const)(
    'verses are found by %s, exact ones first, then the near ones in canonical order',
    async (method) => {
      const values = texts.wlc!.map((verse) => value(method, verse.words));
      const target = values[4]!;
      const range = Math.min(1_000_000, Math.ceil(target / 10));
      const hits = await all(`${target}?method=${method}&range=${range}`);
      const near = values.filter((one) => one !== target && Math.abs(one - target) <= range);
      expect(near.length).toBeGreaterThan(0);
      expect(hits.map((hit) => hit.gematriaValue)).toEqual([
        ...values.filter((one) => one === target),
        ...near,
      ]);
    },
  );

  test('a word in a split verse has its part’s letter in the reference and links to its address', async () => {
    const hits = await all('770?unit=word&book=isaiah');
    const hit = hits.find((one) => bare(one.span!.text) === 'קרעת');
    expect(hit).toMatchObject({ reference: 'Isaiah 64:1', originalReference: 'Isaiah 63:19b' });
  });

  test.each([
    ['1 Kings 18:34', '1 Kings 18:33', 4049],
    ['1 Kings 20:3', '1 Kings 20:2', 1527],
    ['1 Kings 22:21', '1 Kings 22:21', 1884],
    ['Psalm 13:6', 'Psalm 13:5', 2268],
    ['Isaiah 63:19', 'Isaiah 63:19', 4366],
    ['Acts 19:40', 'Acts 19:40', 17_626],
    ['2 Corinthians 13:12', '2 Corinthians 13:12', 5405],
  ])(
    'the verse %s, which is at two addresses, is found once, at the first one, %s',
    async (own, first, target) => {
      const { results } = await search(`${target}?method=HEBREW_STANDARD,GREEK_STANDARD`);
      const of = results.filter(({ originalReference }) => originalReference?.replace(/[ab]$/u, '') === own);
      expect(of.map(({ reference }) => reference)).toEqual([first]);
    },
  );

  test.each([
    ['deuteronomy/6/8', 2394, 3, 2],
    // In the Masoretic numbering, Psalm 3:6 is Psalm 3:7.
    ['psalms/3/6', 2394, 3, 2],
    ['genesis/1/1', 2701, 1, 0],
    ['genesis/1/2', 2701, 1, 1],
    // Both parts of Masoretic 22:21. The value is that of the whole verse.
    ['1kings/22/21', 1884, 2, 1],
    ['1kings/22/22', 1884, 2, 1],
    // Masoretic 22:43 and 22:44. The value is that of 22:44.
    ['1kings/22/43', 1928, 2, 1],
    ['john/1/1', 2701, 1, 1],
  ])(
    'a search from the page of %s also counts the results without this verse',
    async (verse, target, all, others) => {
      const answer = await search(`${target}?besides=${encodeURIComponent(verse)}`);
      expect(answer).toMatchObject({ resultCount: all, otherCount: others });
      expect(answer.results).toHaveLength(all);
      expect((await search(`${target}`)).otherCount).toBeUndefined();
    },
  );

  test.each([
    // The one phrase that is left out of the second count is the whole verse.
    ['genesis/1/1', 1],
    ['deuteronomy/6/8', 1],
    // The one phrase is the part of Masoretic 13:6 at this address. A phrase across both parts has the value
    // of the first verse.
    ['psalms/13/6', 1],
    ['psalms/13/5', 2],
    ['isaiah/64/1', 1],
    // The words at this address are of two Masoretic verses, so they are no phrase.
    ['1kings/18/33', 0],
  ])(
    'a search for phrases from the page of %s leaves %i of them out of the second count',
    async (verse, within) => {
      const { totalValues } = await app.json<VerseAnalysis>(`/api/verse/${verse}`);
      const target = totalValues.find(({ method }) => method === 'HEBREW_STANDARD')?.value;
      const answer = await search(`${target}?unit=span&limit=1&besides=${encodeURIComponent(verse)}`);
      expect(answer.resultCount - (answer.otherCount ?? 0)).toBe(within);
    },
  );

  test('a word has its place in the edition’s own verse', async () => {
    const words = texts.wlc!.flatMap((verse) => verse.words.map((word, at) => ({ verse, word, at })));
    const hits = await all('26?unit=word&range=1');
    const exact = words.filter(({ word }) => value('HEBREW_STANDARD', [word]) === 26);
    const near = words.filter(({ word }) => Math.abs(value('HEBREW_STANDARD', [word]) - 26) === 1);
    expect(hits.map((hit) => [bare(hit.span!.text), hit.span!.startWord, hit.span!.endWord])).toEqual(
      [...exact, ...near].map(({ word, at }) => [word, at + 1, at + 1]),
    );
  });

  describe('the spellings of words', () => {
    const spellings = ({ results }: ValueSearchAnswer) =>
      results.map((hit) => [
        hit.edition,
        hit.gematriaValue,
        hit.reference,
        hit.span?.startWord,
        hit.occurrences,
      ]);

    async function slowly(path: string, isExact: (target: number) => boolean) {
      const byLetters = new Map<string, { first: ValueHit; count: number }>();
      for (const hit of await all(path)) {
        const letters = lettersOf(hit.span?.text ?? '');
        const { first = hit, count = 0 } = byLetters.get(letters) ?? {};
        byLetters.set(letters, { first, count: count + 1 });
      }
      const rows = [...byLetters.values()]
        .toSorted((a, b) => b.count - a.count)
        .map(({ first, count }) => [
          first.edition,
          first.gematriaValue,
          first.reference,
          first.span?.startWord,
          count,
        ]);
      const [exact, near] = [true, false].map((areExact) =>
        rows.filter(([, found]) => isExact(Number(found)) === areExact),
      );
      return [...(exact ?? []), ...(near ?? [])];
    }

    test.each([
      ['26?unit=word', 26],
      ['26?unit=word&range=3', 26],
      ['70?unit=word&method=GREEK_STANDARD,HEBREW_STANDARD&range=1', 70],
      ['26?unit=word&book=genesis&also=HEBREW_ORDINAL:26', 26],
      ['square?unit=word&book=psalms', null],
    ])('a search for %s has each spelling once, with the number of its words', async (path, exact) => {
      const expected = await slowly(path, (found) => exact === null || found === exact);
      expect(expected.some(([, , , , count]) => Number(count) > 1)).toBe(true);
      const answer = await search(`${path}&distinct=spelling&limit=100`);
      expect(spellings(answer)).toEqual(expected.slice(0, 100));
      const plain = await search(`${path}&limit=1`);
      expect(plain.spellingCount).toBeUndefined();
      expect(plain.results[0]?.occurrences).toBeUndefined();
      expect(answer).toMatchObject({
        spellingCount: expected.length,
        resultCount: plain.resultCount,
        exactCount: plain.exactCount,
        editions: plain.editions,
      });
    });

    test.each([
      // אל: to, God, not. את: the sign of the object, with, you. The sample's dictionary has no entry for them.
      ['31', 'HEBREW_STANDARD', 'אל', { strongsNumber: 'H413' }],
      ['401', 'HEBREW_STANDARD', 'את', { strongsNumber: 'H853' }],
      ['913', 'HEBREW_STANDARD', 'בראשית', { translation: 'in the beginning', strongsNumber: 'H7225' }],
      ['373', 'GREEK_STANDARD', 'λογοσ', { translation: 'something said', strongsNumber: 'G3056' }],
    ])(
      'of the words with %s by %s, the most frequent use of %s comes first',
      async (target, method, letters, word) => {
        const { results } = await search(`${target}?unit=word&method=${method}&distinct=spelling&limit=100`);
        const hit = results.find(({ span }) => lettersOf(span!.text) === letters);
        expect(hit?.uses?.[0]).toMatchObject(word);
      },
    );

    test('each spelling has the Strong’s number of the word at its place, and its first use the number of most', async () => {
      const words = await library.db
        .select({ letters: bibleWords.letters, number: bibleWords.strongsNumber })
        .from(bibleWords)
        .innerJoin(bibleVerses, eq(bibleVerses.id, bibleWords.verseId))
        .where(and(eq(bibleVerses.editionId, 'wlc'), ne(bibleWords.reading, 'qere')));
      for (const target of [26, 31, 70, 401]) {
        const { results } = await search(`${target}?unit=word&distinct=spelling&limit=100`);
        expect(results.length).toBeGreaterThan(0);
        for (const { span, word, uses, book, chapter, verse } of results) {
          const there = await app.json<VerseAnalysis>(`/api/verse/${book}/${chapter}/${verse}`);
          const atPlace = there.words[span!.addressWord - 1]?.word;
          expect(word?.strongsNumber, span!.text).toBe(atPlace?.strongsNumber);
          const of = words.filter(({ letters }) => letters === bare(span!.text));
          const count = (number: string | null | undefined) =>
            of.filter((one) => one.number === number).length;
          const most = Math.max(...of.map(({ number }) => count(number)));
          expect(count(uses?.[0]?.strongsNumber), span!.text).toBe(most);
        }
      }
    });

    test.each([
      '31?unit=word',
      '31?unit=word&lemma=H410',
      '26?unit=word&range=2',
      '401?unit=word&book=genesis',
      '31?unit=word&order=familiar',
      '70?unit=word&edition=all&method=HEBREW_STANDARD,GREEK_STANDARD',
    ])('the uses of each spelling that %s finds add up to its words', async (path) => {
      const { results } = await search(`${path}&distinct=spelling&limit=100`);
      expect(results.length).toBeGreaterThan(0);
      for (const { span, word, uses = [], occurrences, reference } of results) {
        expect(
          uses.reduce((sum, use) => sum + use.occurrences, 0),
          span!.text,
        ).toBe(occurrences);
        const [first] = uses.filter((use) => use.reference === reference && use.text === span!.text.trim());
        expect(first, span!.text).toMatchObject(word!);
      }
    });

    test('the pages of a search by spelling count spellings', async () => {
      const path = '26?unit=word&range=3&distinct=spelling';
      const whole = await search(`${path}&limit=100`);
      expect((await search(`${path}&limit=4&offset=3`)).results).toEqual(whole.results.slice(3, 7));
      expect((await search(`${path}&offset=${whole.spellingCount}`)).results).toEqual([]);
    });

    test.each(['verse', 'span'])(
      'a search that groups %s results by their spelling is refused',
      async (unit) => {
        const response = await app.request(`/api/search/gematria/26?unit=${unit}&distinct=spelling`);
        expect(await answered(response)).toMatchObject([422, { fields: { distinct: 'needs unit=word' } }]);
      },
    );
  });

  test('a short span has the meanings of its words in their order, without grammatical marks', async () => {
    const { results } = await search('2701?unit=span&book=genesis&limit=1');
    const { words } = await app.json<VerseAnalysis>('/api/verse/genesis/1/1');
    const meanings = words.map(({ word }) => word.translation ?? '');
    expect(meanings.filter((meaning) => meaning.includes('(object marker)'))).toHaveLength(2);
    expect(results[0]?.span?.meaning).toBe(meanings.join(' ').replaceAll(' (object marker)', ''));
    // The first nine words of Genesis 1:2 are one more than a phrase with meanings may have.
    const nine = (await app.json<VerseAnalysis>('/api/verse/genesis/1/2')).words.slice(0, 9);
    const value = nine.reduce((sum, { gematriaValues: [standard] }) => sum + (standard?.value ?? 0), 0);
    const long = (await all(`${value}?unit=span&book=genesis`)).filter(({ span }) => span?.words === 9);
    expect(long.length).toBeGreaterThan(0);
    for (const { span } of long) expect(span?.meaning).toBeUndefined();
  });

  test('a word found by its value has the Strong’s number of the word at its place; verses and phrases have none', async () => {
    for (const hit of await all('401?unit=word&book=genesis')) {
      const { words } = await app.json<VerseAnalysis>(`/api/verse/genesis/${hit.chapter}/${hit.verse}`);
      const { word } = words[hit.span!.addressWord - 1]!;
      expect(hit.word?.strongsNumber, hit.reference).toBe(word.strongsNumber);
    }
    for (const unit of ['verse', 'span']) {
      const [hit] = (await search(`2701?unit=${unit}&limit=1`)).results;
      expect(hit).toBeDefined();
      expect(hit).not.toHaveProperty('word');
    }
  });

  test('in the familiar order, results in the Torah come first, then Psalms, the Gospels and the rest', async () => {
    const rankOf = ({ book }: ValueHit) => {
      if (['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'].includes(book)) return 0;
      return book === 'psalms' ? 1 : ['matthew', 'mark', 'luke', 'john'].includes(book) ? 2 : 3;
    };
    const path = '26?unit=word&method=HEBREW_STANDARD,GREEK_STANDARD&range=9';
    const orderOf = (hit: ValueHit) => (hit.gematriaValue === 26 ? 0 : 4) + rankOf(hit);
    const canonical = await all(path);
    const familiar = await all(`${path}&order=familiar`);
    expect(familiar).toEqual(canonical.toSorted((a, b) => orderOf(a) - orderOf(b)));
    expect(familiar).not.toEqual(canonical);
    expect(new Set(familiar.map(rankOf))).toEqual(new Set([0, 1, 2, 3]));
  });

  test.each([
    ['wlc', 'HEBREW_STANDARD', 541],
    ['wlc', 'HEBREW_MUSAFI', 545],
    ['wlc', 'HEBREW_ATBASH', 700],
    ['sblgnt', 'GREEK_KOLEL', 1480],
  ] as const)(
    'the spans of %s by %s are those of a slow recount, within verses and across',
    async (edition, method, target) => {
      for (const across of [false, true]) {
        const path = `${target}?unit=span&method=${method}&range=3&maxWords=8&crossVerse=${across}`;
        const values = [...runs(texts[edition]!, across)].map((words) => value(method, words));
        const near = values.filter((one) => one !== target && Math.abs(one - target) <= 3);
        expect((await all(path)).map((hit) => hit.gematriaValue)).toEqual([
          ...values.filter((one) => one === target),
          ...near,
        ]);
      }
    },
  );

  test('a word has its English address, even in split verses and titles', async () => {
    const places = ['isaiah/63', 'isaiah/64', 'psalms/51', '1kings/18', '1kings/22', 'malachi/4'];
    let checked = 0;
    for (const place of places) {
      const chapter = await app.json<{ words: VerseAnalysis['words'] }>(`/api/verse/${place}`);
      const [book = '', number] = place.split('/');
      for (const { word, verse, gematriaValues } of chapter.words.filter((_, at) => at % 9 === 0)) {
        checked++;
        const { results } = await search(`${gematriaValues[0]?.value}?unit=word&book=${book}&limit=100`);
        const there = results.filter((hit) => hit.chapter === Number(number) && hit.verse === verse);
        const named = there.map((hit) => [hit.span?.text, hit.span?.addressWord]);
        expect(named).toContainEqual([word.originalText, word.wordPosition]);
      }
    }
    expect(checked).toBeGreaterThan(100);
  });

  test('a span that crosses a verse’s end has its last verse and word, and its words as the text spells them', async () => {
    const words = texts.wlc!.filter((verse) => verse.book === 'genesis').slice(0, 2);
    const target = value('HEBREW_STANDARD', [...words[0]!.words.slice(5), ...words[1]!.words.slice(0, 2)]);
    const hits = await all(`${target}?unit=span&book=genesis&crossVerse=true&maxWords=4`);
    const hit = hits.find((one) => one.reference === 'Genesis 1:1');
    expect(hit).toMatchObject({
      book: 'genesis',
      chapter: 1,
      verse: 1,
      originalReference: null,
      edition: 'wlc',
      greekText: null,
      span: { startWord: 6, endWord: 2, endVerse: 2, endReference: 'Genesis 1:2', words: 4 },
    });
    expect(hit?.span?.text.normalize('NFD')).toBe('וְאֵ֥ת הָאָֽרֶץ׃ וְהָאָ֗רֶץ הָיְתָ֥ה'.normalize('NFD'));
    expect(hit?.text).toMatch(/^In the beginning/u);
    expect(hit?.hebrewText?.normalize('NFD')).toContain(hit?.span?.text.split('׃')[0]?.normalize('NFD'));
  });

  test('a maqaf joins the words of a found span; the mark after the last word is left out', async () => {
    const { results } = await search('913?unit=span&book=genesis&maxWords=10');
    const hit = results.find((one) => one.reference === 'Genesis 1:29');
    expect(hit?.span?.text.normalize('NFD')).toBe('לָכֶ֜ם אֶת־כָּל־עֵ֣שֶׂב'.normalize('NFD'));
  });

  test('the found words are marked at their own place, also where the same letters occur twice', async () => {
    const { results } = await search('207?unit=word&book=genesis&limit=100');
    const hits = results.filter(({ reference }) => reference === 'Genesis 1:3');
    const marks = hits.map((hit) => {
      const [mark] = hit.highlights;
      return [mark?.in, bare(hit.hebrewText?.slice(mark?.start, mark?.end) ?? '')];
    });
    expect(marks).toEqual([
      ['hebrewText', 'אור'],
      ['hebrewText', 'אור'],
    ]);
    expect(hits[1]?.highlights[0]?.start).toBeGreaterThan(hits[0]?.highlights[0]?.start ?? 0);
    expect((await search('2701')).results[0]?.highlights).toEqual([]);
  });

  test('the number of a search may be written with separators', async () => {
    expect((await search('2,701')).results.map(({ reference }) => reference)).toEqual(
      (await search('2701')).results.map(({ reference }) => reference),
    );
  });

  test('a span of 300 words shows its first fifty and its last fifty words', async () => {
    const verses = texts.wlc!.filter((verse) => verse.book === '3john' || verse.book === 'genesis');
    const words = verses.flatMap((verse) => verse.words).slice(0, 300);
    const target = value('HEBREW_STANDARD', words);
    const { results } = await search(`${target}?unit=span&book=genesis&crossVerse=true&minWords=300`);
    const span = results[0]!.span!;
    expect(span.words).toBe(300);
    const [head = '', tail = ''] = span.text.split(' … ');
    expect(
      head
        .split(/[\s־]+/u)
        .map(bare)
        .filter(Boolean),
    ).toEqual(words.slice(0, 50));
    expect(
      tail
        .split(/[\s־]+/u)
        .map(bare)
        .filter(Boolean),
    ).toEqual(words.slice(-50));
  });

  test('Mark’s unnumbered ending has words but is not a verse', async () => {
    const at = texts.sblgnt!.findIndex((verse) => verse.part === 'ending');
    const [last, ending] = texts.sblgnt!.slice(at - 1) as [Verse, Verse];
    const target = value('GREEK_STANDARD', ending.words.slice(0, 3));
    const spans = await all(`${target}?unit=span&method=GREEK_STANDARD&book=mark&maxWords=3`);
    expect(
      spans
        .filter((hit) => hit.ending)
        .map((hit) => [hit.reference, hit.span?.startWord, hit.span?.addressWord]),
    ).toContainEqual(['Mark 16:8', 1, last.words.length + 1]);
    const whole = value('GREEK_STANDARD', ending.words);
    const verses = await all(`${whole}?method=GREEK_STANDARD&book=mark`);
    expect(verses.filter((hit) => hit.ending)).toEqual([]);
  });

  test('texts of both scripts are searched together, Hebrew first', async () => {
    const path = '1?unit=word&range=80';
    const both = await all(`${path}&method=GREEK_STANDARD,HEBREW_STANDARD`);
    const hebrew = await all(`${path}&method=HEBREW_STANDARD`);
    const greek = await all(`${path}&method=GREEK_STANDARD`);
    const exact = (hits: typeof both) => hits.filter((hit) => hit.gematriaValue === 1);
    const near = (hits: typeof both) => hits.filter((hit) => hit.gematriaValue !== 1);
    expect(both).toEqual([...exact(hebrew), ...exact(greek), ...near(hebrew), ...near(greek)]);
    expect([hebrew.length, greek.length].every((count) => count > 20)).toBe(true);
    const ofJohn = await all(`${path}&method=GREEK_STANDARD,HEBREW_STANDARD&book=john`);
    expect(ofJohn).toEqual(greek.filter((hit) => hit.book === 'john'));
    const ofOld = await all(`${path}&method=GREEK_STANDARD,HEBREW_STANDARD&testament=old`);
    expect(ofOld).toEqual(hebrew);
  });

  test('each result of a value search has the additional values', async () => {
    const spans = [...runs(texts.wlc!, false)];
    const first = spans.find((words) => words.length === 3)!;
    const [standard, ordinal, atbash] = (['HEBREW_STANDARD', 'HEBREW_ORDINAL', 'HEBREW_ATBASH'] as const).map(
      (method) => value(method, first),
    );
    const hits = await all(
      `${standard}?unit=span&maxWords=8&also=HEBREW_ORDINAL:${ordinal},HEBREW_ATBASH:${atbash}`,
    );
    const expected = spans.filter(
      (words) =>
        value('HEBREW_STANDARD', words) === standard &&
        value('HEBREW_ORDINAL', words) === ordinal &&
        value('HEBREW_ATBASH', words) === atbash,
    );
    expect(hits.map((hit) => bare(hit.span!.text))).toEqual(expected.map((words) => words.join('')));
    const words = await all('86?unit=word&also=HEBREW_ORDINAL:41');
    expect(new Set(words.map((hit) => bare(hit.span!.text)))).toContain('אלהים');
    expect(await all('86?unit=word&also=HEBREW_ORDINAL:40')).toEqual([]);
  });

  test('a word or verse that is found with a lemma is or contains a word of that lemma', async () => {
    const words = await all('86?unit=word&lemma=h430');
    expect(words.length).toBeGreaterThan(20);
    for (const hit of words) expect(bare(hit.span!.text)).toMatch(/אלהי/u);
    const verses = await all('2701?range=900&lemma=H430');
    const without = await all('2701?range=900');
    expect(verses.length).toBeGreaterThan(3);
    expect(verses.length).toBeLessThan(without.length);
    for (const hit of verses) expect(bare(hit.hebrewText!)).toContain('אלה');
    expect((await search('2701?lemma=H430')).results[0]?.reference).toBe('Genesis 1:1');
    expect(await search('2701?lemma=h00430')).toEqual(await search('2701?lemma=H430'));
    expect((await search('2701?lemma=H3068')).results.map((hit) => hit.reference)).not.toContain(
      'Genesis 1:1',
    );
  });

  test('a Greek word of a lemma is found in any of its forms', async () => {
    const words = await all('373?method=GREEK_STANDARD&unit=word&lemma=G3056');
    expect(words.map(({ reference }) => reference)).toContain('John 1:1');
    const light = await all('1500?method=GREEK_STANDARD&unit=word&lemma=G5457');
    expect(light.map(({ span }) => span?.text)).toContain('φῶς');
    expect(await all('1500?method=GREEK_STANDARD&unit=word&lemma=G3056')).toEqual([]);
  });
});

describe('round trips and revisions', () => {
  test('a search takes one round trip in a warm isolate and two in a new isolate, and a repeated search takes none for two seconds', async () => {
    const fresh = await appOver(library);
    const trips = async (path: string, later = 10_000) => {
      fresh.clock.now += later;
      const before = fresh.trips();
      expect((await fresh.request(`/api/search/gematria/${path}`)).status).toBe(200);
      return fresh.trips() - before;
    };
    expect(await trips('913?unit=span')).toBe(2);
    expect(await trips('913?unit=span')).toBe(1);
    expect(await trips('913?unit=span', 1)).toBe(0);
    expect(await trips('26?unit=word&method=GREEK_STANDARD,HEBREW_STANDARD')).toBe(1);
    expect(await trips('2701?lemma=H430')).toBe(2);
    expect(await trips('86?unit=word&lemma=H430')).toBe(1);
  });

  test('the next search, even a refused one, sees a new revision', async () => {
    const changing = await sampleLibrary();
    try {
      const own = await appOver(changing);
      const answer = async (path: string) => {
        own.clock.now += 10_000;
        return own.json<ValueSearchAnswer & ErrorBody>(`/api/search/gematria/${path}`);
      };
      const before = await answer('26?unit=word');
      const isWlc = eq(editions.id, 'wlc');
      const isWlcVerse = eq(bibleVerses.editionId, 'wlc');
      await changing.db
        .update(bibleVerses)
        .set({ lastRevision: 1 })
        .where(and(isWlcVerse, eq(bibleVerses.bookId, 'psalms')));
      await changing.db.update(editions).set({ revision: 'wlc-r2', revisionNo: 2 }).where(isWlc);
      await setLibraryRevision(changing.client, 'second');
      // The letters file of the new revision is missing. The answer reports this, and the search does not use the old
      // file.
      expect((await answer('26?unit=word')).code).toBe('unavailable');
      await putLettersFiles(changing.client, own.files);
      const trips = own.trips();
      const after = await answer('26?unit=word');
      expect(after.editions).toEqual([{ id: 'wlc', revision: 'wlc-r2' }]);
      expect(after.resultCount).toBeLessThan(before.resultCount);
      expect(own.trips() - trips).toBe(1);
      expect((await answer('26?book=psalms')).code).toBe('unavailable');
      await changing.db.update(bibleVerses).set({ lastRevision: CURRENT }).where(isWlcVerse);
      await changing.db.update(editions).set({ revision: 'wlc-r3' }).where(isWlc);
      await setLibraryRevision(changing.client, 'third');
      await putLettersFiles(changing.client, own.files);
      expect((await answer('26?unit=word&book=psalms')).resultCount).toBeGreaterThan(0);
      expect((await answer('26?unit=word')).resultCount).toBe(before.resultCount);
    } finally {
      changing.remove();
    }
  });
});

describe('refusals', () => {
  test.each([
    ['0', 400, 'value'],
    ['-5', 400, 'value'],
    ['abc', 400, 'value'],
    ['1000000000', 400, 'value'],
    ['multiple-of-0', 400, 'value'],
    ['26?unit=chapter', 400, 'unit'],
    ['26?range=1000001', 400, 'range'],
    ['26?limit=101', 400, 'limit'],
    ['26?limit=0', 400, 'limit'],
    ['26?offset=-1', 400, 'offset'],
    ['26?method=NONE', 400, 'method'],
    ['26?also=HEBREW_ORDINAL', 400, 'also'],
    ['26?also=NONE:5', 400, 'also'],
    ['26?lemma=430', 400, 'lemma'],
    ['26?crossVerse=maybe', 400, 'crossVerse'],
    ['prime?range=1', 422, 'range'],
    ['26?unit=span&method=HEBREW_BONEEH', 422, 'method'],
    ['26?unit=span&also=HEBREW_KATAN_MISPARI:5', 422, 'also'],
    ['26?unit=span&minWords=5&maxWords=4', 422, 'maxWords'],
    ['26?method=HEBREW_STANDARD,HEBREW_ORDINAL', 422, 'method'],
    ['26?also=GREEK_STANDARD:5', 422, 'also'],
    ['26?method=HEBREW_STANDARD,GREEK_STANDARD&also=HEBREW_ORDINAL:5', 422, 'also'],
    ['26?lemma=G3056', 422, 'lemma'],
    ['26?lemma=H99999', 422, 'lemma'],
    ['26?method=GREEK_STANDARD&lemma=G99999', 422, 'lemma'],
    ['26?method=GREEK_STANDARD&lemma=H430', 422, 'lemma'],
    ['26?lemma=H0', 422, 'lemma'],
    ['26?book=john', 422, 'method'],
    ['26?testament=new', 422, 'method'],
    ['26?edition=sblgnt', 422, 'method'],
    ['26?book=john&testament=old', 422, 'testament'],
    ['26?book=genesis&group=writings', 422, 'group'],
    ['26?group=gospels', 422, 'group'],
    ['26?group=epistles', 400, 'group'],
    ['26?edition=wlc&book=john', 422, 'edition'],
    ['26?edition=none', 404, 'edition'],
    ['26?book=nobook', 404, 'book'],
    ['26?besides=nobook/1/1', 404, 'besides'],
    ['26?besides=psalms', 400, 'besides'],
    ['26?book=tobit&method=GREEK_STANDARD', 404, undefined],
    ['26?testament=apocrypha&method=GREEK_STANDARD', 404, undefined],
  ])('a search for %s gets status %i and the name of the field %s', async (path, status, field) => {
    const response = await app.request(`/api/search/gematria/${path}`);
    const body = (await response.json()) as ErrorBody;
    expect({ status: response.status, fields: Object.keys(body.fields ?? {}) }).toEqual({
      status,
      fields: field ? [field] : [],
    });
    expect(body.message.length).toBeGreaterThan(20);
  });

  test('an edition that could be imported gets the code not_installed, and an unknown edition gets not_found', async () => {
    for (const [edition, code] of [
      ['mam', 'not_installed'],
      ['none', 'not_found'],
    ])
      expect((await app.json<ErrorBody>(`/api/search/gematria/26?edition=${edition}`)).code).toBe(code);
  });

  test('a lemma is refused with a method of the other language, and the message names its own', async () => {
    const refusal = async (query: string) =>
      ((await (await app.request(`/api/search/gematria/26?${query}`)).json()) as ErrorBody).message;
    expect(await refusal('method=HEBREW_STANDARD&lemma=G3056')).toBe(
      'G3056 is a Greek word. Choose one Greek method.',
    );
    expect(await refusal('method=GREEK_STANDARD&lemma=H430')).toBe(
      'H430 is a Hebrew word. Choose one Hebrew method.',
    );
  });

  test('a search whose letters file is missing gets a 503 that asks to try again', async () => {
    const empty = testApp(library.client);
    const response = await empty.request('/api/search/gematria/26');
    expect(await answered(response)).toMatchObject([503, { code: 'unavailable' }]);
    expect(response.headers.get('Retry-After')).toBe('2');
  });
});
