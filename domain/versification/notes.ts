import { bookById } from '../canon/index.ts';
import type { VerseAddress } from './mapping.ts';

/**
 * Verses that have the same number in SBLGNT and in the King James Version but begin or end at different words, and
 * those of 1 John 5 that are longer in English, found by comparing the two texts. The application does not divide the
 * Greek verse. The note tells the reader where the boundary is, or what is longer.
 */
const NOTES: ReadonlyMap<string, string> = new Map([
  [
    'acts 2:47',
    'The Greek verse ends with ἐπὶ τὸ αὐτό, which the King James Version has in 3:1 as “together”.',
  ],
  ['acts 3:1', '“Together” is in the Greek of 2:47, ἐπὶ τὸ αὐτό.'],
  [
    'galatians 2:19',
    'The Greek verse ends with Χριστῷ συνεσταύρωμαι, “I am crucified with Christ”, which opens 2:20 in English.',
  ],
  ['galatians 2:20', '“I am crucified with Christ” is at the end of 2:19 in the Greek.'],
  [
    'philippians 1:16',
    'Verses 16 and 17 are the other way round in the Greek. This Greek verse is verse 17 in English.',
  ],
  [
    'philippians 1:17',
    'Verses 16 and 17 are the other way round in the Greek. This Greek verse is verse 16 in English.',
  ],
  [
    '1thessalonians 2:6',
    'The last clause of the English, “when we might have been burdensome”, opens 2:7 in the Greek.',
  ],
  ['1thessalonians 2:7', 'The Greek verse begins with δυνάμενοι ἐν βάρει εἶναι, which ends 2:6 in English.'],
  [
    '1john 5:7',
    'The King James Version is longer. The Greek has only ὅτι τρεῖς εἰσιν οἱ μαρτυροῦντες, “for there are three that bear record”.',
  ],
  [
    '1john 5:8',
    'The King James Version is longer. Its words “and there are three that bear witness in earth” are not in the Greek.',
  ],
]);

/**
 * A note for the reader if the New Testament verse at this address has the same number in Greek but another boundary or
 * fewer words.
 * Null for nearly all verses. If the number differs, the answer's `originalReference` has the Greek number.
 *
 * @example
 * ```ts
 * numberingNote({ book: 'acts', chapter: 3, verse: 1 }) // => "“Together” is in the Greek of 2:47, ἐπὶ τὸ αὐτό."
 * numberingNote({ book: 'acts', chapter: 3, verse: 2 }) // => null
 * ```
 */
export function numberingNote({ book, chapter, verse }: VerseAddress): string | null {
  return NOTES.get(`${book} ${chapter}:${verse}`) ?? null;
}

/**
 * The numbering of the core's original text of a book. Null for the apocrypha, which have no core text.
 *
 * @example
 * ```ts
 * originalNumbering('psalms') // => "masoretic"
 * originalNumbering('john') // => "sblgnt"
 * originalNumbering('tobit') // => null
 * ```
 */
export function originalNumbering(book: VerseAddress['book']): 'masoretic' | 'sblgnt' | null {
  const { testament } = bookById(book);
  if (testament === 'apocrypha') return null;
  return testament === 'old' ? 'masoretic' : 'sblgnt';
}
