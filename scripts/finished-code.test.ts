import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codeOf, hashOf, MAKES_CHAPTERS } from './finished-code.ts';
import { inNewFolder } from './new-folder.ts';
import { ROOT } from './settings.ts';

const hashWith = (helper: string) =>
  inNewFolder(async (folder) => {
    writeFileSync(join(folder, 'helper.ts'), helper);
    const entry = join(folder, 'entry.ts');
    writeFileSync(
      entry,
      "import { shape } from './helper.ts';\nexport const answer = (n: number) => shape(n);\n",
    );
    return hashOf(await codeOf([entry]));
  });

test('the hash changes with code that is imported, and not with a comment, a type, or what nobody uses', async () => {
  const usual = await hashWith('export const shape = (n: number) => ({ n });');
  expect(await hashWith('export const shape = (n: number) => ({ n });')).toBe(usual);
  expect(
    await hashWith('/** A comment. */\nexport const shape = (n: number): { n: number } => ({ n });'),
  ).toBe(usual);
  expect(await hashWith('export const other = 1;\nexport const shape = (n: number) => ({ n });')).toBe(usual);
  expect(await hashWith('export const shape = (n: number) => ({ n, more: 1 });')).not.toBe(usual);
});

test('the code of chapters has what composes them and packages that it uses, and nothing of this machine', async () => {
  const code = await codeOf(MAKES_CHAPTERS);
  expect(code).toContain('CompressionStream');
  expect(code).toContain('json_group_array');
  expect(code).not.toContain(ROOT);
  expect(await codeOf(MAKES_CHAPTERS)).toBe(code);
});
