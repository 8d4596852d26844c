import { describe, expect, test } from 'vitest';
import type { ChapterAnalysis, VerseAnalysis } from '../../domain/contract/index.ts';
import { ownSite } from '../sites.ts';
import { getJson, totalOf } from './http.ts';

const site = await ownSite();

const verse = (address: string, query = '') =>
  getJson<VerseAnalysis>(`${site.url}/api/verse/${address}${query}`);
describe('published values', () => {
  test('Deuteronomy 6:4 has the value 1118, with its large letters counted like others', async () => {
    const answer = await verse('deuteronomy/6/4');
    expect(totalOf(answer.totalValues, 'HEBREW_STANDARD')).toBe(1118);
    expect(answer.words[0]?.word.originalText.normalize()).toBe('שְׁמַ֖ע'.normalize());
  });

  test('John 1:1 has the value 3617 without the iota subscript, and 3627 with it', async () => {
    const answer = await verse('john/1/1');
    expect(totalOf(answer.totalValues, 'GREEK_STANDARD')).toBe(3617);
    expect(answer.verse.hebrewText).toBeNull();
    const response = await fetch(`${site.url}/api/calculate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        text: answer.verse.greekText,
        methods: ['GREEK_STANDARD'],
        options: { iotaSubscript: 'counted' },
      }),
    });
    expect(await response.json()).toEqual([{ method: 'GREEK_STANDARD', value: 3627 }]);
  });
});

describe('where Masoretic and English verses differ', () => {
  test.each([
    ['1kings/18/33', 10, ['1kings/18/34']],
    ['1kings/20/2', 6, ['1kings/20/3']],
    ['isaiah/64/1', 7, ['isaiah/63/19']],
    ['psalms/13/5', 6, ['psalms/13/6']],
  ])('%s has its part of a split Masoretic verse', async (address, atLeast) => {
    const answer = await verse(address);
    expect(answer.wordCount).toBeGreaterThanOrEqual(atLeast);
    expect(answer.verse.originalReference).toBeTruthy();
  });

  test('1 Kings 22:43 joins two Masoretic verses, and its value is 4,267', async () => {
    const answer = await verse('1kings/22/43');
    expect(totalOf(answer.totalValues, 'HEBREW_STANDARD')).toBe(4267);
    expect(answer.verse.originalReference).toMatch(/22:43–44$/u);
  });

  test('Psalm 51 has a title of two Masoretic verses at its own address, before verse 1', async () => {
    const list = await getJson<{ verses: number[]; title: boolean }>(
      `${site.url}/api/chapter-verses/Psalms/51`,
    );
    expect(list.title).toBe(true);
    expect(list.verses).toEqual(Array.from({ length: 19 }, (_, i) => i + 1));
    const title = await verse('psalms/51/0');
    expect(title.verse).toMatchObject({ verse: 0, title: true });
    expect(title.verse.text).toMatch(/^To the chief Musician/u);
    expect(title.verse.originalReference).toContain('51:1');
    expect(title.next).toMatchObject({ verse: 1 });
    expect((await verse('psalms/51/1')).verse.originalReference).toContain('51:3');
  });

  test('Joel 3:1 is Masoretic 4:1, and the reference Joel 4:1 leads to it', async () => {
    expect((await verse('joel/3/1')).verse.originalReference).toContain('4:1');
    expect(await getJson(`${site.url}/api/resolve?ref=Joel%204:1`)).toMatchObject({
      book: 'joel',
      chapter: 3,
      verse: 1,
    });
  });

  test('Nehemiah 7:68 has English text and no Hebrew words, and the answer says why', async () => {
    const answer = await verse('nehemiah/7/68');
    expect(answer.verse.text).toMatch(/horses/u);
    expect(answer).toMatchObject({ words: [], wordCount: 0 });
    expect(answer.verse.absent).toBeTruthy();
    expect(totalOf(answer.totalValues, 'HEBREW_STANDARD')).toBeNull();
  });
});

describe('ketiv and qere', () => {
  test('2 Kings 6:25 has חרייונים as written and דביונים as read, never both', async () => {
    const bare = (answer: VerseAnalysis) => (answer.verse.hebrewText ?? '').replace(/[^\u05d0-\u05ea]/gu, '');
    const ketiv = await verse('2kings/6/25');
    const qere = await verse('2kings/6/25', '?reading=qere');
    expect(bare(ketiv)).toContain('חרייונים');
    expect(bare(ketiv)).not.toContain('דביונים');
    expect(bare(qere)).toContain('דביונים');
    expect(bare(qere)).not.toContain('חרייונים');
  });

  test('2 Samuel 8:3 has a qere without a ketiv (פרת), so the qere reading has one word more', async () => {
    const ketiv = await verse('2samuel/8/3');
    const qere = await verse('2samuel/8/3', '?reading=qere');
    expect(qere.wordCount).toBe(ketiv.wordCount + 1);
  });

  test('Jeremiah 51:3 has a ketiv without a qere, so the qere reading has one word less', async () => {
    const ketiv = await verse('jeremiah/51/3');
    const qere = await verse('jeremiah/51/3', '?reading=qere');
    expect(qere.wordCount).toBe(ketiv.wordCount - 1);
  });
});

describe('Greek numbering', () => {
  test('Acts 8:37 is not in the Greek edition and has only its English text, but the next verse is there', async () => {
    const answer = await verse('acts/8/37');
    expect(answer.verse.text).toMatch(/believest/u);
    expect(answer.words).toEqual([]);
    expect(answer.verse.absent).toMatch(/verse is not in the SBL Greek New Testament\./u);
    expect((await verse('acts/8/38')).wordCount).toBeGreaterThan(10);
  });

  test('3 John 14 ends with verse 15, Revelation 13:1 begins with 12:18', async () => {
    expect((await verse('3john/1/14')).verse.originalReference).toContain('15');
    expect((await verse('revelation/13/1')).verse.originalReference).toContain('12:18');
    for (const [address, names] of [
      ['3john/1/15', '3 John 1:14'],
      ['revelation/12/18', 'Revelation 13:1'],
    ]) {
      const response = await fetch(`${site.url}/api/verse/${address}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'not_found', suggestion: { reference: names } });
    }
  });

  test('Mark 16:8 has 18 words, and the intermediate ending after it has 34', async () => {
    const answer = await verse('mark/16/8');
    expect(answer.wordCount).toBe(18);
    expect(answer.ending).toMatchObject({ wordCount: 34, verse: 8 });
    const chapter = await getJson<ChapterAnalysis>(`${site.url}/api/verse/mark/16`);
    expect(chapter.verses.map((one) => one.verse.verse)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
    expect(chapter.words?.filter((word) => word.verse === null)).toHaveLength(34);
    expect(chapter.wordCount).toBe(chapter.words?.length);
  });
});

test('Jeremiah 10:11 has fifteen Aramaic words', async () => {
  const answer = await verse('jeremiah/10/11');
  expect(answer.words.filter((word) => word.word.language === 'arc')).toHaveLength(15);
});
