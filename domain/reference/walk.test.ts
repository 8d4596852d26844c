import { describe, expect, test } from 'vitest';
import type { Reference } from './reference-type.ts';
import { addresses, at } from './testing.ts';
import { chapterVerses, nextChapter, nextVerse, previousChapter, previousVerse } from './walk.ts';

describe('stepping', () => {
  test('nextVerse visits all 31,165 verses and titles in order from Genesis 1:1 and then stops; previousVerse goes back', () => {
    const forth: Reference[] = [];
    for (let here: Reference | null = at('genesis', 1, 1); here !== null; here = nextVerse(here))
      forth.push(here);
    expect(forth).toEqual(addresses);
    const back: Reference[] = [];
    for (let here: Reference | null = at('revelation', 22, 21); here !== null; here = previousVerse(here))
      back.push(here);
    expect(back.reverse()).toEqual(addresses);
  });

  test.each([
    [at('psalms', 2, 12), at('psalms', 3, 0)],
    [at('psalms', 3, 0), at('psalms', 3, 1)],
    [at('genesis', 1, 31), at('genesis', 2, 1)],
    [at('psalms', 119, 176), at('psalms', 120, 1)],
    [at('malachi', 4, 6), at('matthew', 1, 1)],
  ])('nextVerse leads from %o to %o, and previousVerse leads back', (here, next) => {
    expect(nextVerse(here)).toEqual(next);
    expect(previousVerse(next)).toEqual(here);
  });

  test('nextVerse leads past the end of a range, and previousVerse to the verse before its beginning', () => {
    expect(nextVerse(at('genesis', 1, 3, 5))).toEqual(at('genesis', 1, 6));
    expect(previousVerse(at('genesis', 1, 3, 5))).toEqual(at('genesis', 1, 2));
  });

  test('nextChapter visits all 1,189 chapters and previousChapter goes back; both stop at the ends', () => {
    let count = 1;
    for (let here = nextChapter(at('genesis', 1)); here !== null; here = nextChapter(here)) {
      count += 1;
      expect(nextChapter(previousChapter(here)!)).toEqual(here);
    }
    expect(count).toBe(1189);
    expect(nextVerse(at('genesis', 50))).toEqual(at('exodus', 1));
    expect(previousVerse(at('genesis', 1))).toBeNull();
  });

  test('for steps to the next chapter or verse the apocrypha are a separate sequence, and a step between their verses needs their verse counts', () => {
    expect(nextChapter(at('1 esdras', 9))).toEqual(at('2 esdras', 1));
    expect(previousChapter(at('1 esdras', 1))).toBeNull();
    expect(nextChapter(at('4 maccabees', 18))).toBeNull();
    expect(nextVerse(at('1 esdras', 3, 1))).toBeNull();
    const count = () => 23;
    expect(nextVerse(at('1 esdras', 3, 1), count)).toEqual(at('1 esdras', 3, 2));
    expect(previousVerse(at('1 esdras', 4, 1), count)).toEqual(at('1 esdras', 3, 23));
  });

  test('chapterVerses lists the verses of a chapter from 1, and tells whether the chapter has a title', () => {
    expect(chapterVerses('psalms', 3)).toEqual({ verses: [1, 2, 3, 4, 5, 6, 7, 8], title: true });
    expect(chapterVerses('psalms', 23)?.title).toBe(false);
    expect(chapterVerses('genesis', 51)).toBeNull();
    expect(chapterVerses('tobit', 1)).toBeNull();
  });
});
