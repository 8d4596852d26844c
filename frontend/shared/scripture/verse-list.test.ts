import { afterEach, expect, test, vi } from 'vitest';
import { loggedVerseList } from './verse-list.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => log.mockClear());

test('loggedVerseList passes on a list of verses and logs nothing', async () => {
  const list = { verses: [1, 2], title: false };
  expect(await loggedVerseList('tobit 1', Promise.resolve(list))).toBe(list);
  expect(log).not.toHaveBeenCalled();
});

test.each(['{}', '{"verses":3}', '[]', 'null'])(
  'loggedVerseList logs an answer without a list of verses: %s',
  async (json) => {
    const request = loggedVerseList('tobit 1', new Response(json).json());
    await expect(request).rejects.toThrow('no list of verses');
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('tobit 1'), expect.any(TypeError));
  },
);

test('loggedVerseList logs a failed call, but not a cancelled one', async () => {
  const failure = new Error('503');
  await expect(loggedVerseList('tobit 1', Promise.reject(failure))).rejects.toBe(failure);
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('tobit 1'), failure);
  const cancelled = new DOMException('', 'AbortError');
  await expect(loggedVerseList('tobit 1', Promise.reject(cancelled))).rejects.toBe(cancelled);
  expect(log).toHaveBeenCalledTimes(1);
});
