import { beforeAll, describe, expect, test } from 'vitest';
import { type BookId, bookById } from '../../../domain/canon/index.ts';
import { toEnglish } from '../../../domain/versification/index.ts';
import { KJV } from './kjv.ts';
import { STRONGS } from './strongs.ts';
import { CHOSEN_GLOSSES } from './strongs-chosen.ts';
import { KING_JAMES_NAMES } from './strongs-names.ts';
import { readLexicon, readText } from './testing.ts';
import { WLC } from './wlc.ts';

/** Words of letters alone, so that Lo-debar and Lodebar, Judæa and Judaea are one. A name begins a word: " zidon". */
const folded = (text: string): string =>
  ` ${text}`
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replace(/['’]s\b|[-–]/g, '')
    .replace(/[^a-z]+/g, ' ');

const english = new Map<string, string>();
/** The names of the Hebrew text by Strong's number, and the English addresses where each stands. */
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
    if (gloss !== null && (/^\p{Lu}/u.test(gloss) || KING_JAMES_NAMES.has(strongsNumber)))
      glosses.set(strongsNumber, gloss);
  for (const { book, chapter, verse, words } of await readText(WLC))
    for (const { strongsNumber, morphology } of words) {
      if (strongsNumber === null || !glosses.has(strongsNumber) || !/N[pg]/.test(morphology ?? '')) continue;
      const of = places.get(strongsNumber) ?? new Set();
      for (const at of toEnglish('masoretic', { book: book as BookId, chapter, verse }))
        of.add(`${at.book} ${at.chapter}:${at.verse}`);
      places.set(strongsNumber, of);
    }
}, 60_000);

const standsIn = (number: string, addresses: Iterable<string>, name = glosses.get(number) ?? ''): number =>
  [...addresses].filter((address) => english.get(address)?.includes(folded(name))).length;

describe('names are spelled as the King James Version has them', () => {
  test('every name of the Hebrew text stands in the English at a verse of its own, but where it is translated', () => {
    expect(places.size).toBeGreaterThan(2500);
    const missing = [...places].filter(([number, addresses]) => standsIn(number, addresses) === 0);
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

  test('each that was mended stands there, and more often than the list of renderings has it', () => {
    const hebrew = [...KING_JAMES_NAMES.keys()].filter((number) => number.startsWith('H'));
    expect(hebrew.filter((number) => standsIn(number, places.get(number) ?? []) === 0)).toEqual([]);
    expect(hebrew.filter((number) => CHOSEN_GLOSSES.has(number))).toEqual([]);
    const mizpah = places.get('H4709') ?? [];
    expect([...mizpah].length).toBe(33);
    expect(standsIn('H4709', mizpah)).toBe(17);
    expect(standsIn('H4709', mizpah, 'Mitspah')).toBe(0);
    expect(['H1403', 'H2518', 'H4336', 'H2226'].map((number) => glosses.get(number))).toEqual([
      'Gabriel',
      'Hilkiah',
      'Meshach',
      'Zerah',
    ]);
  });

  test('every name of the Greek dictionary stands in the English New Testament', () => {
    const missing = [...glosses].filter(
      ([number, name]) => number.startsWith('G') && !newTestament.includes(folded(name)),
    );
    expect(missing.map(([number, name]) => `${number} ${name}`)).toEqual([
      'G86 Hades', // hell, the grave
      // In notes behind the letters only.
      'G2858 Colossian',
      'G3505 Nero',
      'G3818 Pacatiana',
    ]);
  });
});
