import { bookById } from '../../../domain/canon/index.ts';
import { englishVerse } from '../../words/verse-record.ts';
import { plainEnglish } from '../core/kjv-text.ts';
import { cellText } from './cells.ts';
import { placeByReference } from './places.ts';
import { plainText } from './plain-text.ts';
import { type Part, type Table, WrongRow } from './table.ts';

const refText = (name: string, part: Part): Table<'ref' | 'text'> => ({
  name,
  needed: [['ref'], ['text']],
  columns: ['ref', 'text'],
  parts: [part],
  placeOf: (cells) => placeByReference(cells.ref, 'ref'),
  read(cells, place) {
    if (place === null) return {};
    const { name: book, testament } = bookById(place.book);
    if (part === 'apocrypha' && testament !== 'apocrypha')
      throw new WrongRow('ref', `${book} is not a book of the Apocrypha`, 'skipped');
    const text = plainEnglish(plainText(cellText(cells.text)));
    if (text === '') throw new WrongRow('text', 'The verse has no text');
    return { verses: { [part]: englishVerse(place, text) } };
  },
});

export const APOCRYPHA = refText('APOC', 'apocrypha');

/** The versions that need a licence. A CSV file of one has the version's id as its name: `esv.csv`. */
export const LICENSED: readonly Table<'ref' | 'text'>[] = [refText('esv', 'esv'), refText('nasb', 'nasb')];
