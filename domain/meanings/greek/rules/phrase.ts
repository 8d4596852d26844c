/** Which words of a Greek verse belong together: the preposition before a phrase, and the word that shows its case. */
import type { MeaningWord } from '../../meaning-word.ts';
import type { Place } from '../../place.ts';
import { rules } from '../../rules.ts';
import { GreekVerse, type GreekWord, type Phrase } from '../greek-word.ts';
import { AND_OR, DATIVE_VERBS, GENITIVE_VERBS } from '../word-groups.ts';
import { chooseParsing } from './fitting-parsing.ts';

const governedBy = ({ strongs }: GreekWord): Phrase => ({ preposition: strongs, continues: false });

const continuing = ({ preposition }: GreekWord): Phrase => ({ preposition, continues: true });

/** True if a word can come between the preposition and the noun of another word's phrase, and agrees with that. */
const isInPhraseOf = (word: GreekWord, other: GreekWord): boolean =>
  word.isNominal && !'RIC'.includes(word.part) && word.agrees(other);

/**
 * True if a genitive depends on the genitive noun before it ("of the son of the man") and does not stand beside it ("of
 * Jesus Christ", "of God the Father").
 */
function isNewGenitive(word: GreekWord): boolean {
  const { preceding } = word;
  if (!preceding.isNoun || preceding.case !== 'G') return false;
  if (word.isNoun) return !(preceding.isName && (word.isName || word.is('G3962')));
  return word.isOfPart('TPF');
}

export const phraseOf = rules<GreekWord, Phrase>('the phrase that shows the case', [
  {
    name: 'the dative object of a verb such as "follow"',
    when: (word) => word.case === 'D' && word.preceding.isVerb && word.preceding.isIn(DATIVE_VERBS),
    gives: (word) => governedBy(word.preceding),
    example: '',
  },
  {
    name: 'the genitive object of a verb such as "hear"',
    // "When he heard" and "hearing my words" have a genitive that is no object.
    when: (word) =>
      word.case === 'G' &&
      word.preceding.isVerb &&
      word.preceding.isIn(GENITIVE_VERBS) &&
      word.preceding.case !== 'G' &&
      !word.next.isArticle,
    gives: (word) => governedBy(word.preceding),
    example: '',
  },
  {
    name: 'directly after a preposition',
    when: (word) => word.preceding.isPreposition,
    gives: (word) => governedBy(word.preceding),
    example: '',
  },
  {
    name: 'after a word of the same phrase',
    when: (word) => isInPhraseOf(word.preceding, word) && !isNewGenitive(word),
    gives: (word) => continuing(word.preceding),
    example: '',
  },
  {
    name: 'after an article and an adverb: "of the present time"',
    when: (word) =>
      word.preceding.part === 'ADV' &&
      word.preceding.previous.isArticle &&
      word.preceding.previous.agrees(word),
    gives: (word) => continuing(word.preceding.previous),
    example: '',
  },
  {
    name: 'after a word of the same phrase and "his"',
    when: (word) =>
      word.preceding.part === 'P' &&
      word.preceding.case === 'G' &&
      isInPhraseOf(word.preceding.previous, word),
    gives: (word) => continuing(word.preceding.previous),
    example: '',
  },
  {
    name: 'after "and", in the same case as a word before it: "from God and man"',
    when: (word) => word.preceding.isIn(AND_OR),
    gives: (word) => ({
      preposition: word.preceding.nearestBefore(3, (one) => one.case === '' || one.case === word.case)
        .preposition,
      continues: false,
    }),
    example: '',
  },
]);

/** The words of a verse, each with the parsing and the preposition that the words around it show. */
export function placeWords(words: readonly MeaningWord[], place: Place | null = null): GreekVerse {
  const verse = new GreekVerse(words, place);
  for (const word of verse.words) chooseParsing(word);
  for (const word of verse.words) word.phrase = (word.case === '' ? null : phraseOf(word)) ?? word.phrase;
  return verse;
}
