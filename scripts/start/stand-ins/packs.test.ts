import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { COMMIT, REPOSITORY, tinyPack, zipOf } from '../../../tests/imports/tiny-pack.ts';
import { testFolder } from '../../../tests/support/test-folder.ts';
import { openMirror } from './mirror-files.ts';
import { packStandIn } from './packs.ts';

const FILES = { 'data/one.txt': 'one', 'data/two.txt': 'two' };

let folder: string;
beforeEach(() => {
  folder = testFolder();
  mkdirSync(join(folder, 'data'));
  for (const [path, text] of Object.entries(FILES)) writeFileSync(join(folder, path), text);
  execFileSync('tar', ['-czf', join(folder, 'pack.tar.gz'), '-C', folder, './data']);
  writeFileSync(join(folder, 'pack.zip'), zipOf(FILES));
});

const ask = (mirror: string, path: string, archive: string | null = null) => {
  const pack = tinyPack(FILES);
  const standIn = packStandIn(folder, [{ ...pack, mirror, upstream: { ...pack.upstream, archive } }]);
  return standIn(new Request(`http://packs.invalid/${path}`));
};
const upstream = (path: string): string => `${REPOSITORY}/${COMMIT}/${path}`;

test.each(['pack.tar.gz', 'data', 'data/two.txt'])(
  'the stand-in for the packs’ addresses answers with a file at its upstream address: %s',
  async (mirror) => {
    const answer = await ask(mirror, upstream('data/two.txt'));
    expect([answer.status, await answer.text()]).toEqual([200, 'two']);
  },
);

test('the stand-in for the packs’ addresses sends an archive as it is', async () => {
  const answer = await ask('pack.zip', upstream('zip/tiny%20pack.zip'), 'zip/tiny pack.zip');
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(zipOf(FILES));
});

test('openMirror reads a tar.gz and a ZIP archive alike, and returns null if the archive does not exist', () => {
  for (const mirror of ['pack.tar.gz', 'pack.zip']) {
    const read = openMirror(folder, { mirror });
    expect(new TextDecoder().decode(read?.('data/one.txt') ?? undefined)).toBe('one');
    expect(read?.('data/three.txt')).toBeNull();
  }
  expect(openMirror(folder, { mirror: 'none.zip' })).toBeNull();
});

test.each([
  [
    'a file that the pack lacks',
    'pack.tar.gz',
    upstream('data/three.txt'),
    'pack.tar.gz in PACK_MIRROR has no file',
  ],
  ['a folder without the pack', 'none.zip', upstream('data/one.txt'), 'PACK_MIRROR has no none.zip'],
  ['another commit', 'data', `${REPOSITORY}/0000/data/one.txt`, 'No pack has the address'],
])(
  'the stand-in for the packs’ addresses answers 404 with a message as plain text: %s',
  async (_, mirror, path, message) => {
    const answer = await ask(mirror, path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toContain(message);
  },
);

test('the stand-in for the packs’ addresses answers without PACK_MIRROR with a 404 that names it', async () => {
  const standIn = packStandIn(undefined, [tinyPack(FILES)]);
  const answer = await standIn(new Request(`http://packs.invalid/${upstream('data/one.txt')}`));
  expect([answer.status, await answer.text()]).toEqual([
    404,
    expect.stringContaining('Set PACK_MIRROR to a folder'),
  ]);
});
