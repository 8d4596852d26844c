import { and, countDistinct, eq, inArray, isNotNull } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notNull } from '../../db/fields.ts';
import {
  bibleBooks,
  bibleVerses,
  bibleWords,
  editions,
  lexiconEntries,
  verseAddresses,
  verseTotals,
} from '../../db/schema/index.ts';
import type { ErrorBody, NameAnalysis } from '../../domain/contract/index.ts';
import { gematriaValue, type MethodId, methodById } from '../../domain/gematria/index.ts';
import { greekLetters } from '../../domain/greek/index.ts';
import { hebrewLetters } from '../../domain/hebrew/index.ts';
import { testApp } from '../../tests/support/app.ts';
import { ownLibrary } from '../../tests/support/sample-app.ts';
import type { Ask } from '../http/scripture.ts';
import { matchLexicon } from './lexicon-match.ts';
import { planName } from './plan-name.ts';

const database = await ownLibrary();
const entries = [
  { strongsNumber: 'H2174', lemma: 'זִמְרִי', gloss: 'Zimri', usage: 'Zimri.' },
  { strongsNumber: 'H9001', lemma: 'זִמְרִי', gloss: 'musical', usage: 'musical.' },
  { strongsNumber: 'G5402', lemma: 'Φοίβη', gloss: 'Phebe', usage: 'Phebe' },
];
await database.db.insert(lexiconEntries).values(
  entries.map((entry) => ({
    ...entry,
    editionId: 'strongs',
    revisionNo: 1,
    definition: `the name ${entry.gloss}`,
  })),
);
const app = testApp(database.client);

const post = (body: unknown) =>
  app.request('/api/explore-name', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

async function explore(body: { name: string; hebrew?: string; greek?: string; range?: number }) {
  const answer = await post(body);
  expect(answer.status, body.name).toBe(200);
  return (await answer.json()) as NameAnalysis;
}

describe('how a name is written', () => {
  test('a curated name in Latin letters is found with any case, accents and hyphens', async () => {
    const { name, matched, hebrew, greek, spelling, meaning, source, sourcePath, firstReference } =
      await explore({
        name: 'ábra-HAM',
      });
    expect({ name, matched, hebrew, greek, spelling }).toEqual({
      name: 'ábra-HAM',
      matched: 'Abraham',
      hebrew: 'אברהם',
      greek: 'Ἀβραάμ',
      spelling: 'curated',
    });
    expect([meaning, source, sourcePath]).toEqual([
      'Father of a multitude',
      'Genesis 17:5',
      '/explorer/genesis/17/5',
    ]);
    expect(firstReference).toEqual({
      reference: 'Genesis 17:5',
      path: '/explorer/genesis/17/5',
      as: 'spelling',
    });
  });

  test('a name has the first place of its spelling, and the first one of its kind if that is another', async () => {
    const { firstReference, firstOfKind } = await explore({ name: 'Canaan' });
    expect(firstReference).toMatchObject({ reference: 'Genesis 9:18', as: 'spelling' });
    expect(firstOfKind).toMatchObject({ reference: 'Genesis 11:31', kind: 'place' });
    const jephthah = await explore({ name: 'Jephthah' });
    expect(jephthah.firstReference).toMatchObject({ reference: 'Joshua 15:43', as: 'name' });
    expect(jephthah.firstOfKind).toMatchObject({ reference: 'Judges 11:1', kind: 'person' });
    const adam = await explore({ name: 'Adam' });
    expect([adam.firstReference?.as, adam.firstOfKind]).toEqual(['name', null]);
  });

  test('the origin of a name names the dictionary if only a dictionary tells it', async () => {
    expect((await explore({ name: 'Leah' })).meaning).toBe('Strong’s: Weary');
    const entry = {
      strongsNumber: 'H2174',
      lemma: 'זִמְרִי',
      gloss: 'Zimri',
      lexicon: 'Strong’s',
      occurrences: 15,
    };
    const meaning = (definition: string | null, derivation: string | null) =>
      matchLexicon('Zimri', [{ ...entry, definition, derivation }]).meaning;
    expect(meaning('Zimri, the name of five Israelites', 'musical')).toBe(
      'Zimri, the name of five Israelites (Strong’s: musical)',
    );
    expect(meaning(null, 'musical')).toBe('Strong’s: musical');
    expect(meaning('Zimri', null)).toBe('Zimri');
    expect((await explore({ name: 'YHWH' })).meaning).toMatch(/^Perhaps: the One who is/u);
  });

  test('a name in Hebrew or Greek letters has the typed spelling, and its other form comes from the list', async () => {
    const hebrew = await explore({ name: 'יַעֲקֹב' });
    expect(hebrew).toMatchObject({ hebrew: 'יעקב', greek: 'Ἰακώβ', spelling: 'typed' });
    const greek = await explore({ name: 'Ἰησοῦ' });
    expect(greek).toMatchObject({ matched: 'Jesus', hebrew: 'ישוע', greek: 'Ἰησοῦ' });
    expect(greek.spellings).toEqual({ hebrew: 'curated', greek: 'typed' });
  });

  test('a name that is only in the dictionary has the spelling of the dictionary', async () => {
    const trips = app.trips();
    const zimri = await explore({ name: 'zimri' });
    expect(app.trips() - trips).toBe(2);
    expect(zimri).toMatchObject({ hebrew: 'זמרי', greek: null, spelling: 'lexicon', strongs: ['H2174'] });
    expect(zimri.meaning).toContain('Zimri');
    expect(zimri.source).toContain('H2174');
    const phebe = await explore({ name: 'Phebe' });
    expect(phebe).toMatchObject({ hebrew: null, greek: 'Φοίβη' });
  });

  test('a word in its own letters is looked up in the dictionary by these letters', async () => {
    const trips = app.trips();
    expect((await explore({ name: 'זמרי' })).strongs).toEqual(['H2174']);
    expect((await explore({ name: 'φοιβη' })).meaning).toBe('the name Phebe');
    expect((await explore({ name: 'λόγος' })).strongs).toEqual(['G3056']);
    expect(app.trips() - trips).toBe(3);
  });

  test('a genitive is marked as a genitive, unless another spelling is chosen', async () => {
    const jordan = await explore({ name: 'Jordan' });
    expect(jordan).toMatchObject({ greek: 'Ἰορδάνου', greekIsGenitive: true });
    expect((await explore({ name: 'Ἰορδάνου' })).greekIsGenitive).toBe(true);
    expect((await explore({ name: 'Ἰορδάνην' })).greekIsGenitive).toBe(false);
    expect((await explore({ name: 'Jordan', greek: 'Ἰορδάνης' })).greekIsGenitive).toBe(false);
    expect((await explore({ name: 'Isaiah' })).greekIsGenitive).toBe(false);
  });

  test('King Saul is found in both scripts, and the apostle Paul by both of his names', async () => {
    const saul = await explore({ name: 'Saul' });
    expect(saul).toMatchObject({ hebrew: 'שאול', greek: 'Σαούλ', strongs: ['H7586', 'G4549'] });
    expect((await explore({ name: 'Σαῦλος' })).matched).toBe('Paul');
    const paul = await explore({ name: 'Paul' });
    expect(paul.occurrences.find(({ script }) => script === 'greek')?.forms).toContain('σαυλος');
  });

  test('a name in Hebrew letters has the Greek form of the list', async () => {
    const { matched, greek } = await explore({ name: 'אליקים' });
    expect([matched, greek]).toEqual(['Eliakim', 'Ἐλιακίμ']);
  });

  test('any other name is transliterated letter by letter and marked as transliterated', async () => {
    const { hebrew, greek, spelling, meaning, source, matched } = await explore({ name: 'Sherlock' });
    expect([hebrew, greek, spelling]).toEqual(['שרלוק', 'Σερλοκ', 'transliterated']);
    expect([meaning, source, matched]).toEqual([null, null, null]);
  });

  test('a request can choose another spelling of a name; choosing the found spelling changes nothing', async () => {
    const chosen = await explore({ name: 'David', hebrew: 'דָּוִיד' });
    expect(chosen).toMatchObject({ hebrew: 'דויד', spelling: 'chosen', meaning: 'Strong’s: Beloved' });
    expect(chosen.occurrences[0]?.by).toBe('letters');
    const same = await explore({ name: 'David', hebrew: 'דוד', greek: '' });
    expect([same.spelling, same.occurrences[0]?.by]).toEqual(['curated', 'strongs']);
  });
});

describe('values', () => {
  test('the values of a name use the Hebrew form for Hebrew methods and the Greek form for Greek methods', async () => {
    const { hebrew, greek, gematriaValues } = await explore({ name: 'Isaiah' });
    expect(gematriaValues.slice(0, 6).map(({ method }) => method)).toEqual([
      'HEBREW_STANDARD',
      'HEBREW_ORDINAL',
      'GREEK_STANDARD',
      'GREEK_ORDINAL',
      'GREEK_ISOPSEPHY',
      'GREEK_MILLESIAN',
    ]);
    for (const { method, methodName, value } of gematriaValues) {
      const text = method.startsWith('GREEK') ? greek : hebrew;
      expect(value, method).toBe(gematriaValue(method as MethodId, text ?? ''));
      expect(methodName).toBe(methodById(method)?.name);
    }
  });

  test('the values of a name are null if it has no form in that script', async () => {
    const { gematriaValues, biblicalConnections } = await explore({ name: 'Ishmael' });
    for (const { method, value } of gematriaValues)
      expect(value === null, method).toBe(method.startsWith('GREEK'));
    expect(biblicalConnections.map(({ method }) => method)).toEqual(['HEBREW_STANDARD', 'HEBREW_ORDINAL']);
  });
});

describe('verses of the same value', () => {
  const GENESIS_1_1 = 'בראשית ברא אלהים את השמים ואת הארץ';

  test('the verses with the value of a name are all verses whose stored total is this value', async () => {
    const { biblicalConnections } = await explore({ name: 'Creation', hebrew: GENESIS_1_1 });
    const [standard] = biblicalConnections;
    const count = await database.db.$count(verseTotals, eq(verseTotals.hebrewStandard, 2701));
    expect(standard).toMatchObject({
      method: 'HEBREW_STANDARD',
      value: 2701,
      isExact: true,
      total: count,
    });
    expect(standard?.verses).toHaveLength(count);
    expect(standard?.verses[0]).toMatchObject({
      reference: 'Genesis 1:1',
      originalReference: null,
      gematriaValue: 2701,
      greekText: null,
    });
    expect(standard?.verses[0]?.text).toMatch(/^In the beginning/u);
    expect(hebrewLetters(standard?.verses[0]?.hebrewText ?? '')).toBe(GENESIS_1_1.replaceAll(' ', ''));
  });

  test('a name whose value no verse has is shown with the nearest verses, at most five', async () => {
    const stored = await database.db
      .select({ total: notNull(verseTotals.hebrewStandard) })
      .from(verseTotals)
      .where(isNotNull(verseTotals.hebrewStandard));
    const totals = new Set(stored.map(({ total }) => total));
    let target = Math.min(...totals);
    while (totals.has(target)) target++;
    // א counts 1, י 10 and ת 400, so a word with any value can be made of these letters.
    const hebrew =
      'ת'.repeat(Math.floor(target / 400)) +
      'י'.repeat(Math.floor((target % 400) / 10)) +
      'א'.repeat(target % 10);
    const [wide] = (await explore({ name: 'N', hebrew, range: 1000 })).biblicalConnections;
    expect(wide).toMatchObject({ value: target, isExact: false, total: 0 });
    expect(wide?.verses).toHaveLength(5);
    const distances = wide?.verses.map(({ gematriaValue: value }) => Math.abs(value - target)) ?? [];
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    const nearest = stored.map(({ total }) => Math.abs(total - target)).sort((a, b) => a - b);
    expect(distances).toEqual(nearest.slice(0, 5));
    expect((await explore({ name: 'N', hebrew, range: 0 })).biblicalConnections[0]?.verses).toEqual([]);
  });
});

describe('where a name occurs', () => {
  test('a name is found in the text by Strong’s number; each verse counts once, and the first of the ten verses shown is the first in the Bible', async () => {
    const { occurrences } = await explore({ name: 'Jacob' });
    const places = await database.db
      .selectDistinct({
        id: bibleVerses.id,
        chapter: verseAddresses.chapterNumber,
        verse: verseAddresses.verseNumber,
      })
      .from(bibleWords)
      .innerJoin(bibleVerses, eq(bibleVerses.id, bibleWords.verseId))
      .innerJoin(verseAddresses, eq(verseAddresses.verseId, bibleVerses.id))
      .innerJoin(bibleBooks, eq(bibleBooks.id, bibleVerses.bookId))
      .where(and(eq(bibleWords.strongsNumber, 'H3290'), eq(bibleVerses.editionId, 'wlc')))
      .orderBy(bibleBooks.position, bibleVerses.chapterNumber, bibleVerses.verseNumber);
    const [hebrew, greek] = occurrences;
    expect(hebrew).toMatchObject({ script: 'hebrew', by: 'strongs', forms: ['H3290'], edition: 'wlc' });
    expect(hebrew?.total).toBe(places.length);
    expect(hebrew?.verses).toHaveLength(10);
    expect(hebrew?.verses[0]).toMatchObject({
      book: 'genesis',
      chapter: places[0]?.chapter,
      verse: places[0]?.verse,
    });
    expect(greek).toMatchObject({ script: 'greek', by: 'letters', edition: 'sblgnt' });
  });

  test('a name is found in the text by its letters in Greek, in every case form of the list', async () => {
    const { occurrences } = await explore({ name: 'John' });
    const greek = occurrences.find(({ script }) => script === 'greek');
    expect(greek?.forms).toContain('ιωαννης');
    const [found] = await database.db
      .select({ verses: countDistinct(bibleWords.verseId) })
      .from(bibleWords)
      .innerJoin(bibleVerses, eq(bibleVerses.id, bibleWords.verseId))
      .where(
        and(
          eq(bibleVerses.editionId, 'sblgnt'),
          inArray(
            bibleWords.letters,
            (greek?.forms ?? []).map((form) => greekLetters(form)),
          ),
        ),
      );
    expect(greek?.total).toBe(found?.verses);
    expect(greek?.total).toBeGreaterThan(10);
  });

  test('the verses of a name have English references, and with the Masoretic reference if it differs', async () => {
    const horeb = await explore({ name: 'Horeb' });
    expect(horeb.occurrences[0]?.verses).toMatchObject([
      { book: 'malachi', chapter: 4, verse: 4, reference: 'Malachi 4:4', originalReference: 'Malachi 3:22' },
    ]);
    const elijah = await explore({ name: 'Elijah' });
    expect(elijah.occurrences[0]?.verses[0]).toMatchObject({
      reference: '1 Kings 18:1',
      originalReference: null,
    });
    const psalms = await explore({ name: 'Zion' });
    const found = psalms.occurrences[0]?.verses.find(({ book }) => book === 'psalms');
    expect(found).toMatchObject({ reference: 'Psalm 51:18', originalReference: 'Psalm 51:20' });
  });

  test('each verse of a name names its language', async () => {
    const LANGUAGES: Readonly<Record<string, string>> = { hebrew: 'he', aramaic: 'arc', greek: 'grc' };
    const { occurrences } = await explore({ name: 'Daniel' });
    const verses = occurrences.flatMap((one) => one.verses);
    expect(verses.map(({ language }) => language)).toContain('arc');
    for (const { book, chapter, verse, language, greekText } of verses) {
      const [stored] = await database.db
        .selectDistinct({ language: bibleVerses.originalLanguage })
        .from(bibleVerses)
        .innerJoin(verseAddresses, eq(verseAddresses.verseId, bibleVerses.id))
        .innerJoin(editions, eq(editions.id, bibleVerses.editionId))
        .where(
          and(
            eq(bibleVerses.bookId, book),
            eq(verseAddresses.chapterNumber, chapter),
            eq(verseAddresses.verseNumber, verse),
            eq(editions.script, greekText === null ? 'hebrew' : 'greek'),
          ),
        );
      expect(language, `${book} ${chapter}:${verse}`).toBe(LANGUAGES[stored?.language ?? '']);
    }
  });

  test('a name that does not occur has no verses', async () => {
    const { occurrences } = await explore({ name: 'Sherlock' });
    expect(occurrences.map(({ total, verses }) => [total, verses])).toEqual([
      [0, []],
      [0, []],
    ]);
  });
});

describe('while a new revision is published', () => {
  const zimri = { name: 'Zimri', range: 10 };
  /** A library whose revision changes with each statement in the order of this list. The last revision stays. */
  const library = (...revisions: string[]) => {
    let trips = 0;
    const ask: Ask = async (read) => {
      const [row] = (await database.client.execute(read.statement)).rows;
      const revision = revisions[Math.min(trips, revisions.length - 1)] ?? null;
      trips++;
      if (row === undefined) throw new Error('No row came back');
      return read.compose(row, revision);
    };
    return { ask, trips: () => trips };
  };

  test('both statements for a name are sent again if the revision changed between them', async () => {
    const { ask, trips } = library('a', 'b');
    const { answer } = await planName(zimri)(ask);
    expect([answer.hebrew, trips()]).toEqual(['זמרי', 4]);
  });

  test('the read of a name is refused if every statement finds another revision', async () => {
    const { ask, trips } = library('a', 'b', 'c', 'd', 'e', 'f');
    await expect(planName(zimri)(ask)).rejects.toMatchObject({ code: 'unavailable' });
    expect(trips()).toBe(6);
  });
});

describe('the call', () => {
  test('the answer about a name takes one round trip to the database, and none if it is requested again', async () => {
    const trips = app.trips();
    const first = await explore({ name: 'Noah' });
    expect(app.trips() - trips).toBe(1);
    expect(await explore({ name: 'Noah' })).toEqual(first);
    expect(app.trips() - trips).toBe(1);
    expect(first.editions).toEqual([
      { id: 'wlc', revision: 'wlc-r1' },
      { id: 'sblgnt', revision: 'sblgnt-r1' },
    ]);
  });

  test('the answer about a name cannot be stored by any cache', async () => {
    expect((await post({ name: 'Noah' })).headers.get('Cache-Control')).toBe('no-store');
  });

  test.each([
    [{ name: '   ' }, /Please enter a name to analyze/u],
    [{}, /name/u],
    [{ name: '123' }, /Latin, Hebrew or Greek letters/u],
    [{ name: 'Авраам' }, /Latin, Hebrew or Greek letters/u],
    [{ name: 'David', hebrew: 'David' }, /no Hebrew letter/u],
    [{ name: 'David', greek: 'דוד' }, /no Greek letter/u],
    [{ name: 'x'.repeat(101) }, /at most 100/u],
    [{ name: 'David', range: -1 }, /range/u],
    [{ name: 'David', range: 5000 }, /range/u],
  ])('a request for a name with the body %j is refused', async (body, message) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(((await answer.json()) as ErrorBody).message).toMatch(message);
  });

  test.each([
    '"',
    "' or 1=1 --",
    'a* OR b',
    'H85',
    'lemmas:h85',
    '%_%',
    '״״א״',
    'NEAR(א ב)',
    'α"β',
    'אַ* OR "ב',
  ])('the text %s is read as a name or refused, never as a query', async (name) => {
    const answer = await post({ name });
    expect([200, 400]).toContain(answer.status);
  });
});
