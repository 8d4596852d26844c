import { greekLetters } from '../../../domain/greek/index.ts';
import { hebrewLetters } from '../../../domain/hebrew/index.ts';
import { cellText } from './cells.ts';
import { noteDifference, standardValue } from './original-words.ts';
import { plainText } from './plain-text.ts';
import { strongsNumber } from './strongs-number.ts';
import { type Note, type Table, WrongRow } from './table.ts';

const COLUMNS = [
  'StrongsNumber',
  'Root',
  'Value',
  'Transliteration',
  'Meaning',
  'Strongs_Definition',
] as const;

const textOf = (cell: string): string | null => plainText(cellText(cell)) || null;

export const STRONGS_TABLE: Table<(typeof COLUMNS)[number]> = {
  name: 'Strongs_',
  needed: [['StrongsNumber'], ['Root'], ['Meaning', 'Strongs_Definition']],
  columns: COLUMNS,
  parts: ['strongs'],
  placeOf: () => null,
  read(cells) {
    const lemma = textOf(cells.Root);
    if (lemma === null) throw new WrongRow('Root', 'The entry has no word');
    const hebrew = hebrewLetters(lemma);
    const greek = greekLetters(lemma);
    const number = strongsNumber(cells.StrongsNumber, hebrew !== '' ? 'H' : greek !== '' ? 'G' : null);
    if (number === null)
      throw new WrongRow('StrongsNumber', `“${cellText(cells.StrongsNumber)}” is not a Strong’s number`);
    const notes: Note[] = [];
    const script = hebrew !== '' ? 'hebrew' : 'greek';
    const computed = standardValue([{ letters: hebrew || greek }], script);
    if (computed > 0) noteDifference('Value', lemma, cells.Value, computed, notes);
    return {
      entry: {
        strongsNumber: number,
        lemma,
        transliteration: textOf(cells.Transliteration),
        pronunciation: null,
        derivation: null,
        definition: textOf(cells.Strongs_Definition),
        usage: null,
        gloss: textOf(cells.Meaning),
      },
      notes,
    };
  },
};
