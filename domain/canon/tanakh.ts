import type { OldTestamentBookId } from './books.ts';

interface TanakhPart {
  readonly id: 'torah' | 'prophets' | 'writings';
  readonly books: readonly OldTestamentBookId[];
}

/**
 * The books of the Old Testament in the order of printed Hebrew Bibles: Torah, Prophets (Nevi'im) and Writings
 * (Ketuvim). The Writings begin with Psalms, Proverbs and Job and end with Chronicles, as in the editions of Letteris
 * and the Jewish Publication Society (1917, 1985).
 */
export const TANAKH: readonly TanakhPart[] = [
  { id: 'torah', books: ['genesis', 'exodus', 'leviticus', 'numbers', 'deuteronomy'] },
  {
    id: 'prophets',
    books: [
      'joshua',
      'judges',
      '1samuel',
      '2samuel',
      '1kings',
      '2kings',
      'isaiah',
      'jeremiah',
      'ezekiel',
      'hosea',
      'joel',
      'amos',
      'obadiah',
      'jonah',
      'micah',
      'nahum',
      'habakkuk',
      'zephaniah',
      'haggai',
      'zechariah',
      'malachi',
    ],
  },
  {
    id: 'writings',
    books: [
      'psalms',
      'proverbs',
      'job',
      'songofsolomon',
      'ruth',
      'lamentations',
      'ecclesiastes',
      'esther',
      'daniel',
      'ezra',
      'nehemiah',
      '1chronicles',
      '2chronicles',
    ],
  },
];
