import type { BookId } from '../../../domain/canon/index.ts';
import type { GematriaMethod, MethodId } from '../../../domain/gematria/index.ts';
import type { VerseReference } from '../../../domain/reference/index.ts';
import { methodPagesText } from '../../text/instruments/method-pages-text.ts';

export interface ExampleText {
  readonly text: string;
  readonly meaning: string;
  readonly place: VerseReference;
}

const verse = (book: BookId, chapter: number, number: number) => ({ book, chapter, verse: number });
const { theName, theLordIsOne, babel, inTheBeginning } = methodPagesText.meanings;

const PEACE: ExampleText = { text: 'שָׁלוֹם', meaning: 'peace', place: verse('numbers', 6, 26) };
const THE_NAME: ExampleText = { text: 'יְהוָה', meaning: theName, place: verse('deuteronomy', 6, 4) };
const THE_LORD_IS_ONE: ExampleText = { ...THE_NAME, text: 'יְהוָה אֶחָד', meaning: theLordIsOne };
const BABEL: ExampleText = { text: 'בָּבֶל', meaning: babel, place: verse('jeremiah', 51, 41) };
const IN_THE_BEGINNING: ExampleText = {
  text: 'ἐν ἀρχῇ',
  meaning: inTheBeginning,
  place: verse('john', 1, 1),
};

const EXAMPLE_BY_METHOD: Partial<Record<MethodId, ExampleText>> = {
  HEBREW_ATBASH: BABEL,
  HEBREW_MILUI: THE_NAME,
  HEBREW_NEELAM: THE_NAME,
};

export function exampleText({ id, script, group }: GematriaMethod): ExampleText {
  if (script === 'greek') return IN_THE_BEGINNING;
  return EXAMPLE_BY_METHOD[id] ?? (group === 'totals' || group === 'positions' ? THE_LORD_IS_ONE : PEACE);
}

export const LIST_WORDS = {
  hebrew: { text: PEACE.text, meaning: PEACE.meaning, lang: 'he' },
  greek: { text: 'λόγος', meaning: 'word', lang: 'grc' },
} as const;
