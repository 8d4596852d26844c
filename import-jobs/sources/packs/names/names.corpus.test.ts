import { expect, test } from 'vitest';
import { packTexts } from '../../../../tests/support/pack-files.ts';
import { planStretches, readStretch } from '../../chunks.ts';
import { NAMES_PACK } from '../index.ts';
import type { NameRecord } from './names.ts';

const read = packTexts(NAMES_PACK);
if (read === null) console.log('The files of the names are not beside the checkout: their test is skipped.');

test.skipIf(read === null)('the lists have 2,623 meanings and 3,747 labels of persons', () => {
  const file = read ?? (() => '');
  const names: NameRecord[] = [];
  const messages: string[] = [];
  for (const { part } of NAMES_PACK.parts) {
    for (const { descriptor } of planStretches([{ part, rows: NAMES_PACK.count(part, file) }])) {
      const { names: some, problems } = NAMES_PACK.read(readStretch(descriptor), file);
      names.push(...some);
      messages.push(...problems.map(({ kind, message }) => `${kind} ${message}`));
    }
  }
  const persons = names.filter(({ list }) => list === 'persons');
  expect([names.length - persons.length, persons.length]).toEqual([2_623, 3_747]);
  expect(names.filter(({ name, meaning }) => /[Gg]-d\b/u.test(`${name} ${meaning}`))).toEqual([]);
  expect(persons.filter(({ hebrew }) => hebrew === null).length).toBeLessThanOrEqual(2);
  expect(messages.slice(0, 3)).toEqual([
    'note Manasseh: there is no verse GEN 45:51.',
    'note Ephraim: there is no verse GEN 45:52.',
    'note King of Babylon: there is no verse EZR 13:6.',
  ]);
  expect(messages).toHaveLength(6);
});
