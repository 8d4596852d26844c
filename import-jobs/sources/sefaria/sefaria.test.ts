import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bibleVerses, editions, importProblems, verseTotals } from '../../../db/schema/index.ts';
import { stripPoints } from '../../../domain/hebrew/index.ts';
import type { ChapterRange } from '../../../domain/imports/index.ts';
import { sefariaStandIn } from '../../../scripts/start/stand-ins/sefaria.ts';
import { type EngineBench, engineBench } from '../../../tests/imports/engine-bench.ts';
import { references, sefariaContext } from '../../../tests/imports/sefaria-context.ts';
import { processChunk } from '../../engine/process-chunk.ts';
import type { ChunkRecords, ImportSource } from '../../records.ts';
import { verseAt } from '../core/testing.ts';
import { SEFARIA } from './index.ts';
import { JPS_1917, MAM } from './versions.ts';

const range = (book: ChapterRange['book'], from: number, to = from): ChapterRange => ({ book, from, to });

const open = (
  { context }: ReturnType<typeof sefariaContext>,
  chapters: readonly ChapterRange[],
  jobId = 'job-1',
): Promise<ImportSource> => SEFARIA.open(context, { kind: 'sefaria', chapters }, [], jobId);

async function readAll(source: ImportSource): Promise<Required<ChunkRecords>['verses']> {
  const verses: Record<'mam' | 'jps1917', Required<ChunkRecords>['verses'][string][number][]> = {
    mam: [],
    jps1917: [],
  };
  for (const { descriptor } of await source.begin()) {
    const read = (await source.read(descriptor)).verses ?? {};
    verses.mam.push(...(read.mam ?? []));
    verses.jps1917.push(...(read.jps1917 ?? []));
  }
  return verses;
}

async function textsOf(...chapters: ChapterRange[]) {
  const sefaria = sefariaContext();
  const { mam = [], jps1917 = [] } = await readAll(await open(sefaria, chapters));
  return { mam, jps1917, requested: references(sefaria.requested) };
}

const numbers = (verses: readonly { chapter: number; verse: number }[]): string[] =>
  verses.map(({ chapter, verse }) => `${chapter}:${verse}`);

describe('the chapters of a job', () => {
  test('the chapters of a Sefaria job are asked for one after the other, each with both versions, with a pause before each', async () => {
    const sefaria = sefariaContext();
    await readAll(await open(sefaria, [range('genesis', 1, 2), range('ruth', 4)]));
    expect(references(sefaria.requested)).toEqual(['Genesis 1', 'Genesis 2', 'Ruth 4']);
    expect(sefaria.requested.map((url) => url.searchParams.getAll('version'))).toEqual(
      Array.from({ length: 3 }, () => [
        'hebrew|Miqra according to the Masorah',
        'english|The Holy Scriptures: A New Translation (JPS 1917)',
      ]),
    );
    expect(sefaria.pauses).toEqual([500, 500, 500]);
  });

  test('the chapters of a Sefaria job are each read once if ranges overlap', async () => {
    const source = await open(sefariaContext(), [range('genesis', 1, 3), range('genesis', 2, 4)]);
    expect((await source.begin()).map(({ descriptor, units }) => [descriptor, units])).toEqual([
      [{ book: 'genesis', chapter: 1 }, 31],
      [{ book: 'genesis', chapter: 2 }, 25],
      [{ book: 'genesis', chapter: 3 }, 24],
      [{ book: 'genesis', chapter: 4 }, 26],
    ]);
  });

  test('the chapters of a Sefaria job have English numbers, and Sefaria is asked for each of its chapters that has their verses', async () => {
    expect((await textsOf(range('joel', 3))).requested).toEqual(['Joel 4']);
    expect((await textsOf(range('malachi', 4))).requested).toEqual(['Malachi 3']);
    expect((await textsOf(range('genesis', 31))).requested).toEqual(['Genesis 31', 'Genesis 32']);
    expect((await textsOf(range('numbers', 26))).requested).toEqual(['Numbers 26']);
    const { mam, jps1917 } = await textsOf(range('malachi', 4));
    expect(numbers(mam)).toEqual(['3:19', '3:20', '3:21', '3:22', '3:23', '3:24']);
    expect(numbers(jps1917)).toEqual(['4:1', '4:2', '4:3', '4:4', '4:5', '4:6']);
  });

  test.each([
    [range('john', 1), 'Sefaria has the Hebrew Bible only, and not John'],
    [range('tobit', 1), 'and not Tobit'],
    [range('ruth', 4, 5), 'Ruth has the chapters 1 to 4'],
    [range('ruth', 0), 'Ruth has the chapters 1 to 4'],
  ])(
    'the chapters of a Sefaria job are refused if Sefaria does not have them: %j',
    async (chapters, message) => {
      const { context } = sefariaContext();
      const task = { kind: 'sefaria' as const, chapters: [chapters] };
      await expect(SEFARIA.inputFiles(context, task)).rejects.toThrow(message);
      await expect(SEFARIA.open(context, task, [], 'job-1')).rejects.toThrow(message);
    },
  );

  test('the chapters of a Sefaria job need no file', async () => {
    const task = { kind: 'sefaria' as const, chapters: [range('ruth', 1)] };
    expect(await SEFARIA.inputFiles(sefariaContext().context, task)).toEqual([]);
  });

  test('the chapters of a Sefaria job change the fingerprint of the input', async () => {
    const [one, other, same] = await Promise.all(
      [1, 2, 1].map(async (chapter) =>
        (await open(sefariaContext(), [range('ruth', chapter)])).fingerprint(),
      ),
    );
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });

  test('the fingerprint of a job’s chapters stays when a stand-in has another address after a restart', async () => {
    const task = { kind: 'sefaria' as const, chapters: [range('ruth', 1)] };
    const { context } = sefariaContext();
    const fingerprints = await Promise.all(
      [1, 2].map(async (port) => {
        const addresses = { ...context.addresses, sefaria: `http://127.0.0.1:${port}/sefaria` };
        return (await SEFARIA.open({ ...context, addresses }, task, [], 'job-1')).fingerprint();
      }),
    );
    expect(fingerprints[0]).toBe(fingerprints[1]);
  });

  test('the chapters of a Sefaria job name their editions as stand-ins if the site is offline', async () => {
    const task = { kind: 'sefaria' as const, chapters: [range('ruth', 1)] };
    const { context } = sefariaContext();
    const namesOf = async (offline: boolean) =>
      (await SEFARIA.open({ ...context, offline }, task, [], 'job-1')).editions.map(
        ({ record }) => record.name,
      );
    const names = await namesOf(false);
    expect(names).toEqual([MAM.name, JPS_1917.name]);
    expect(await namesOf(true)).toEqual(names.map((name) => `Stand-in for ${name}`));
  });
});

describe('verses with other numbers in English', () => {
  test('an import from Sefaria makes a psalm title of two Hebrew verses verse 0', async () => {
    const { mam, jps1917 } = await textsOf(range('psalms', 51));
    expect(verseAt(mam, 'psalms', 51, 2).addresses).toMatchObject([{ chapter: 51, verse: 0 }]);
    expect(verseAt(mam, 'psalms', 51, 3).addresses).toMatchObject([{ chapter: 51, verse: 1 }]);
    expect(mam).toHaveLength(21);
    expect(numbers(jps1917).slice(0, 2)).toEqual(['51:0', '51:1']);
    expect(verseAt(jps1917, 'psalms', 51, 0).text).toMatch(/^To the chief Musician.* Bath-sheba\.$/u);
    expect(verseAt(jps1917, 'psalms', 51, 1).text).toMatch(/^Have mercy upon me/u);
  });

  test('a Hebrew verse with two English addresses is divided at its word in both languages', async () => {
    const { mam, jps1917 } = await textsOf(range('1kings', 20));
    expect(verseAt(mam, '1kings', 20, 3).addresses).toMatchObject([
      { verse: 2, firstWord: 0, lastWord: 5 },
      { verse: 3, firstWord: 6, lastWord: null },
    ]);
    expect(verseAt(jps1917, '1kings', 20, 2).text).toMatch(/Thus saith Ben-hadad,$/u);
    expect(verseAt(jps1917, '1kings', 20, 3).text).toMatch(/^Thy silver/u);
  });

  test('an import from Sefaria joins two Hebrew verses of two chapters to one English verse', async () => {
    const { mam, jps1917, requested } = await textsOf(range('1samuel', 20));
    expect(requested).toEqual(['I Samuel 20', 'I Samuel 21']);
    expect(numbers(mam).slice(-2)).toEqual(['20:42', '21:1']);
    expect(verseAt(jps1917, '1samuel', 20, 42).text).toMatch(
      /^And Jonathan said.* Jonathan went into the city\.$/u,
    );
    expect(numbers((await textsOf(range('1samuel', 21))).mam)[0]).toBe('21:2');
  });

  test('a verse at Sefaria that lies in two English chapters is imported with either of them, and once with both', async () => {
    const both = await textsOf(range('isaiah', 63, 64));
    expect(numbers(both.mam).filter((number) => number === '63:19')).toHaveLength(1);
    expect(both.requested).toEqual(['Isaiah 63', 'Isaiah 64']);
    const second = await textsOf(range('isaiah', 64));
    expect(numbers(second.mam).slice(0, 2)).toEqual(['63:19', '64:1']);
    expect(verseAt(second.jps1917, 'isaiah', 64, 1).text).toMatch(/^Oh that thou wouldest rend/u);
    expect(numbers(second.jps1917)[0]).toBe('64:1');
  });

  test('four commandments that are one verse at Sefaria become four verses', async () => {
    const { mam, jps1917 } = await textsOf(range('exodus', 20), range('deuteronomy', 5));
    const exodus = [13, 14, 15, 16].map((verse) => verseAt(mam, 'exodus', 20, verse));
    expect(exodus.map(({ text }) => stripPoints(text))).toEqual([
      'לא תרצח׃',
      'לא תנאף׃',
      'לא תגנב׃',
      'לא־תענה ברעך עד שקר׃',
    ]);
    expect(exodus.map(({ words }) => words.at(-1)?.mark)).toEqual(['ס', 'ס', 'ס', 'ס']);
    expect(verseAt(mam, 'exodus', 20, 26).addresses).toMatchObject([{ chapter: 20, verse: 26 }]);
    expect(verseAt(jps1917, 'deuteronomy', 5, 18).text).toBe('Neither shalt thou commit adultery.');
    expect(verseAt(jps1917, 'deuteronomy', 5, 33).text).toMatch(/^Ye shall walk in all the ways/u);
  });

  test('the last verse of Numbers 25, which Sefaria has in chapter 26, keeps its number', async () => {
    const { mam } = await textsOf(range('numbers', 25, 26));
    const end = verseAt(mam, 'numbers', 25, 19);
    expect(stripPoints(end.text)).toBe('ויהי אחרי המגפה');
    expect(end.addresses).toMatchObject([{ chapter: 26, verse: 1 }]);
    expect(verseAt(mam, 'numbers', 26, 1).words[0]?.letters).toBe('ויאמר');
    expect(mam.filter(({ chapter, verse }) => chapter === 25 && verse > 18)).toHaveLength(1);
  });

  test('a verse from Sefaria that must be divided is left out if it lacks the words at which it is divided', async () => {
    const short = sefariaContext(async (request) => {
      const answer = JSON.parse(await (await sefariaStandIn(request)).text());
      for (const version of answer.versions)
        version.text[request.url.includes('Kings') ? 2 : 12] = version.text[0];
      answer.versions[0].text[request.url.includes('Kings') ? 2 : 12] = 'אֶחָֽד׃';
      return Response.json(answer);
    });
    const source = await open(short, [range('1kings', 20), range('exodus', 20)]);
    const reports = [];
    for (const { descriptor } of await source.begin())
      for (const { row, column, message } of (await source.read(descriptor)).problems ?? [])
        reports.push(`${row} ${column}: ${message}`);
    expect(reports).toEqual([
      '3 Hebrew: The verse is left out: it divides at word 6, and has 1 words',
      '3 English: The verse is left out: it is 2 verses in English Bibles, but does not divide as expected',
      '13 Hebrew: The verse is left out: it divides at word 6, and has 1 words',
      '13 English: The verse is left out: it is 4 verses in English Bibles, but does not divide as expected',
    ]);
  });

  test('verses from Sefaria in Aramaic have Aramaic as their original language', async () => {
    const { mam } = await textsOf(range('daniel', 2), range('jeremiah', 10));
    expect(verseAt(mam, 'daniel', 2, 3).originalLanguage).toBe('hebrew');
    expect(verseAt(mam, 'daniel', 2, 4).originalLanguage).toBe('aramaic');
    expect(verseAt(mam, 'jeremiah', 10, 11).originalLanguage).toBe('aramaic');
  });
});

test('a word from Sefaria has letters, a transliteration and its letters as lemma, and no number', async () => {
  const { mam } = await textsOf(range('genesis', 1));
  expect(verseAt(mam, 'genesis', 1, 1).words[0]).toMatchObject({
    letters: 'בראשית',
    transliteration: 'bereshit',
    lemma: 'בראשית',
    strongsNumber: null,
    morphology: null,
    translation: null,
  });
});

describe('an import from Sefaria', () => {
  let bench: EngineBench;
  let sefaria: ReturnType<typeof sefariaContext>;
  let changes: Record<number, string>;

  beforeEach(async () => {
    changes = {};
    sefaria = sefariaContext(async (request) => {
      const answer = JSON.parse(await (await sefariaStandIn(request)).text());
      for (const [verse, html] of Object.entries(changes)) answer.versions[0].text[Number(verse) - 1] = html;
      return Response.json(answer);
    });
    bench = await engineBench(await open(sefaria, [range('ruth', 1)]));
  });

  async function run(chapters: readonly ChapterRange[], jobId: string) {
    bench.input.source = await open(sefaria, chapters, jobId);
    const { id, status, errors, created, updated, unchanged, skipped, failed } = await bench.run();
    return { id, status, errors, rows: { created, updated, unchanged, skipped, failed } };
  }

  const visible = (edition: string) =>
    bench.db
      .select({ chapter: bibleVerses.chapterNumber, verse: bibleVerses.verseNumber, text: bibleVerses.text })
      .from(bibleVerses)
      .innerJoin(editions, eq(editions.id, bibleVerses.editionId))
      .where(
        and(
          eq(bibleVerses.editionId, edition),
          lte(bibleVerses.firstRevision, editions.revisionNo),
          gte(bibleVerses.lastRevision, editions.revisionNo),
        ),
      )
      .orderBy(asc(bibleVerses.chapterNumber), asc(bibleVerses.verseNumber));

  test('an import from Sefaria fills both editions, and a second one changes nothing', async () => {
    const first = await run([range('ruth', 1)], 'a');
    expect(first).toMatchObject({ status: 'succeeded', rows: { created: 44, skipped: 0, failed: 0 } });
    expect(numbers(await visible('mam'))).toHaveLength(22);
    expect((await visible('jps1917'))[0]?.text).toMatch(
      /^Now it came to pass in the days when the judges ruled/u,
    );
    const [totals] = await bench.db.select().from(verseTotals).where(eq(verseTotals.verseId, 1));
    expect(totals).toMatchObject({ editionId: 'mam', words: 19, letters: 75 });
    const revisions = await bench.db.select({ id: editions.id, revision: editions.revision }).from(editions);

    const second = await run([range('ruth', 1)], 'b');
    expect(second).toMatchObject({
      status: 'succeeded',
      rows: { created: 0, updated: 0, unchanged: 44, skipped: 0, failed: 0 },
    });
    expect(await bench.db.select({ id: editions.id, revision: editions.revision }).from(editions)).toEqual(
      revisions,
    );
    expect(references(sefaria.requested)).toEqual(['Ruth 1', 'Ruth 1']);
  });

  test('an import of a whole book from Sefaria asks once for each chapter', async () => {
    expect(await run([range('jonah', 1, 4)], 'a')).toMatchObject({
      status: 'succeeded',
      rows: { created: 96 },
    });
    expect(references(sefaria.requested)).toEqual(['Jonah 1', 'Jonah 2', 'Jonah 3', 'Jonah 4']);
    expect((await visible('mam')).filter(({ chapter }) => chapter === 1)).toHaveLength(16);
    expect((await visible('jps1917')).filter(({ chapter }) => chapter === 1)).toHaveLength(17);
  });

  test('an import from Sefaria leaves the other chapters as they are', async () => {
    await run([range('ruth', 1)], 'a');
    await run([range('ruth', 3, 4)], 'b');
    expect(new Set((await visible('mam')).map(({ chapter }) => chapter))).toEqual(new Set([1, 3, 4]));
    expect(new Set((await visible('jps1917')).map(({ chapter }) => chapter))).toEqual(new Set([1, 3, 4]));
  });

  test('an import from Sefaria writes only the verses that Sefaria has changed', async () => {
    await run([range('ruth', 1)], 'a');
    changes = { 2: 'וְשֵׁ֣ם הָאִ֣ישׁ׃' };
    expect(await run([range('ruth', 1)], 'b')).toMatchObject({
      rows: { created: 0, updated: 1, unchanged: 43 },
    });
    expect((await visible('mam'))[1]?.text).toBe('וְשֵׁ֣ם הָאִ֣ישׁ׃');
  });

  test('an import from Sefaria asks for each chapter once, even if writes failed and the source was opened again', async () => {
    bench.input.source = await open(sefaria, [range('ruth', 1, 2)], 'a');
    const { jobId } = await bench.start();
    bench.faults.write = () => Promise.reject(new Error('killed'));
    await bench.drain(4);
    bench.input.source = await open(sefaria, [range('ruth', 1, 2)], 'a');
    delete bench.faults.write;
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded' });
    expect(references(sefaria.requested)).toEqual(['Ruth 1', 'Ruth 2']);
    expect(sefaria.blobs.keys().filter((key) => key.startsWith('staged/'))).toEqual([
      'staged/a/ruth/1.json',
      'staged/a/ruth/2.json',
    ]);
  });

  describe('whose text changes at Sefaria while it runs', () => {
    // Genesis 32 at Sefaria holds the last verse of the English chapter 31 and all verses of the English chapter 32.
    const CHAPTERS = [range('genesis', 31, 32)];
    const TEXTS = ['אֶחָֽד׃', 'שְׁנַֽיִם׃'];
    let beforeAnswer: (number: number) => Promise<void>;
    const textsOfGenesis32 = async () =>
      (await visible('mam'))
        .filter(({ chapter, verse }) => chapter === 32 && verse <= 2)
        .map(({ text }) => text);

    beforeEach(async () => {
      let number = 0;
      beforeAnswer = async () => undefined;
      sefaria = sefariaContext(async (request) => {
        const answer = JSON.parse(await (await sefariaStandIn(request)).text());
        if (answer.ref !== 'Genesis 32') return Response.json(answer);
        const own = number++;
        answer.versions[0].text.splice(0, 2, TEXTS[own], TEXTS[own]);
        await beforeAnswer(own);
        return Response.json(answer);
      });
    });

    test('an import whose text changes at Sefaria while it runs has both parts of a divided chapter from the first answer', async () => {
      expect(await run(CHAPTERS, 'a')).toMatchObject({ status: 'succeeded' });
      expect(references(sefaria.requested)).toEqual(['Genesis 31', 'Genesis 32']);
      expect(await textsOfGenesis32()).toEqual([TEXTS[0], TEXTS[0]]);
    });

    test('an import whose text changes at Sefaria while it runs has both parts of a divided chapter from the first answer, also if two deliveries ask at once', async () => {
      bench.input.source = await open(sefaria, CHAPTERS, 'a');
      const { jobId } = await bench.start();
      await bench.drain(2);
      const message = bench.queue.shift()!;
      let secondAsks = (): void => undefined;
      let firstIsDone = (): void => undefined;
      const asking = new Promise<void>((resolve) => {
        secondAsks = resolve;
      });
      const done = new Promise<void>((resolve) => {
        firstIsDone = resolve;
      });
      beforeAnswer = (number) => {
        if (number === 0) return asking;
        secondAsks();
        return done;
      };
      const deliveries = [processChunk(bench.ctx, message), processChunk(bench.ctx, message, true)];
      expect(await Promise.race(deliveries)).toMatchObject({ did: 'wrote' });
      firstIsDone();
      await Promise.all(deliveries);
      expect(references(sefaria.requested).filter((reference) => reference === 'Genesis 32')).toHaveLength(2);
      await bench.drain();
      expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded' });
      expect(await textsOfGenesis32()).toEqual([TEXTS[0], TEXTS[0]]);
    });
  });

  test('an import from Sefaria reports a verse that it cannot read, and keeps the one that was there', async () => {
    await run([range('ruth', 1)], 'a');
    const before = await visible('mam');
    changes = { 3: 'וַיָּ֥מׇת <marquee>אֱלִימֶ֖לֶךְ</marquee>', 4: '—' };
    const { id, rows } = await run([range('ruth', 1)], 'b');
    expect(rows).toMatchObject({ created: 0, updated: 0, unchanged: 42, skipped: 1, failed: 1 });
    expect(await visible('mam')).toEqual(before);
    const problems = await bench.db
      .select()
      .from(importProblems)
      .where(eq(importProblems.jobId, id))
      .orderBy(importProblems.number);
    expect(problems).toMatchObject([
      {
        kind: 'failed',
        source: 'Sefaria, Ruth 1',
        row: 3,
        column: 'Hebrew',
        message: 'The verse is left out: it has the unknown tag <marquee>',
      },
      {
        kind: 'skipped',
        source: 'Sefaria, Ruth 1',
        row: 4,
        column: 'Hebrew',
        message: 'Sefaria has no text here',
      },
    ]);
  });
});
