import { expect, test } from 'vitest';
import { meaningWord } from '../testing.ts';
import { CHOSEN_FORMS } from './chosen-forms.ts';
import { composeGreek } from './compose.ts';

/** The meanings of words by themselves. */
const prose = (...words: string[]) => composeGreek(words.map(meaningWord), null).map(({ text }) => text);

const SON_OF_THE = ['του T-GSM,T-GSN G3588 the', 'υιου N-GSM G5207 son', 'του T-GSM,T-GSN G3588 the'];

// The examples of the rules prove what each rule answers. These prove how the answers are joined.
test.each([
  ['a plural and its case', ['τυριοισ N-DPM G5183 of Tyre'], 'to Tyrians'],
  ['“of” once, on each article', [...SON_OF_THE, 'ανθρωπου N-GSM G444 man'], 'of the | son | of the | man'],
  [
    'the case of a noun on its article',
    ['λεγει V-PAI-3S G3004 to say', 'τοισ T-DPM,T-DPN G3588 the', 'μαθηταισ N-DPM G3101 disciple'],
    'he says | to the | disciples',
  ],
  [
    'no “of” beside a participle',
    ['ελθοντοσ V-2AAP-GSM G2064 to come', 'του T-GSM,T-GSN G3588 the', 'ιησου N-GSM,N-DSM,N-VSM G2424 Jesus'],
    'having come | (the) | Jesus',
  ],
  [
    'the preposition of a verb',
    ['ωργισθη V-API-3S G3710 to be angry', 'αυτω P-DSM,P-DSN G846 he'],
    'he was angry | with him',
  ],
  ['a passive', ['συνηχθησαν V-API-3P G4863 to lead together'], 'they were gathered together'],
  ['an imperfect', ['εδιδασκεν V-IAI-3S G1321 to teach'], 'he was teaching'],
  ['a perfect', ['απεσταλκεν V-RAI-3S G649 to send'], 'he has sent'],
  ['a command', ['μη PRT-N G3361 not', 'κλαιετε V-PAI-2P,V-PAM-2P G2799 to weep'], 'do not | weep'],
  [
    'a wish with its subject',
    ['ελθετω V-2AAM-3S G2064 to come', 'η T-NSF,T-VSF G3588 the', 'βασιλεια N-NSF G932 kingdom'],
    'let it come | the | kingdom',
  ],
  [
    'a verb after two that deny',
    ['ου PRT-N G3756 not', 'μη PRT-N G3361 not', 'πιστευση V-AAS-3S G4100 to believe'],
    'by no means | (not) | he will believe',
  ],
  [
    'a subject in the same sentence',
    ['ειπεν V-2AAI-3S G2036 to say', 'ιησουσ N-NSM G2424 Jesus'],
    'said | Jesus',
  ],
  [
    'a pronoun for a subject in another sentence',
    ['ειπεν· V-2AAI-3S G2036 to say', 'ιησουσ N-NSM G2424 Jesus'],
    'he said | Jesus',
  ],
] as const)('the parts of Greek meanings are joined: %s', (_, words, expected) => {
  const glosses = words.map((word) => meaningWord(word).gloss);
  expect(
    prose(...words)
      .map((text, place) => text ?? glosses[place])
      .join(' | '),
  ).toBe(expected);
});

test('a Greek word whose meaning is the dictionary’s gloss has no composed meaning', () => {
  expect(prose('λογοσ N-NSM G3056 word', 'και CONJ G2532 and')).toEqual([null, null]);
});

test('a Greek word without number, gloss and parsing has a meaning only if its form is in CHOSEN_FORMS', () => {
  expect(prose('βλαψη', 'χχχ')).toEqual(['might harm', null]);
});

test('the table of chosen Greek forms has forms as keys and short English as values', () => {
  for (const [letters, gloss] of Object.entries(CHOSEN_FORMS)) {
    expect(`${letters} ${gloss}`).toMatch(/^[α-ω]+ [A-Za-z ]{2,40}$/u);
  }
});
