import { counted, formatValue } from '../numbers.ts';

/** A share of verses for the narrow place beside a book's name. */
function shareOf(share: number | null): string {
  if (share === null) return '';
  if (share > 0 && share < 0.005) return '<1%';
  return `${Math.round(share * 100)}%`;
}

export const heatPictureText = {
  name: 'Picture of the Bible: a line for each chapter, a square for each verse',
  small: 'Small picture of the Bible: a square for each verse',
  share: (shares: readonly (number | null)[]) =>
    shares.every((share) => share === null) ? '' : shares.map((share) => shareOf(share) || '–').join(' · '),
  /** Begins with the words that the button shows, so that a reader can say them to open the book. */
  bookButton: (short: string, share: string, book: string) => `${`${short} ${share}`.trim()}, ${book}`,
  /** A book that goes on in the next column, with its first chapter there. */
  goesOn: (book: string, chapter: number) => `${book} from ${chapter}`,
  counts: (low: number, high: number) =>
    low === high ? formatValue(low) : `${formatValue(low)}–${formatValue(high)}`,
  none: 'none',
  these: 'these verses',
  others: 'other verses',
  first: 'First question',
  second: 'Second question',
  both: 'Both',
  neither: 'Neither',
  notSearched: (books: number) => `${counted(books, 'book')} not searched (other language)`,
} as const;
