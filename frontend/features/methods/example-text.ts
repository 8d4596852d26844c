import type { GematriaMethod, MethodId } from '../../../domain/gematria/index.ts';
import { methodPagesText } from '../../text/instruments/method-pages-text.ts';

export interface ExampleText {
  readonly text: string;
  readonly meaning: string;
  readonly place: { readonly book: string; readonly chapter: string; readonly verse: string };
  readonly reference: string;
}

const place = (book: string, chapter: string, verse: string) => ({ book, chapter, verse });

const PEACE: ExampleText = {
  text: 'שָׁלוֹם',
  meaning: 'peace',
  place: place('numbers', '6', '26'),
  reference: 'Numbers 6:26',
};
const THE_NAME: ExampleText = {
  text: 'יְהוָה',
  meaning: methodPagesText.meanings.theName,
  place: place('deuteronomy', '6', '4'),
  reference: 'Deuteronomy 6:4',
};
const THE_LORD_IS_ONE: ExampleText = {
  text: 'יְהוָה אֶחָד',
  meaning: methodPagesText.meanings.theLordIsOne,
  place: place('deuteronomy', '6', '4'),
  reference: 'Deuteronomy 6:4',
};
const BABEL: ExampleText = {
  text: 'בָּבֶל',
  meaning: methodPagesText.meanings.babel,
  place: place('jeremiah', '51', '41'),
  reference: 'Jeremiah 51:41',
};
const IN_THE_BEGINNING: ExampleText = {
  text: 'ἐν ἀρχῇ',
  meaning: methodPagesText.meanings.inTheBeginning,
  place: place('john', '1', '1'),
  reference: 'John 1:1',
};

const BY_METHOD: Partial<Record<MethodId, ExampleText>> = {
  HEBREW_ATBASH: BABEL,
  HEBREW_MILUI: THE_NAME,
  HEBREW_NEELAM: THE_NAME,
};

/**
 * The example text for a method. Methods that use totals or positions need two words; for other methods one word is
 * enough.
 */
export function exampleText({ id, script, group }: GematriaMethod): ExampleText {
  if (script === 'greek') return IN_THE_BEGINNING;
  return BY_METHOD[id] ?? (group === 'totals' || group === 'positions' ? THE_LORD_IS_ONE : PEACE);
}

/** The word whose value the list of methods shows for each method. */
export const LIST_WORDS = {
  hebrew: { text: PEACE.text, meaning: PEACE.meaning, lang: 'he' },
  greek: { text: 'λόγος', meaning: 'word', lang: 'grc' },
} as const;
