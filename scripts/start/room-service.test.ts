import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Request } from 'miniflare';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { roomService } from './room-service.ts';

const MB = 1024 * 1024;

/** A disk of 20 MB of its own. Only root may mount one. */
let disk: string;
let isMounted = false;
beforeAll(() => {
  disk = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=20m', 'tmpfs', disk], { stdio: 'ignore' });
    isMounted = true;
  } catch {
    console.warn('Skipped: no disk can be mounted here, so none can be filled.');
  }
});
afterAll(() => {
  if (isMounted) execFileSync('umount', [disk]);
  rmSync(disk, { recursive: true });
});

test('the room service says how much room a disk has, and frees its reserve when the disk is full', async (context) => {
  if (!isMounted) return context.skip();
  const service = roomService(disk);
  const left = async (): Promise<number> => Number(await (await service(new Request('http://room/'))).text());
  const reserve = join(disk, 'reserve');
  expect([await left(), existsSync(reserve)]).toEqual([10 * MB, true]);
  writeFileSync(join(disk, 'file'), new Uint8Array(4 * MB));
  expect(await left()).toBe(6 * MB);
  expect(() => writeFileSync(join(disk, 'rest'), new Uint8Array(15 * MB))).toThrow('ENOSPC');
  expect(await left()).toBe(0);
  expect(() => writeFileSync(join(disk, 'note'), 'A note')).toThrow('ENOSPC');
  expect((await service(new Request('http://room/', { method: 'DELETE' }))).status).toBe(204);
  writeFileSync(join(disk, 'note'), 'A note');
  expect(existsSync(reserve)).toBe(false);
  rmSync(join(disk, 'rest'));
  expect(await left()).toBeGreaterThan(0);
  expect(existsSync(reserve)).toBe(true);
});
