import { expect, test } from 'vitest';
import { type BookId, CORE_BOOKS, ENGLISH_VERSE_COUNTS } from '../../../domain/canon/index.ts';
import { likelyBooks } from './likely-books.ts';

const sizeOf = (id: BookId) => {
  const counts = ENGLISH_VERSE_COUNTS[id as keyof typeof ENGLISH_VERSE_COUNTS];
  return {
    spelling: `x${id}`,
    chapters: counts.length,
    verses: counts.reduce((sum, count) => sum + count, 0),
  };
};
const ids = CORE_BOOKS.map(({ id }) => id);
const general = ['james', '1peter', '2peter', '1john', '2john', '3john', 'jude'] as const;
const russian = ids
  .filter((id) => !general.some((one) => one === id))
  .flatMap((id) => (id === 'acts' ? [id, ...general] : [id]));

test.each([
  ['the order of English Bibles', ids],
  ['the order of Russian Bibles', russian],
  ['a New Testament', ids.slice(39)],
])('all books are found by their sizes in %s', (_, order) => {
  const likely = likelyBooks(order.map(sizeOf), []);
  expect([...likely]).toEqual(order.map((id) => [`x${id}`, id]));
});

test('a book that is understood is proposed for no other spelling, and a part of a book for none', () => {
  const likely = likelyBooks(
    [sizeOf('philemon'), { spelling: 'part', chapters: 2, verses: 30 }, { ...sizeOf('joel'), chapters: 4 }],
    ['philemon'],
  );
  expect([...likely]).toEqual([
    ['xphilemon', 'jude'],
    ['xjoel', 'joel'],
  ]);
});
