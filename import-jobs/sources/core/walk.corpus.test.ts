import { beforeAll, describe, expect, test } from 'vitest';
import { CORE_BOOKS } from '../../../domain/canon/index.ts';
import { valueOfWords } from '../../../domain/gematria/index.ts';
import { hasTitle, TITLED_PSALMS, titleVerses, verseCount } from '../../../domain/versification/index.ts';
import type { VerseRecord, WordRecord } from '../../records.ts';
import { SBLGNT } from './sblgnt.ts';
import { readText, verseAt, wordsOf } from './testing.ts';
import { WLC } from './wlc.ts';

interface Stretch {
  verse: VerseRecord;
  firstWord: number;
  lastWord: number | null;
}

let hebrew: readonly VerseRecord[] = [];
let greek: readonly VerseRecord[] = [];
const byAddress = new Map<string, Stretch[]>();

beforeAll(async () => {
  hebrew = await readText(WLC);
  greek = await readText(SBLGNT);
  for (const verse of [...hebrew, ...greek]) {
    for (const { book, chapter, verse: number, firstWord, lastWord } of verse.addresses) {
      const key = `${book} ${chapter}:${number}${verse.part}`;
      byAddress.set(key, [...(byAddress.get(key) ?? []), { verse, firstWord, lastWord }]);
    }
  }
});

const stretchesAt = (address: string): Stretch[] => byAddress.get(address) ?? [];

const wordsAt = (address: string): WordRecord[] =>
  stretchesAt(address).flatMap(({ verse, firstWord, lastWord }) =>
    verse.words.slice(firstWord, lastWord === null ? undefined : lastWord + 1),
  );

const ketivAt = (address: string) => wordsAt(address).filter(({ reading }) => reading !== 'qere');
const lettersAt = (address: string) => ketivAt(address).map(({ letters }) => letters);

function everyAddress(): string[] {
  const addresses: string[] = [];
  for (const { id, chapters } of CORE_BOOKS) {
    for (let chapter = 1; chapter <= chapters; chapter += 1) {
      if (hasTitle(id, chapter)) addresses.push(`${id} ${chapter}:0`);
      for (let verse = 1; verse <= verseCount('english', id, chapter); verse += 1) {
        addresses.push(`${id} ${chapter}:${verse}`);
        if (id === 'mark' && chapter === 16 && verse === 8) addresses.push('mark 16:8ending');
      }
    }
  }
  return addresses;
}

describe('a walk over all English addresses', () => {
  test('a walk over all English addresses finds each Hebrew and each Greek word exactly once, and every address of the two texts', () => {
    const addresses = everyAddress();
    const met = new Map<VerseRecord, WordRecord[]>();
    for (const address of addresses)
      for (const { verse, firstWord, lastWord } of stretchesAt(address)) {
        const words = verse.words.slice(firstWord, lastWord === null ? undefined : lastWord + 1);
        met.set(verse, [...(met.get(verse) ?? []), ...words]);
      }
    const isWhole = (verse: VerseRecord): boolean => {
      const walked = met.get(verse) ?? [];
      return walked.length === verse.words.length && verse.words.every((word, at) => walked[at] === word);
    };
    expect(addresses).toHaveLength(31_102 + 63 + 1);
    expect([...hebrew, ...greek].filter((verse) => !isWhole(verse))).toEqual([]);
    expect(met.size).toBe(hebrew.length + greek.length);
    const walked = new Set(addresses);
    expect([...byAddress.keys()].filter((address) => !walked.has(address))).toEqual([]);
  });

  test('a walk over all English addresses finds Hebrew at every Old Testament address except Nehemiah 7:68', () => {
    const old = new Set(
      CORE_BOOKS.filter(({ testament }) => testament === 'old').map(({ id }) => id as string),
    );
    const empty = everyAddress().filter(
      (address) => old.has(address.slice(0, address.lastIndexOf(' '))) && wordsAt(address).length === 0,
    );
    expect(empty).toEqual(['nehemiah 7:68']);
  });
});

describe('divided and joined verses', () => {
  test('a Masoretic verse with two English addresses is divided at the right word', () => {
    const parts = (book: string, chapter: number, number: number) => {
      const verse = verseAt(hebrew, book, chapter, number);
      return verse.addresses.map(({ chapter: at, verse: to, firstWord, lastWord }) => {
        const words = verse.words.slice(firstWord, lastWord === null ? undefined : lastWord + 1);
        return `${at}:${to} ${wordsOf([{ ...verse, words }]).length}`;
      });
    };
    expect(parts('1kings', 18, 34)).toEqual(['18:33 10', '18:34 6']);
    expect(parts('1kings', 20, 3)[0]).toBe('20:2 6');
    expect(parts('1kings', 22, 21)[0]).toBe('22:21 8');
    expect(parts('isaiah', 63, 19)[0]).toBe('63:19 9');
    expect(parts('psalms', 13, 6)[0]).toBe('13:5 6');
  });

  test('the second part of a divided Masoretic verse begins with the expected word', () => {
    expect(lettersAt('1kings 18:34')[0]).toBe('ויאמר');
    expect(lettersAt('1kings 20:3')[0]).toBe('כספך');
    expect(lettersAt('1kings 22:22').slice(0, 2)).toEqual(['ויאמר', 'יהוה']);
    expect(lettersAt('isaiah 64:1').slice(0, 2)).toEqual(['לוא', 'קרעת']);
    expect(lettersAt('psalms 13:6')[0]).toBe('אשירה');
    expect(lettersAt('1kings 20:2').slice(-3)).toEqual(['אמר', 'בן', 'הדד']);
  });

  test('two Hebrew verses that are one English verse are both at its address, in order', () => {
    const own = (address: string) =>
      stretchesAt(address).map(({ verse }) => `${verse.chapter}:${verse.verse}`);
    expect(own('1kings 22:43')).toEqual(['22:43', '22:44']);
    expect(valueOfWords('HEBREW_STANDARD', lettersAt('1kings 22:43'))).toBe(4_267);
    expect(own('numbers 26:1')).toEqual(['25:19', '26:1']);
    expect(own('1samuel 20:42')).toEqual(['20:42', '21:1']);
    expect(own('1chronicles 12:4')).toEqual(['12:4', '12:5']);
  });

  test('59 psalms have a title of one verse, and 51, 52, 54 and 60 have a title of two', () => {
    const counts = TITLED_PSALMS.map((psalm) => stretchesAt(`psalms ${psalm}:0`).length);
    expect(counts.filter((count) => count === 1)).toHaveLength(59);
    expect(TITLED_PSALMS.filter((psalm) => titleVerses(psalm) === 2)).toEqual([51, 52, 54, 60]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(67);
    expect(lettersAt('psalms 51:0').slice(0, 3)).toEqual(['למנצח', 'מזמור', 'לדוד']);
    expect(lettersAt('psalms 23:1').slice(0, 2)).toEqual(['מזמור', 'לדוד']);
  });

  test('Acts 19:41, Revelation 13:1 and 3 John 14 have the expected Greek', () => {
    expect(lettersAt('acts 19:41')).toHaveLength(6);
    expect(stretchesAt('revelation 13:1').map(({ verse }) => `${verse.chapter}:${verse.verse}`)).toEqual([
      '12:18',
      '13:1',
    ]);
    expect(stretchesAt('3john 1:14').map(({ verse }) => verse.verse)).toEqual([14, 15]);
    expect(lettersAt('mark 16:8')).toHaveLength(18);
    expect(lettersAt('mark 16:8ending')).toHaveLength(34);
  });
});
