import { expect, test } from 'vitest';
import { checkLook } from './username.ts';

test.each([
  ['ΤΟΥΑ', 'Toya'],
  ['Сосо', 'Coco'],
  ['ꜱarah', 'Sarah'],
  ['Ꮪaгah', 'sarah'],
])('the name %s is refused because it looks like %s, also in letters of other alphabets', (name, admin) =>
  expect(() => checkLook(name, [admin])).toThrow('must not look like an administrator’s'),
);

test('a name in another alphabet that looks like no administrator’s is accepted', () => {
  for (const name of ['Μαρία', 'Мария', 'מרים', 'Łukasz']) checkLook(name, ['Maria', 'Miriam', 'admin']);
});
