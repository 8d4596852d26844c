import type { WordAnalysis } from '../../domain/contract/index.ts';
import type { ShownMeaning } from '../../domain/lexicon/index.ts';
import { SEVERAL } from '../text/dictionary-gloss.ts';
import type { ContextGloss } from './glosses.ts';
import type { WordWithFacts } from './passage-statement.ts';

interface Sourced {
  readonly text: string;
  readonly edition: string | null;
}

interface Gloss extends Sourced {
  /** True if the dictionary has other meanings too. */
  readonly isOneOfSeveral: boolean;
}

interface KnownMeanings {
  readonly own: Sourced | null;
  readonly context: ContextGloss | null;
  readonly composed: ShownMeaning | null;
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
  if (composed !== null) {
    const { text, isUnsure } = composed;
    const isGloss = text === gloss?.text;
    return marked(
      isUnsure,
      isGloss ? from('lexicon', gloss) : from('composed', { text, edition: gloss?.edition ?? null }),
    );
  }
  return gloss === null ? NO_MEANING : marked(gloss.isOneOfSeveral, from('lexicon', gloss));
}

/**
 * Reads the text that `dictionaryGloss` makes: the dictionary's id, a sign if its entry has several meanings,
 * a space, the gloss.
 */
export function glossOf({ gloss }: Pick<WordWithFacts, 'gloss'>): Gloss | null {
  if (gloss === null) return null;
  const space = gloss.indexOf(' ');
  const source = gloss.slice(0, space);
  const isOneOfSeveral = source.endsWith(SEVERAL);
  return {
    text: gloss.slice(space + 1),
    edition: isOneOfSeveral ? source.slice(0, -SEVERAL.length) : source,
    isOneOfSeveral,
  };
}
