import type { WordAnalysis } from '../../domain/contract/index.ts';
import {
  COMPOSERS,
  hasComposedMeanings,
  isSenseGiven,
  type Place,
  readStoredMeaning,
  type StoredMeaning,
} from '../../domain/meanings/index.ts';
import { SEVERAL } from '../text/dictionary-gloss.ts';
import type { EditionFacts } from './compose.ts';
import type { ContextGloss } from './glosses.ts';
import type { WordWithFacts } from './passage-statement.ts';

interface Sourced {
  readonly text: string;
  readonly edition: string | null;
}

interface Gloss extends Sourced {
  /** True if the dictionary has other meanings too and nothing in the place says which one fits. */
  readonly isOneOfSeveral: boolean;
}

type FormOfWord = Pick<
  WordWithFacts,
  'text' | 'letters' | 'morphology' | 'strongsNumber' | 'lemma' | 'translation'
>;

interface KnownMeanings {
  readonly own: Sourced | null;
  readonly context: ContextGloss | null;
  readonly composed: StoredMeaning | null;
  readonly gloss: Gloss | null;
}

type Meaning = Pick<
  WordAnalysis['word'],
  'translation' | 'translationSource' | 'translationEdition' | 'isOneOfSeveral'
>;

const NO_MEANING: Meaning = { translation: null, translationSource: null, translationEdition: null };

const from = (translationSource: Meaning['translationSource'], { text, edition }: Sourced): Meaning =>
  text === '' ? NO_MEANING : { translation: text, translationSource, translationEdition: edition };

/** Adds the sign ° to a meaning if something other may be meant. */
const marked = (isMarked: boolean, meaning: Meaning): Meaning =>
  isMarked ? { ...meaning, isOneOfSeveral: true } : meaning;

/**
 * Chooses the meaning of a word: that of its edition, then that of another edition or pack for this place, then the
 * composed one, then the dictionary's gloss. A composed meaning that is equal to the gloss is called the
 * dictionary's. If the edition or pack says that English has no word for it here, as for an article before a name, no
 * meaning is shown.
 */
export function meaningOf({ own, context, composed, gloss }: KnownMeanings): Meaning {
  if (own !== null) return from('edition', own);
  if (context !== null) return from('pack', { text: context.phrase, edition: context.edition });
  const isUnsure = composed?.isUnsure === true;
  const text = composed?.text ?? null;
  if (text !== null && text !== gloss?.text)
    return marked(isUnsure, from('composed', { text, edition: gloss?.edition ?? null }));
  return gloss === null ? NO_MEANING : marked(isUnsure || gloss.isOneOfSeveral, from('lexicon', gloss));
}

/**
 * Reads the text that `dictionaryGloss` makes: the dictionary's id, a sign if its entry has several meanings,
 * a space, the gloss.
 */
export function glossOf({
  gloss,
  morphology,
  strongsNumber,
}: Pick<WordWithFacts, 'gloss' | 'morphology' | 'strongsNumber'>): Gloss | null {
  if (gloss === null) return null;
  const space = gloss.indexOf(' ');
  const source = gloss.slice(0, space);
  const text = gloss.slice(space + 1);
  const hasSeveral = source.endsWith(SEVERAL);
  return {
    text,
    edition: hasSeveral ? source.slice(0, -SEVERAL.length) : source,
    isOneOfSeveral: hasSeveral && !isSenseGiven({ morphology, strongs: strongsNumber, gloss: text }),
  };
}

/** The meaning of a word in its own edition. Null if it has none, or if it was composed at the import. */
export const ownMeaning = (
  { translation }: Pick<WordWithFacts, 'translation'>,
  edition: EditionFacts | null,
): Sourced | null =>
  translation === null || hasComposedMeanings(edition?.id ?? '')
    ? null
    : { text: translation, edition: edition?.id ?? null };

/**
 * The composed meanings of the words of a block, in their order. None if every word has a meaning of its own edition.
 * Those of the core's Greek text were composed at its import (docs/decisions/0106-greek-words-in-the-core.md). `glosses`
 * are those of the words. The place is null for words that are read by themselves.
 */
export function composedMeanings(
  edition: EditionFacts | null,
  words: readonly FormOfWord[],
  glosses: readonly (Sourced | null)[],
  place: Place | null,
): readonly StoredMeaning[] {
  if (edition === null) return [];
  if (hasComposedMeanings(edition.id)) return words.map(({ translation }) => readStoredMeaning(translation));
  if (words.every(({ translation }) => translation !== null)) return [];
  const facts = words.map((word, index) => ({
    text: word.text,
    letters: word.letters,
    morphology: word.morphology,
    strongs: word.strongsNumber,
    lemma: word.lemma,
    gloss: glosses[index]?.text ?? null,
  }));
  return COMPOSERS[edition.script](facts, place);
}
