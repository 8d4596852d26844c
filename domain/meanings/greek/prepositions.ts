/** English for a Greek preposition whose meaning depends on the words around it. */
import { rules } from '../rules.ts';
import type { GreekWord } from './greek-word.ts';
import { PURPOSES, SAY } from './word-groups.ts';

/** Meanings of a preposition by the case after it: genitive, dative, accusative. */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  G1223: { G: 'through', A: 'because of' }, // διά
  G1519: { A: 'into' }, // εἰς
  G1909: { G: 'on', D: 'on', A: 'on' }, // ἐπί
  G2596: { G: 'against', A: 'according to' }, // κατά
  G3326: { G: 'with', A: 'after' }, // μετά
  G3844: { G: 'from', D: 'with', A: 'beside' }, // παρά
  G4012: { G: 'about', A: 'around' }, // περί
  G5228: { G: 'for', A: 'above' }, // ὑπέρ
  G5259: { G: 'by', A: 'under' }, // ὑπό
};

const caseAfter = (word: GreekWord): string => word.nearestAfter(3, (one) => one.case !== '').case;

const verbBefore = (word: GreekWord): GreekWord => word.nearestBefore(4, (one) => one.isVerb);

/** The word after a preposition and its article. */
const nounAfter = ({ next }: GreekWord): GreekWord => (next.isArticle ? next.next : next);

/** English for a preposition. Null if its dictionary meaning is enough. */
export const preposition = rules<GreekWord, string | null>('English for a preposition', [
  {
    name: 'πρός between "to be" and God, the Father or me',
    of: 'G4314',
    when: (word) => verbBefore(word).is('G1510') && nounAfter(word).is('G2316', 'G3962', 'G1473'),
    gives: 'with',
    example: '',
  },
  {
    name: 'ἐπί before "hope"',
    of: 'G1909',
    when: (word) => nounAfter(word).is('G1680'),
    gives: 'in',
    example: '',
  },
  {
    name: 'ὑπέρ before "whom" and a verb of saying',
    of: 'G5228',
    when: ({ next }) => next.is('G3739') && next.someAfter(3, (one) => one.isIn(SAY)),
    gives: 'about',
    example: '',
  },
  {
    name: 'εἰς after "to believe"',
    of: 'G1519',
    when: (word) => verbBefore(word).is('G4100'),
    gives: 'in',
    example: '',
  },
  {
    name: 'εἰς between "to be" and "bosom"',
    of: 'G1519',
    when: (word) => verbBefore(word).is('G1510') && nounAfter(word).is('G2859'),
    gives: 'in',
    example: '',
  },
  {
    name: 'εἰς before God',
    of: 'G1519',
    when: (word) => nounAfter(word).is('G2316'),
    gives: 'toward',
    example: '',
  },
  {
    name: 'εἰς before the purpose of an action, but not after "to enter"',
    of: 'G1519',
    when: (word) => nounAfter(word).isIn(PURPOSES) && !verbBefore(word).is('G1525'),
    gives: 'for',
    example: '',
  },
  {
    name: 'εἰς before an infinitive with an article',
    of: 'G1519',
    when: ({ next }) => next.isArticle && next.next.mood === 'infinitive',
    gives: 'for',
    example: '',
  },
  {
    name: 'εἰς before a personal pronoun or "his own", but not after "to enter"',
    of: 'G1519',
    when: (word) => (word.next.part === 'P' || nounAfter(word).is('G2398')) && !verbBefore(word).is('G1525'),
    gives: 'to',
    example: '',
  },
  {
    name: 'a preposition whose meaning depends on the case after it',
    of: Object.keys(MEANINGS).join(' '),
    gives: (word) => MEANINGS[word.strongs ?? '']?.[caseAfter(word)] ?? null,
    example: '',
  },
]);
