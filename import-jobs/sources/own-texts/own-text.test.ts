import { describe, expect, test } from 'vitest';
import type { ImportTask, OwnEdition } from '../../../domain/imports/index.ts';
import { fileBenchEachTest, bench as files } from '../../../tests/imports/file-bench.ts';
import { processChunk } from '../../engine/process-chunk.ts';
import { makeZip } from '../../files/zip/testing.ts';
import { OWN_TEXT } from './own-text.ts';
import { TEXT_PREVIEW } from './preview.ts';

const GERMAN: OwnEdition = {
  id: 'own-1',
  name: 'Luther',
  role: 'own-translation',
  language: 'de',
  script: 'latin',
  licence: 'Public domain',
  licenceUrl: null,
  source: 'A test',
};
const KEY = 'text/luther';
type OwnTextTask = Extract<ImportTask, { kind: 'own-text' }>;
const task = (more: Partial<OwnTextTask> = {}): OwnTextTask => ({
  kind: 'own-text',
  file: KEY,
  guesses: {},
  numbering: 'english',
  edition: GERMAN,
  ...more,
});

fileBenchEachTest();

const csv = (
  rows: readonly (readonly [book: string, chapter: number, verse: number | string, text: string])[],
): string => ['book,chapter,verse,text', ...rows.map((row) => row.join(','))].join('\n');

/** Enough verses for three chunks. */
const LONG = csv(
  Array.from(
    { length: 1189 },
    (_, at) => ['Psalms', 1 + Math.floor(at / 8), 1 + (at % 8), `Und dies ist Vers ${at}`] as const,
  ),
);
const places = async (id = 'own-1') =>
  (await files.verses(id)).map(({ bookId, chapterNumber, verseNumber, text }) => [
    `${bookId} ${chapterNumber}:${verseNumber}`,
    text,
  ]);

describe('the Hebrew numbering', () => {
  test('verses get English numbers; a title and its psalm are told apart, and joined verses are one', async () => {
    await files.upload(
      KEY,
      csv([
        ['Joel', 3, 1, 'Und nach diesem will ich'],
        ['Malachi', 3, 19, 'Denn siehe'],
        ['Psalms', 51, 1, 'Ein Psalm'],
        ['Psalms', 51, 2, 'da der Prophet'],
        ['Psalms', 51, 3, 'Gott sei mir gnädig'],
        ['Matthew', 1, 1, 'Dies ist das Buch'],
      ]),
    );
    const { id } = await files.run(OWN_TEXT, task({ numbering: 'masoretic' }));
    expect(await places()).toEqual([
      ['joel 2:28', 'Und nach diesem will ich'],
      ['malachi 4:1', 'Denn siehe'],
      ['psalms 51:0', 'Ein Psalm da der Prophet'],
      ['psalms 51:1', 'Gott sei mir gnädig'],
      ['matthew 1:1', 'Dies ist das Buch'],
    ]);
    expect(await files.problems(id)).toEqual([]);
  });

  test('a verse that the numbering lacks is named, and one that is two in English stands at the first', async () => {
    await files.upload(
      KEY,
      csv([
        ['Joel', 9, 1, 'x'],
        ['Isaiah', 63, 19, 'Wir sind geworden'],
      ]),
    );
    const { id } = await files.run(OWN_TEXT, task({ numbering: 'masoretic' }));
    expect(await places()).toEqual([['isaiah 63:19', 'Wir sind geworden']]);
    expect((await files.problems(id)).map(({ kind, row, message }) => [kind, row, message])).toEqual([
      ['failed', 2, 'Joel 9:1 is not in the Hebrew numbering.'],
      [
        'note',
        3,
        'Isaiah 63:19 is 2 verses in the English numbering. Its whole text stands at Isaiah 63:19.',
      ],
    ]);
  });
});

describe('the psalms of the Greek and Latin Bibles', () => {
  test('verses get English numbers where psalms are joined, divided or counted with their titles', async () => {
    await files.upload(
      KEY,
      csv([
        ['Psalms', 9, 21, 'Constitue Domine legislatorem'],
        ['Psalms', 9, 22, 'Ut quid Domine recessisti longe'],
        ['Psalms', 22, 1, 'Dominus regit me'],
        ['Psalms', 50, 3, 'Miserere mei Deus'],
        ['Psalms', 113, 9, 'Non nobis Domine non nobis'],
        ['Psalms', 115, 10, 'Credidi propter quod locutus sum'],
        ['Psalms', 147, 12, 'Lauda Jerusalem Dominum'],
        ['Matthew', 1, 1, 'Liber generationis'],
      ]),
    );
    await files.run(OWN_TEXT, task({ numbering: 'greek-psalms' }));
    expect((await places()).map(([place]) => place)).toEqual([
      'psalms 9:20',
      'psalms 10:1',
      'psalms 23:1',
      'psalms 51:1',
      'psalms 115:1',
      'psalms 116:10',
      'psalms 147:12',
      'matthew 1:1',
    ]);
  });

  test('a title that the file has as verse 0 says that the psalm is counted without it', async () => {
    await files.upload(
      KEY,
      csv([
        ['Psalms', 50, 0, 'For the end, a Psalm of David'],
        ['Psalms', 50, 1, 'Have mercy upon me, O God'],
      ]),
    );
    await files.run(OWN_TEXT, task({ numbering: 'greek-psalms' }));
    expect((await places()).map(([place]) => place)).toEqual(['psalms 51:0', 'psalms 51:1']);
  });
});

test('an original keeps its numbers, has words with values, and takes only books of its testament', async () => {
  await files.upload(
    KEY,
    csv([
      ['Joel', 3, 1, 'והיה אחרי כן'],
      ['Matthew', 1, 1, 'ספר תולדת'],
    ]),
  );
  const hebrew: OwnEdition = { ...GERMAN, role: 'own-original', language: 'he', script: 'hebrew' };
  const { id } = await files.run(OWN_TEXT, task({ numbering: 'masoretic', edition: hebrew }));
  expect(await places()).toEqual([['joel 3:1', 'והיה אחרי כן']]);
  expect((await files.words('own-1')).map(({ letters }) => letters)).toEqual(['והיה', 'אחרי', 'כן']);
  expect((await files.problems(id)).map(({ kind, message }) => [kind, message])).toEqual([
    ['skipped', 'Matthew 1:1: Matthew has no original in Hebrew here.'],
  ]);
});

const ownReferences = async () =>
  (await files.verses('own-1')).map(({ chapterNumber, verseNumber, ownReference }) => [
    `${chapterNumber}:${verseNumber}`,
    ownReference,
  ]);

describe('the numbers of the file', () => {
  test('they are kept where verses are stored by others, also for a title and for verses that are joined', async () => {
    await files.upload(
      KEY,
      csv([
        ['Psalms', 1, 1, 'Beatus vir'],
        ['Psalms', 9, 22, 'Ut quid Domine'],
        ['Psalms', 50, 1, 'In finem Psalmus David'],
        ['Psalms', 50, 2, 'cum venit ad eum Nathan'],
        ['Psalms', 50, 3, 'Miserere mei Deus'],
        ['Psalms', 147, 12, 'Lauda Jerusalem'],
      ]),
    );
    await files.run(OWN_TEXT, task({ numbering: 'greek-psalms' }));
    expect(await ownReferences()).toEqual([
      ['1:1', null],
      ['10:1', 'Psalm 9:22'],
      ['51:0', 'Psalm 50:1–2'],
      ['51:1', 'Psalm 50:3'],
      ['147:12', null],
    ]);
  });

  test('a psalm that the file counts without its title keeps its smaller numbers', async () => {
    await files.upload(
      KEY,
      csv([
        ['Psalms', 50, 0, 'For the end'],
        ['Psalms', 50, 1, 'Have mercy upon me'],
        ['Psalms', 115, 1, 'I believed'],
      ]),
    );
    await files.run(OWN_TEXT, task({ numbering: 'greek-psalms' }));
    expect(await ownReferences()).toEqual([
      ['51:0', 'Psalm 50 title'],
      ['51:1', 'Psalm 50:1'],
      ['116:10', 'Psalm 115:1'],
    ]);
  });

  test('verses that are one in English have both numbers; a divided verse is named whole', async () => {
    await files.upload(
      KEY,
      csv([
        ['Numbers', 25, 19, 'Und es geschah nach der Plage'],
        ['Numbers', 26, 1, 'da sprach der Herr'],
        ['1 Kings', 18, 33, 'Und richtete das Holz zu'],
        ['1 Kings', 18, 34, 'Und er sprach'],
        ['1 Kings', 22, 43, 'Und er wandelte'],
        ['Isaiah', 63, 19, 'Wir sind geworden'],
        ['Joel', 4, 1, 'Denn siehe'],
      ]),
    );
    await files.run(OWN_TEXT, task({ numbering: 'masoretic' }));
    expect(await ownReferences()).toEqual([
      ['26:1', 'Numbers 25:19–26:1'],
      ['18:33', '1 Kings 18:33–34'],
      ['22:43', null],
      ['63:19', null],
      ['3:1', 'Joel 4:1'],
    ]);
  });

  test('verses that the file joins are named together; the same file again changes nothing', async () => {
    await files.upload(KEY, csv([['Genesis', 1, '1-2', 'Am Anfang. Und die Erde']]));
    await files.run(OWN_TEXT, task());
    expect(await ownReferences()).toEqual([['1:1', 'Genesis 1:1–2']]);
    await files.upload(
      KEY,
      csv([
        ['Genesis', 1, '1-2', 'Am Anfang. Und die Erde'],
        ['Genesis', 1, 3, 'Licht'],
      ]),
    );
    const { id } = await files.run(OWN_TEXT, task());
    expect(await files.bench.job(id)).toMatchObject({ created: 1, updated: 0, unchanged: 1 });
  });
});

describe('a text in other letters than those of its language', () => {
  const GREEK = csv(
    [1, 2, 3, 4].map((verse) => [
      'Matthew',
      1,
      verse,
      'Βίβλος γενέσεως Ἰησοῦ Χριστοῦ υἱοῦ Δαυὶδ υἱοῦ Ἀβραάμ καὶ τοὺς ἀδελφοὺς αὐτοῦ',
    ]),
  );
  const inLanguage = async (language: string) => {
    await files.upload(KEY, GREEK);
    const job = await files.run(OWN_TEXT, task({ edition: { ...GERMAN, language } }));
    return [job.status, job.errors[0]?.message ?? ''];
  };

  test.each([
    ['de', 'Latin'],
    ['ru', 'Cyrillic'],
    ['zh-Hant', 'Han'],
  ])('is refused as %s, and nothing is published', async (language, letters) => {
    const [status, message] = await inLanguage(language);
    expect(status).toBe('failed');
    expect(message).toMatch(
      new RegExp(`The text is not in ${letters} letters, as its language “${language}” is`, 'u'),
    );
    expect(await files.editions()).toEqual({});
  });

  test.each(['el', 'grc', 'ru-Grek', 'xx', 'de-12'])('is taken as %s', async (language) => {
    expect(await inLanguage(language)).toEqual(['succeeded', '']);
  });
});

test('a book that is in two large files of an archive is refused in the preview', async () => {
  const book = (mark: string): Uint8Array =>
    new TextEncoder().encode(
      `\\id RUT\n\\c 1\n\\v 1 ${mark}${'\\f + x\\f*'.repeat(1_000_000)}\n\\v 2 Two\n\\v 3 Three`,
    );
  await files.upload(
    KEY,
    makeZip(['a', 'b'].map((name) => ({ name: `${name}.usfm`, content: book(name), method: 0 }))),
  );
  const job = await files.run(TEXT_PREVIEW, { kind: 'text-preview', file: KEY, guesses: {} });
  expect(job).toMatchObject({ status: 'failed' });
  expect(job.errors[0]?.message).toContain('Ruth is in the file twice. Remove one of them');
});

describe('faults', () => {
  test('a chunk takes at most 8 database calls, also when it replaces verses', async () => {
    for (const text of [LONG, LONG.replaceAll('Vers', 'Satz')]) {
      await files.upload(KEY, text);
      const jobId = await files.start(OWN_TEXT, task());
      const { bench } = files;
      let calls = 0;
      const counted = <T>(run: () => Promise<T>): Promise<T> => {
        calls += 1;
        return run();
      };
      Object.assign(bench.faults, { read: counted, write: counted });
      // The last chunk is left out, because it also cleans up after the job.
      for (let message = bench.queue.shift(); message !== undefined; message = bench.queue.shift()) {
        calls = 0;
        await processChunk(bench.ctx, message);
        if (bench.queue.length > 0) expect(calls).toBeLessThanOrEqual(8);
      }
      expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 1189 });
    }
  });

  test('if every message is delivered three times at once, each verse is written once', async () => {
    await files.upload(KEY, LONG);
    const { bench } = files;
    const jobId = await files.start(OWN_TEXT, task());
    for (let turn = 0; turn < 40 && bench.queue.length > 0; turn++) {
      const messages = bench.queue.splice(0);
      const deliveries = [...messages, ...messages, ...messages];
      const results = await Promise.all(deliveries.map((message) => processChunk(bench.ctx, message)));
      for (const [at, result] of results.entries())
        if (result.outcome === 'retry') bench.queue.push(deliveries[at]!);
    }
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', done: 1189, created: 1189 });
    expect(await files.verses('own-1')).toHaveLength(1189);
  });

  test('a process that is killed at each write loses nothing and writes nothing twice', async () => {
    await files.upload(KEY, LONG);
    const { bench } = files;
    const jobId = await files.start(OWN_TEXT, task());
    for (let turn = 0; turn < 60; turn++) {
      const message = bench.queue[0];
      if (message === undefined) break;
      await new Promise<void>((reached) => {
        bench.faults.write = () => {
          reached();
          return new Promise(() => {});
        };
        void processChunk(bench.ctx, message).then(() => reached());
      });
      delete bench.faults.write;
      await bench.drain(1);
    }
    await bench.drain();
    expect(await bench.job(jobId)).toMatchObject({ status: 'succeeded', created: 1189 });
    expect(await files.verses('own-1')).toHaveLength(1189);
  });

  test('a file that is replaced during the job is never published', async () => {
    await files.upload(KEY, LONG);
    const jobId = await files.start(OWN_TEXT, task());
    await files.bench.drain(2);
    await files.upload(KEY, LONG.replaceAll('Vers', 'Satz'));
    await files.bench.drain();
    expect(await files.bench.job(jobId)).toMatchObject({ status: 'failed' });
    expect(await files.editions()).toEqual({});
  });
});
