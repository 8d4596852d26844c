import { HEBREW_ALPHABET, HEBREW_FINALS, HEBREW_GADOL, HEBREW_STANDARD } from '../letter-tables.ts';
import type { Methods } from '../method-types.ts';
import { substitution } from '../rules.ts';

const RABBI_HIYYA =
  'Babylonian Talmud, Sukkah 52b (the at-bach of Rabbi Hiyya, which also exchanges the halves ה and נ with each other)';
const TALMUD = 'Babylonian Talmud, Shabbat 104a';
const PERMUTATIONS = 'Moses Cordovero, Pardes Rimonim (1548), gate 30, on the exchange of letters';

const LETTERS_22 = HEBREW_ALPHABET;
const LETTERS_27 = HEBREW_ALPHABET + HEBREW_FINALS;

const reversed = (letters: string) => [...letters].reverse().join('');
const rotated = (letters: string, by: number) => letters.slice(by) + letters.slice(0, by);

/**
 * For each of the 27 letters, the letter with which its value makes 10, 100 or 1000. The halves ה 5, נ 50 and
 * ך 500 stay unchanged here; the Talmud's own example exchanges ה and נ.
 */
const ATBACH_ORDER = 'טחזוהדגבאצפעסנמלכיץףןםךתשרק';

export const HEBREW_SUBSTITUTIONS = {
  HEBREW_ATBASH: {
    nativeName: 'את״בש',
    definition: 'Reverse the alphabet: read א as ת, ב as ש, and so on. Then add up the standard values.',
    source: `Jeremiah 25:26 and 51:41 (Sheshach for Babel); ${TALMUD}`,
    rule: substitution(LETTERS_22, reversed(LETTERS_22), HEBREW_STANDARD),
  },
  HEBREW_ALBAM: {
    nativeName: 'אל״בם',
    definition: 'Exchange the two halves of the alphabet: א with ל, ב with מ, and so on.',
    source: `${TALMUD}; Numbers Rabbah 18:21 on Isaiah 7:6`,
    rule: substitution(LETTERS_22, rotated(LETTERS_22, 11), HEBREW_STANDARD),
  },
  HEBREW_ATBACH: {
    nativeName: 'אט״בח',
    definition:
      'Exchange letters in pairs that make 10, 100 or 1,000, with finals as 500–900. ה and נ stay the same. A final letter in the text is read as its ordinary form.',
    source: RABBI_HIYYA,
    rule: substitution(LETTERS_22, ATBACH_ORDER.slice(0, 22), HEBREW_GADOL),
  },
  HEBREW_ATBACH_27: {
    nativeName: 'אט״בח עם סופיות',
    definition:
      'Exchange the 27 letters, finals included, in pairs that make 10, 100 or 1,000. ה, נ and ך stay the same.',
    source: RABBI_HIYYA,
    rule: substitution(LETTERS_27, ATBACH_ORDER, HEBREW_GADOL),
  },
  HEBREW_AYAK_BAKAR: {
    nativeName: 'אי״ק בכ״ר',
    definition:
      'Read units as tens, tens as hundreds, and hundreds as units, with finals as 500–900. A final letter in the text is read as its ordinary form.',
    source: PERMUTATIONS,
    rule: substitution(LETTERS_22, rotated(LETTERS_27, 9).slice(0, 22), HEBREW_GADOL),
  },
  HEBREW_AYAK_BAKAR_27: {
    nativeName: 'אי״ק בכ״ר עם סופיות',
    definition: 'With all 27 letters, read units as tens, tens as hundreds, and hundreds as units.',
    source: PERMUTATIONS,
    rule: substitution(LETTERS_27, rotated(LETTERS_27, 9), HEBREW_GADOL),
  },
  HEBREW_ACHAS_BETA: {
    nativeName: 'אח״ס בט״ע',
    definition:
      'Write the alphabet in three rows of seven and read each letter as the one below it. ת stays the same.',
    source: TALMUD,
    rule: substitution(LETTERS_22, `${rotated(LETTERS_22.slice(0, 21), 7)}ת`, HEBREW_STANDARD),
  },
  HEBREW_AVGAD: {
    nativeName: 'אב״גד',
    definition: 'Read each letter as the next one, and ת as א.',
    source: 'The words כוזו במוכסז כוזו on the mezuzah: Shulchan Arukh, Yoreh De’ah 288:15',
    rule: substitution(LETTERS_22, rotated(LETTERS_22, 1), HEBREW_STANDARD),
  },
  HEBREW_REVERSE_AVGAD: {
    nativeName: 'אב״גד הפוך',
    definition: 'Read each letter as the one before it, and א as ת.',
    source: 'The reverse of Avgad, in modern handbooks of gematria',
    rule: substitution(LETTERS_22, rotated(LETTERS_22, -1), HEBREW_STANDARD),
  },
  HEBREW_ACHBI: {
    nativeName: 'אכ״בי',
    definition: 'Reverse each half of the alphabet by itself: read א as כ and ב as י, ל as ת and מ as ש.',
    source: PERMUTATIONS,
    rule: substitution(
      LETTERS_22,
      reversed(LETTERS_22.slice(0, 11)) + reversed(LETTERS_22.slice(11)),
      HEBREW_STANDARD,
    ),
  },
} satisfies Methods;
