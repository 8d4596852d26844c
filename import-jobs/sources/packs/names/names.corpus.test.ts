import { expect, test } from 'vitest';
import { packTexts } from '../../../../tests/support/pack-files.ts';
import { PACKS } from '../index.ts';
import { readPack } from '../testing.ts';

const pack = PACKS.find(({ id }) => id === 'names');
const read = pack && packTexts(pack);
if (!read) console.log('The files of the names are not beside the checkout: their test is skipped.');

test.skipIf(!read)('the pack of names has 2,623 meanings of names and 3,747 labels of persons', () => {
  if (!pack || !read) throw new Error('The files of the names are missing');
  const { names: lists, problems } = readPack(pack, read);
  const names = lists.names ?? [];
  const messages = problems.map(({ kind, message }) => `${kind} ${message}`);
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
