import { expect, test } from 'vitest';
import { tinyText, tinyVerses } from '../testing/tiny-sources.ts';
import { readAhead } from './read-ahead.ts';

function counted() {
  const source = tinyText(tinyVerses(7));
  const reads: unknown[] = [];
  const read = async (descriptor: unknown) => {
    reads.push(descriptor);
    return source.read(descriptor);
  };
  return { source: { ...source, read }, reads };
}

test('the chunk planned next is read once, before it is asked for', async () => {
  const { source, reads } = counted();
  const ahead = await readAhead(source);
  await ahead.source.read({ from: 0 });
  ahead.begin();
  ahead.begin();
  expect(reads).toEqual([{ from: 0 }, { from: 3 }]);
  expect(await ahead.source.read({ from: 3 })).toEqual(await source.read({ from: 3 }));
  expect(reads).toEqual([{ from: 0 }, { from: 3 }, { from: 3 }]);
});

test('a chunk asked for again, or out of order, is read afresh', async () => {
  const { source, reads } = counted();
  const ahead = await readAhead(source);
  await ahead.source.read({ from: 3 });
  ahead.begin();
  await ahead.source.read({ from: 3 });
  expect(reads).toEqual([{ from: 3 }, { from: 6 }, { from: 3 }]);
});

test('an error of a chunk read ahead is met by whoever reads it, and the next try reads again', async () => {
  const { source } = counted();
  let fails = true;
  const ahead = await readAhead({
    ...source,
    read: async (descriptor) => {
      if (fails && (descriptor as { from: number }).from === 3) throw new Error('truncated');
      return source.read(descriptor);
    },
  });
  await ahead.source.read({ from: 0 });
  ahead.begin();
  await expect(ahead.source.read({ from: 3 })).rejects.toThrow('truncated');
  fails = false;
  expect(await ahead.source.read({ from: 3 })).toHaveLength(3);
});
