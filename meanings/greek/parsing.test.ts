import { expect, test } from 'vitest';
import { agree, readParsing } from './parsing.ts';

test.each([
  ['N-GSM', { kind: 'nominal', part: 'N', case: 'G', isPlural: false, gender: 'M', person: 0 }],
  ['A-NSM-C', { kind: 'nominal', part: 'A', degree: 'C' }],
  ['P-1GP', { kind: 'nominal', part: 'P', person: 1, case: 'G', isPlural: true, gender: '' }],
  ['F-3DPM', { kind: 'nominal', part: 'F', person: 3, case: 'D', isPlural: true, gender: 'M' }],
  ['S-2PAPM', { kind: 'nominal', part: 'S', person: 2, case: 'A', isPlural: true, gender: 'M' }],
  [
    'V-2AAI-3S',
    { kind: 'verb', tense: 'aorist', voice: 'active', mood: 'indicative', person: 3, isPlural: false },
  ],
  ['V-PNI-1P', { kind: 'verb', tense: 'present', voice: 'active', person: 1, isPlural: true }],
  [
    'V-RPP-NSN',
    {
      kind: 'verb',
      tense: 'perfect',
      voice: 'passive',
      mood: 'participle',
      person: null,
      case: 'N',
      gender: 'N',
    },
  ],
  ['V-2AAN', { kind: 'verb', mood: 'infinitive', person: null, case: '' }],
  ['V-AMM-2S', { kind: 'verb', voice: 'middle', mood: 'imperative', person: 2 }],
  ['A-NUI', { kind: 'particle', part: 'A' }],
  ['PRT-N', { kind: 'particle', part: 'PRT' }],
  ['', { kind: 'particle', part: '' }],
])('readParsing reads the Greek parsing code “%s”', (code, expected) => {
  expect(readParsing(code)).toMatchObject(expected);
});

test.each([
  ['T-GSM', 'N-GSM', true],
  ['T-GSM', 'V-PAP-GSM', true],
  ['P-1GS', 'N-GSF', true],
  ['T-NSM', 'N-VSM', true],
  ['T-GSM', 'N-GSN', false],
  ['T-NSM', 'N-NPM', false],
  ['T-NSM', 'V-PAI-3S', false],
])('whether words with the Greek parsings %s and %s can belong together: %s', (a, b, expected) => {
  expect(agree(readParsing(a), readParsing(b))).toBe(expected);
});
