import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsingInBrief, parsingInWords, parsingParts } from './morphology.ts';

const folder = new URL('../../node_modules/morphhb/wlc/', import.meta.url);
const codes = new Set(
  readdirSync(folder)
    .filter((name) => name.endsWith('.xml') && name !== 'VerseMap.xml')
    .flatMap((name) => [...readFileSync(new URL(name, folder), 'utf8').matchAll(/ morph="([^"]+)"/gu)])
    .map(([, code = '']) => code),
);

test('every morphology code of the Westminster Leningrad Codex has a description in English', () => {
  expect([...codes].filter((code) => parsingInWords(code) === null)).toEqual([]);
});

test('within a language, two morphology codes have the same description only if one of them ends with an empty part', () => {
  const read = (code: string): string => `${code[0]} ${parsingInWords(code)}`;
  const spelled = new Map([...codes].reverse().map((code) => [read(code), code]));
  expect(codes.size).toBe(3481);
  expect([...codes].filter((code) => spelled.get(read(code)) !== code).length).toBe(2);
  for (const code of ['HVtv2fs', 'AC/Ncmpc']) expect(read(`${code}/`)).toBe(read(code));
});

test.each([
  [
    'HC/R/Vqc/Sp3ms',
    'Conjunction + preposition + verb, qal, infinitive construct + suffix, pronominal, 3rd person masculine singular',
  ],
  ['HRd/Ncmsa', 'Preposition, with definite article + noun, common, masculine singular absolute'],
  ['HNcbsa', 'Noun, common, masculine or feminine singular absolute'],
  ['HNp/Sd', 'Noun, proper name + suffix, directional he'],
  ['HAamsa', 'Adjective, masculine singular absolute'],
  ['HAcfda', 'Adjective, cardinal number, feminine dual absolute'],
  ['HPdxms', 'Pronoun, demonstrative, masculine singular'],
  ['HVhrmpc', 'Verb, hiphil, participle active, masculine plural construct'],
  ['HVNq3cp', 'Verb, niphal, sequential perfect (weqatal), 3rd person common plural'],
  ['HTo', 'Particle, direct object marker'],
  ['AVqi3ms', 'Verb, peal, imperfect, 3rd person masculine singular'],
  ['ANxxxa', 'Noun, absolute'],
  ['AT', 'Particle'],
  ['HVtv2fs/', 'Verb, hithpael, imperative, 2nd person feminine singular'],
])('the morphology code %s means in words: %s', (code, words) => {
  expect(parsingInWords(code)).toBe(words);
});

test('a morphology code that cannot be read completely has no description', () => {
  for (const code of [
    '',
    'H',
    'HX',
    'GNcmsa',
    'Ncmsa',
    'HNcmsaa',
    'HNzmsa',
    'HVq',
    'HVqpms',
    'HVqrms3',
    'HVGp3ms',
  ])
    expect(parsingInWords(code), code).toBeNull();
  for (const code of [
    'H/Ncmsa',
    'HC//Ncmsa',
    'HCx',
    'HVqcms',
    'HNc3s',
    'HNc ms',
    'hNcmsa',
    'HV__proto__',
    'HNconstructor',
  ])
    expect(parsingParts(code), code).toBeNull();
});

test.each([
  ['HNcbsc/Sp1cs', 'noun, singular, “my”'],
  ['HNcmpc/Sp3fs', 'noun, plural, “her”'],
  ['HR/Sp3mp', 'preposition, “them”'],
  ['HC/Vqp3ms/Sp2ms', 'conjunction + verb, qal, perfect (qatal), 3rd person masculine singular, “you”'],
  ['HNp', 'proper name'],
  ['HRd/Ncmsa', 'preposition + noun, singular'],
  ['HTd/Aamsa', 'definite article + adjective, singular'],
  ['HAcfda', 'adjective, cardinal number, dual'],
  ['HNcmsa/Sd', 'noun, singular, directional he'],
  ['HT', 'particle'],
])('the short description of the morphology code %s is: %s', (code, words) => {
  expect(parsingInBrief(code)).toBe(words);
});

test('every morphology code of the Westminster Leningrad Codex has a short description, which is never longer than the full one', () => {
  // The code of Daniel 5:17 leaves out the number of the suffix.
  expect([...codes].filter((code) => parsingInBrief(code)?.includes('pronominal'))).toEqual([
    'AC/Ncfpc/Sp2m',
  ]);
  for (const code of codes) {
    const brief = parsingInBrief(code);
    expect(brief, code).not.toBeNull();
    expect(brief, code).not.toMatch(/, ,|undefined|^$/u);
    expect(brief?.length, code).toBeLessThanOrEqual(parsingInWords(code)?.length ?? 0);
  }
});
