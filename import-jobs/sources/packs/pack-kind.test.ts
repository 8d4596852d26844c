import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bibleVerses, editions, importProblems } from '../../../db/schema/index.ts';
import { targetOf } from '../../../domain/imports/index.ts';
import { engineBench } from '../../../tests/imports/engine-bench.ts';
import {
  type Answer,
  addressOf,
  COMMIT,
  type TinyPackOptions,
  tinyContext,
  tinyPack,
  zipOf,
} from '../../../tests/imports/tiny-pack.ts';
import { resumeJob } from '../../engine/control.ts';
import { PermanentError } from '../../engine/errors.ts';
import { PACKS } from './index.ts';
import type { Pack } from './pack.ts';
import { type PackTask, packKind } from './pack-kind.ts';

const FILES = { 'data/one.txt': '1\n2\n3\n', 'data/two.txt': '4\n5\n' };

interface Setting {
  pack?: Pack;
  answers?: Record<string, Answer>;
  chapters?: PackTask['chapters'];
}

async function packBench({ pack = tinyPack(FILES), answers = FILES, chapters = null }: Setting = {}) {
  const context = tinyContext({ ...answers });
  const kind = packKind([pack]);
  const open = (task: Partial<PackTask> = {}) =>
    kind.open(context, { kind: 'pack', pack: 'tiny', chapters, ...task }, [], 'job');
  const made = await engineBench(await open());
  made.ctx.openSource = () => open();
  return {
    ...made,
    context,
    open,
    async run(task: Partial<PackTask> = {}) {
      made.ctx.openSource = () => open(task);
      return made.run(await open(task));
    },
    published: async () => (await made.db.select().from(editions).where(eq(editions.id, 'tiny')))[0],
  };
}

const listed = (options: TinyPackOptions = {}): Pack => tinyPack(FILES, { hasList: true, ...options });

function inTurn(...answers: (() => Response)[]): () => Response {
  let turn = 0;
  return () => {
    const answer = answers[Math.min(turn, answers.length - 1)];
    turn += 1;
    return answer?.() ?? new Response(null, { status: 500 });
  };
}

const FOLDER = `packs/tiny/${COMMIT}`;

test.each<[string, Pack, Record<string, Answer>, string[], number]>([
  ['two files', tinyPack(FILES), FILES, [`${FOLDER}/data/one.txt`, `${FOLDER}/data/two.txt`], 2],
  [
    'one archive',
    tinyPack({ 'one.txt': '1\n2\n' }, { archive: 'zip/one.zip' }),
    { 'zip/one.zip': zipOf({ 'other.txt': 'x', 'one.txt': '1\n2\n' }) },
    [`${FOLDER}/one.txt`],
    1,
  ],
  ['files with one list', listed(), FILES, [`${FOLDER}/data/one.txt.json`, `${FOLDER}/data/two.txt.json`], 2],
])(
  'a pack of %s is fetched, imported and published; the second time nothing is fetched or changed',
  async (_, pack, answers, keys, requests) => {
    const { run, context, published } = await packBench({ pack, answers });
    const verses = pack.editions[0]?.expected.verses;
    expect(await run()).toMatchObject({
      status: 'succeeded',
      created: verses,
      failed: 0,
      total: verses,
      done: verses,
    });
    expect(context.files.keys().sort()).toEqual(keys);
    expect(context.fetched).toHaveLength(requests);
    const before = await published();
    expect(before).toMatchObject({ verses, revisionNo: 1, fingerprint: expect.stringContaining(COMMIT) });
    expect(await run()).toMatchObject({ status: 'succeeded', created: 0, updated: 0, unchanged: verses });
    expect(context.fetched).toHaveLength(requests);
    expect(await published()).toEqual(before);
  },
);

test('a pack whose source lacks books names them once in the report', async () => {
  const { run, db } = await packBench({ pack: { ...tinyPack(FILES), lacks: ['genesis', 'psalms'] } });
  expect(await run()).toMatchObject({ status: 'succeeded', failed: 0, skipped: 0 });
  expect(await db.select().from(importProblems)).toMatchObject([
    { kind: 'note', row: null, message: 'The source has no file for Genesis and Psalms.' },
  ]);
});

function packOfTwoBooks(): Pack {
  const plain = tinyPack(FILES);
  const [one, two] = plain.parts;
  if (one === undefined || two === undefined) throw new Error('The pack needs two parts');
  return { ...plain, parts: [one, { ...two, book: 'exodus' }] };
}

const GENESIS_1 = [{ book: 'genesis', from: 1, to: 1 }] as const;

test('a job for some chapters leaves the other verses as they are', async () => {
  const { run, published, db } = await packBench({ pack: packOfTwoBooks() });
  expect(await run()).toMatchObject({ status: 'succeeded', created: 5 });
  const before = await db.select().from(bibleVerses);
  expect(await run({ chapters: [...GENESIS_1] })).toMatchObject({
    status: 'succeeded',
    created: 0,
    updated: 0,
    unchanged: 3,
    total: 3,
  });
  expect(await db.select().from(bibleVerses)).toEqual(before);
  expect(await published()).toMatchObject({ verses: 5 });
});

test('a job for some chapters fetches and imports only the books that it needs', async () => {
  const pack = packOfTwoBooks();
  const { run, context, published, db } = await packBench({ pack, chapters: [...GENESIS_1] });
  expect(await run()).toMatchObject({ status: 'succeeded', created: 3 });
  expect(context.fetched).toEqual([addressOf('data/one.txt')]);
  expect(await published()).toMatchObject({ verses: 3 });
  expect(await db.$count(bibleVerses)).toBe(3);
});

test('verses outside the chapters of a pack job are not imported', async () => {
  const { run } = await packBench({ chapters: [{ book: 'genesis', from: 2, to: 50 }] });
  expect(await run()).toMatchObject({ status: 'succeeded', created: 0, failed: 0, skipped: 0 });
});

const broken = (status: number, headers?: Record<string, string>) => () =>
  new Response('no', { status, ...(headers && { headers }) });

test.each<[string, Answer]>([
  ['a server that fails twice', inTurn(broken(500), broken(502), () => new Response(FILES['data/one.txt']))],
  [
    'a server that is asked too often',
    inTurn(broken(429, { 'retry-after': '1' }), () => new Response(FILES['data/one.txt'])),
  ],
  [
    'a file that is cut off once',
    inTurn(
      () => new Response('1\n'),
      () => new Response(FILES['data/one.txt']),
    ),
  ],
])('%s only delays the job', async (_, answer) => {
  const { run } = await packBench({ answers: { ...FILES, 'data/one.txt': answer } });
  expect(await run()).toMatchObject({ status: 'succeeded', created: 5 });
});

const errorsOf = ({ errors }: { errors: readonly { message: string }[] }): string =>
  errors.map(({ message }) => message).join('\n');

test.each<[string, Setting, string]>([
  [
    'a missing file',
    { answers: { 'data/one.txt': '1\n2\n3\n' } },
    `${addressOf('data/two.txt')} answered 404`,
  ],
  [
    'another file',
    { answers: { ...FILES, 'data/two.txt': '4\n6\n' } },
    'data/two.txt is not the file of the pack: its SHA-256 is',
  ],
  [
    'a file that is too long',
    { answers: { ...FILES, 'data/two.txt': '4\n5\n6\n' } },
    'data/two.txt sent more than 4 bytes',
  ],
  [
    'a redirect',
    { answers: { ...FILES, 'data/two.txt': broken(301) } },
    `${addressOf('data/two.txt')} answered 301`,
  ],
  [
    'an archive without the file',
    {
      pack: tinyPack({ 'one.txt': '1\n' }, { archive: 'one.zip' }),
      answers: { 'one.zip': zipOf({ 'two.txt': '1\n' }) },
    },
    'one.zip has no file one.txt with 2 bytes',
  ],
  [
    'a file that is no ZIP archive',
    { pack: tinyPack({ 'one.txt': '1\n' }, { archive: 'one.zip' }), answers: { 'one.zip': 'plain text' } },
    'The file is not a ZIP archive',
  ],
  [
    'a file of a list that is not text',
    { pack: listed(), answers: { ...FILES, 'data/one.txt': Uint8Array.of(0xff) } },
    'data/one.txt is not UTF-8',
  ],
])('%s ends the job at the first try, and nothing is published', async (_, setting, message) => {
  const { run, context, published } = await packBench(setting);
  const job = await run();
  expect(job).toMatchObject({ status: 'failed', phase: 'stage' });
  expect(errorsOf(job)).toContain(message);
  expect(new Set(context.fetched).size).toBe(context.fetched.length);
  expect(await published()).toMatchObject({ revision: null });
});

test('a network that never answers ends the job after eight tries, and the job can be started again', async () => {
  let isDown = true;
  const answers: Record<string, Answer> = {
    ...FILES,
    'data/one.txt': async () => {
      if (isDown) throw new Error('packs.test cannot be reached.');
      return new Response(FILES['data/one.txt']);
    },
  };
  const { run, context, job, drain, ctx } = await packBench({ answers });
  const failed = await run();
  expect(failed).toMatchObject({ status: 'failed' });
  expect(errorsOf(failed)).toContain('packs.test cannot be reached.');
  expect(context.fetched).toHaveLength(8);
  isDown = false;
  expect(await resumeJob(ctx, failed.id)).toMatchObject({ changed: true });
  await drain();
  expect(await job(failed.id)).toMatchObject({ status: 'succeeded', created: 5 });
  expect(context.fetched).toHaveLength(8 + 2);
});

test('a pack whose files differ from the SHA-256 of its list ends the job before any row is written, and the next job fetches the files again', async () => {
  const wrong = inTurn(
    () => new Response('4\n7\n'),
    () => new Response(FILES['data/two.txt']),
  );
  const { run, context, db } = await packBench({
    pack: listed(),
    answers: { ...FILES, 'data/two.txt': wrong },
  });
  const job = await run();
  expect(job).toMatchObject({ status: 'failed', phase: 'plan' });
  expect(errorsOf(job)).toContain('The files of owner/tiny are not those of the pack');
  expect(context.files.keys()).toEqual([]);
  expect(await db.$count(bibleVerses)).toBe(0);
  expect(await run()).toMatchObject({ status: 'succeeded', created: 5 });
});

test('a stored file of a pack that is lost is fetched again when it is read', async () => {
  const { start, drain, job, context, queue } = await packBench();
  const { jobId } = await start();
  await drain(1);
  expect(queue[0]?.chunkNo).toBeGreaterThan(0);
  for (const key of context.files.keys()) context.files.remove(key);
  await drain();
  expect(await job(jobId)).toMatchObject({ status: 'succeeded', created: 5 });
  expect(context.fetched).toHaveLength(4);
});

test('a chunk of a pack that does not exist, or of an unknown part, is refused', async () => {
  const { open } = await packBench();
  await expect(open({ pack: 'none' })).rejects.toThrow(new PermanentError('There is no pack none.'));
  const source = await open();
  await expect(source.read({ part: 'three', from: 0, to: 1 })).rejects.toThrow('tiny has no part three');
  await expect(source.stage?.('three')).rejects.toThrow();
});

test.each(PACKS.map((pack) => [pack.id, pack] as const))(
  'the import of the pack %s begins with chunks of at most 80 files, which together are all its files',
  async (id, pack) => {
    const task = { kind: 'pack', pack: id, chapters: null } as const;
    expect(pack.target).toBe(targetOf(task));
    const source = await packKind(PACKS).open(tinyContext({}), task, [], 'job');
    const chunks = await source.begin();
    const stages = chunks.filter(({ phase }) => phase === 'stage');
    expect(chunks.filter(({ phase }) => phase === 'plan').length).toBeGreaterThan(0);
    const counts = stages.map(({ descriptor }) => {
      const { from, to } = descriptor as { from: number; to: number };
      return to - from;
    });
    expect(Math.max(...counts)).toBeLessThanOrEqual(80);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(
      pack.listSha256 === null ? pack.files.length : pack.parts.length,
    );
    // The units of these chunks are bytes, so that the progress of the job can show bytes.
    const bytes = stages.reduce((sum, { units }) => sum + units, 0);
    expect(Math.abs(bytes - pack.bytes) / pack.bytes).toBeLessThan(0.01);
    // 7,956 files in chunks of at most 80 need at least 100 chunks.
    expect(stages.length).toBeGreaterThanOrEqual(pack.files.length / 80);
  },
);
