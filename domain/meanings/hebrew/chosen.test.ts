import { expect, test } from 'vitest';
import { NAMES } from './chosen-names.ts';
import { AGENTS, ARAMAIC_VERBS, VERBS } from './chosen-verbs.ts';
import { WORDS } from './chosen-words.ts';
import { PHRASES } from './phrases.ts';

const wrong = (table: Readonly<Record<string, string>>, key: RegExp, value: RegExp): string[] =>
  Object.entries(table).flatMap(([name, text]) =>
    key.test(name) && value.test(text) ? [] : [`${name}: ${text}`],
  );

test('each entry of the chosen Hebrew verbs has a number, a stem and an English verb with at most one place for its object', () => {
  const verb = /^[a-z]+(?: (?:[a-z-]+(?:’s)?|\*|\[[a-z ]+ \*\]))*$/u;
  for (const table of [VERBS, ARAMAIC_VERBS]) {
    expect(wrong(table, /^H[1-9]\d{0,3} [A-Za-z]$/u, verb)).toEqual([]);
    expect(
      Object.values(table).filter((text) => text.split('*').length > 2 || text.startsWith('to ')),
    ).toEqual([]);
  }
});

test('each entry of AGENTS, the persons who do something, has a number, a stem and an English noun', () => {
  expect(wrong(AGENTS, /^H[1-9]\d{0,3} [A-Za-z]$/u, /^[a-z][a-z -]*~?$/u)).toEqual([]);
});

test('each entry of the chosen Hebrew words has a number, an English word and, if need be, a plural or the mark ~ for none', () => {
  expect(
    wrong(
      WORDS,
      /^H[1-9]\d{0,3}$/u,
      /^(?:=?[\p{L}][\p{L}’ -]*(?:\|[\p{L}][\p{L}’ -]*)?~?|\(object marker\))$/u,
    ),
  ).toEqual([]);
});

test('each entry of the Hebrew names has a number and an English name', () => {
  expect(wrong(NAMES, /^H[1-9]\d{0,3}$/u, /^(?:the )?[\p{L}][\p{L} -]*$/u)).toEqual([]);
});

test('each entry of the Hebrew phrases has one or two prefixes, a number and an English phrase', () => {
  expect(wrong(PHRASES, /^[בכלמ]{1,2}\+? H[1-9]\d{0,3}$/u, /^[a-z][a-z ]+$/u)).toEqual([]);
});
