import { expect, test } from 'vitest';
import type { ChapterAnalysis } from '../../domain/contract/index.ts';
import { sampleApp } from '../../tests/support/sample-app.ts';
import { answerFrom, askedPlace } from './kept-chapter.ts';

const { app } = await sampleApp();

/** What the service worker answers at an address, from the API's answer for the chapter. */
async function answered(address: string) {
  const place = askedPlace(address);
  return place && answerFrom(await app.json<ChapterAnalysis>(place.chapter), place);
}

test.each([
  'genesis/1',
  'psalms/3',
  'psalms/51',
  '1kings/18',
  'isaiah/64',
  'nehemiah/7',
  'mark/16',
  'john/1',
])('each verse of %s, made from the chapter, is the API’s answer at its own address', async (path) => {
  const { verses } = await app.json<ChapterAnalysis>(`/api/verse/${path}`);
  expect(verses.length).toBeGreaterThan(5);
  for (const { verse } of verses) {
    const address = `/api/verse/${path}/${verse.verse}`;
    expect(await answered(address), address).toEqual(await app.json(address));
  }
});

test.each([
  '/api/verse/psalms/23?words=0',
  '/api/verse/psalms/23',
  '/api/verse/psalms/23?methods=HEBREW_ATBASH&words=0',
  '/api/verse/psalms/23/3?methods=HEBREW_ATBASH%2CHEBREW_STANDARD&version=original',
])('%s, made from the chapter, is the API’s answer', async (address) => {
  expect(await answered(address)).toEqual(await app.json(address));
});

test('a verse that the chapter lacks has no answer, and other addresses name no place', async () => {
  expect(await answered('/api/verse/psalms/23/7')).toBeNull();
  for (const address of ['/api/books', '/api/hybrid/verse/genesis/1/1', '/api/verse/psalms'])
    expect(askedPlace(address)).toBeNull();
});
