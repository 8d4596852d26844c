/**
 * The twenty-two paths. Where each letter goes is a matter of tradition, and there are several (`LAYOUT_NOTE`). The
 * kinds of letters, and the signs of the mothers and the simple letters, are those of Sefer Yetzirah.
 */
import { HEBREW_ALPHABET, LETTER_NAMES } from '../gematria/index.ts';
import type { VerseReference } from '../reference/index.ts';
import { WRITTEN_PATHS } from './path-list.ts';
import { hebrewValue } from './sephirot.ts';
import type { LetterKind, TreePath } from './tree-types.ts';

export const LAYOUT_NOTE =
  'The letters lie here as in the common Western layout: the tree of Athanasius Kircher (1652) with the letters in their order from the crown down, as the Golden Dawn taught it. The trees of Isaac Luria (the Ari) and of the Gaon of Vilna (the Gra) follow Sefer Yetzirah instead: the three mothers lie across, the seven doubles stand upright, the twelve simple letters are the slanting paths. They put most letters elsewhere; the Ari’s joins Chokmah to Geburah and Binah to Chesed and has no paths from Malkuth but the one to Yesod.';

export const SIGN_NOTE =
  'Elements of the mothers: Sefer Yetzirah 3. Signs of the simple letters: Sefer Yetzirah 5. The planets of the doubles differ between its manuscripts; these are the Golden Dawn’s.';

const MOTHERS = 'אמש';
const DOUBLES = 'בגדכפרת';

function kindOf(letter: string): LetterKind {
  if (MOTHERS.includes(letter)) return 'mother';
  return DOUBLES.includes(letter) ? 'double' : 'simple';
}

/** The number of the first path: the ten sephirot have the numbers before it (Sefer Yetzirah 1:1). */
const FIRST_NUMBER = 11;

export const PATHS: readonly TreePath[] = Object.freeze(
  WRITTEN_PATHS.map((written, index) => {
    const letter = HEBREW_ALPHABET.charAt(index);
    const hebrewName = LETTER_NAMES.standard[letter] ?? letter;
    return Object.freeze({
      ...written,
      id: written.name.toLowerCase(),
      number: FIRST_NUMBER + index,
      letter,
      hebrewName,
      value: hebrewValue(letter),
      nameValue: hebrewValue(hebrewName),
      kind: kindOf(letter),
    });
  }),
);

const STANZA = 8;

/**
 * The stanza of Psalm 119 in which all eight verses begin with this path's letter.
 *
 * @example
 * ```ts
 * stanzaOf({ number: 12 }) // => { book: 'psalms', chapter: 119, verse: 9, endVerse: 16 }
 * ```
 */
export function stanzaOf({
  number,
}: Pick<TreePath, 'number'>): VerseReference & { readonly endVerse: number } {
  const verse = (number - FIRST_NUMBER) * STANZA + 1;
  return { book: 'psalms', chapter: 119, verse, endVerse: verse + STANZA - 1 };
}
