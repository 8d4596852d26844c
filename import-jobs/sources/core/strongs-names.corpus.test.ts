import { beforeAll, describe, expect, test } from 'vitest';
import { type BookId, bookById } from '../../../domain/canon/index.ts';
import type { VerseRecord } from '../../records.ts';
import { KJV } from './kjv.ts';
import { STRONGS } from './strongs.ts';
import { readLexicon, readText } from './testing.ts';
import { WLC } from './wlc.ts';

const folded = (text: string): string =>
  ` ${text}`
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replace(/['’]s\b|[-–]/g, '')
    .replace(/[^a-z]+/g, ' ');

const english = new Map<string, string>();
const places = new Map<string, Set<string>>();
const glosses = new Map<string, string>();
let newTestament = '';

beforeAll(async () => {
  for (const { book, chapter, verse, heading, text } of await readText(KJV)) {
    const address = `${book} ${chapter}:${verse}`;
    english.set(address, folded(`${english.get(address) ?? ''} ${heading ?? ''} ${text}`));
    if (bookById(book as BookId).testament === 'new') newTestament += ` ${heading ?? ''} ${text}`;
  }
  newTestament = folded(newTestament);
  for (const { strongsNumber, gloss } of await readLexicon(STRONGS))
    if (/^\p{Lu}/u.test(gloss ?? '')) glosses.set(strongsNumber, gloss ?? '');
  for (const verse of await readText(WLC)) addHebrewNames(verse);
});

function addHebrewNames({ addresses, words }: VerseRecord): void {
  for (const { strongsNumber, morphology } of words) {
    if (strongsNumber === null || !glosses.has(strongsNumber) || !/N[pg]/.test(morphology ?? '')) continue;
    const found = places.get(strongsNumber) ?? new Set();
    for (const { book, chapter, verse } of addresses) found.add(`${book} ${chapter}:${verse}`);
    places.set(strongsNumber, found);
  }
}

const versesWithName = (
  number: string,
  addresses: Iterable<string>,
  name = glosses.get(number) ?? '',
): number => [...addresses].filter((address) => english.get(address)?.includes(folded(name))).length;

describe('names are spelled as the King James Version has them', () => {
  test('the English of every name in the Hebrew text is in the King James Version of one of its verses, unless the name is translated there', () => {
    expect(places.size).toBeGreaterThan(2500);
    const missing = [...places].filter(([number, addresses]) => versesWithName(number, addresses) === 0);
    expect(missing.map(([number]) => `${number} ${glosses.get(number)}`).sort()).toEqual([
      'H1408 Fortune', // that troop
      'H2052 Vaheb', // what he did
      'H3066 Jewish language', // the Jews' language
      'H3429 Joshebbash-Shebeth', // that sat in the seat
      'H3614 Calebite', // of the house of Caleb
      'H4507 Apportioner', // that number
      'H4693 Egypt', // besieged places
      'H64 Abel-Keramim', // the plain of the vineyards
      'H6503 Parbar', // suburbs
      'H842 Asherah', // grove
      'H871 Atharim', // the spies
    ]);
  });

  test('a name has the spelling of the text and not that of the dictionary: Mizpah and not Mitspah', () => {
    const mizpah = places.get('H4709') ?? [];
    expect([...mizpah].length).toBe(33);
    expect(versesWithName('H4709', mizpah)).toBe(17);
    expect(versesWithName('H4709', mizpah, 'Mitspah')).toBe(0);
    expect(['H1403', 'H2518', 'H4336', 'H2226'].map((number) => glosses.get(number))).toEqual([
      'Gabriel',
      'Hilkiah',
      'Meshach',
      'Zerah',
    ]);
  });

  test('every name of the Greek dictionary except six is in the English New Testament', () => {
    const missing = [...glosses].filter(
      ([number, name]) => number.startsWith('G') && !newTestament.includes(folded(name)),
    );
    expect(missing.map(([number, name]) => `${number} ${name}`)).toEqual([
      'G86 Hades', // hell, the grave
      // The next three names are only in the notes after the letters of the New Testament.
      'G2858 Colossian',
      'G3505 Nero',
      'G3818 Pacatiana',
      // The King James Version has Juda and Joseph, from another Greek text.
      'G6043 Joda',
      'G6044 Josech',
    ]);
  });
});
