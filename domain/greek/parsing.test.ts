import { expect, test } from 'vitest';
import { greekParsing } from './parsing.ts';

test.each([
  ['N-GSF', 'noun, genitive singular feminine', 'noun, genitive singular'],
  ['N-NSM-P', 'noun, name of a person, nominative singular masculine', 'name, nominative singular'],
  ['N-DSF-L', 'noun, name of a place, dative singular feminine', 'name, dative singular'],
  ['N-GPM-PG', 'noun, gentilic, genitive plural masculine', 'noun, genitive plural'],
  ['N-VSM-T', 'noun, title, vocative singular masculine', 'noun, vocative singular'],
  ['A-NSM-C', 'adjective, comparative, nominative singular masculine', 'adjective, nominative singular'],
  ['T-ASN', 'definite article, accusative singular neuter', 'article, accusative singular'],
  ['P-1DP', 'personal pronoun, 1st person dative plural', 'personal pronoun, 1st person dative plural'],
  [
    'S-2PASF',
    'possessive pronoun, 2nd person plural accusative singular feminine',
    'possessive pronoun, 2nd person plural accusative singular',
  ],
  [
    'R-GSN-ATT',
    'relative pronoun, Attic form, genitive singular neuter',
    'relative pronoun, genitive singular',
  ],
  [
    'V-2AAI-3S',
    'verb, second aorist active indicative, 3rd person singular',
    'verb, aorist active indicative, 3rd person singular',
  ],
  [
    'V-PNP-NPM',
    'verb, present middle or passive deponent participle, nominative plural masculine',
    'verb, present middle or passive deponent participle, nominative plural',
  ],
  ['V-AAN', 'verb, aorist active infinitive', 'verb, aorist active infinitive'],
  [
    'V-INI-3S-ATT',
    'verb, imperfect middle or passive deponent indicative, 3rd person singular, Attic form',
    'verb, imperfect middle or passive deponent indicative, 3rd person singular',
  ],
  ['PRT-N', 'particle, negative', 'particle, negative'],
  ['A-NUI', 'numeral, indeclinable', 'numeral, indeclinable'],
  ['N-PRI', 'noun, proper name, indeclinable', 'noun, proper name, indeclinable'],
  [
    'CONJ+D-NSM',
    'conjunction + demonstrative pronoun, nominative singular masculine',
    'conjunction + demonstrative pronoun, nominative singular',
  ],
  [
    'V-PAI-2P/V-PAM-2P',
    'verb, present active indicative, 2nd person plural or verb, present active imperative, 2nd person plural',
    'verb, present active indicative, 2nd person plural or verb, present active imperative, 2nd person plural',
  ],
  [
    'N-NSN/N-NSM',
    'noun, nominative singular neuter or noun, nominative singular masculine',
    'noun, nominative singular',
  ],
])('the parsing code %s is “%s”, in brief “%s”', (code, words, brief) => {
  expect([greekParsing(code, false), greekParsing(code, true)]).toEqual([words, brief]);
});

test.each(['HVqp3ms', 'ANcmsd/Td', 'N-XSM', 'V-AAI-3S+?', 'Z-NSM', ''])(
  'the code “%s” is no Greek parsing',
  (code) => {
    expect(greekParsing(code, false)).toBeNull();
  },
);
