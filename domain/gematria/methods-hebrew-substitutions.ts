import type { MethodText } from './method-text.ts';

const ATBACH =
  'Babylonian Talmud, Sukkah 52b (the at-bach of Rabbi Hiyya, which also exchanges the halves ה and נ with each other)';
const TALMUD = 'Babylonian Talmud, Shabbat 104a';
const PERMUTATIONS = 'Moses Cordovero, Pardes Rimonim (1548), gate 30, on the exchange of letters';

/** The methods that replace each letter by another letter. `substitutions.ts` has the pairs. */
export const HEBREW_SUBSTITUTIONS: readonly MethodText[] = [
  {
    id: 'HEBREW_ATBASH',
    nativeName: 'את״בש',
    group: 'substitutions',
    definition: 'Reverse the alphabet: read א as ת, ב as ש, and so on. Then add up the standard values.',
    source: `Jeremiah 25:26 and 51:41 (Sheshach for Babel); ${TALMUD}`,
  },
  {
    id: 'HEBREW_ALBAM',
    nativeName: 'אל״בם',
    group: 'substitutions',
    definition: 'Exchange the two halves of the alphabet: א with ל, ב with מ, and so on.',
    source: `${TALMUD}; Numbers Rabbah 18:21 on Isaiah 7:6`,
  },
  {
    id: 'HEBREW_ATBACH',
    nativeName: 'אט״בח',
    group: 'substitutions',
    definition:
      'Exchange letters in pairs that make 10, 100 or 1,000, with finals as 500–900. ה and נ stay the same. A final letter in the text is read as its ordinary form.',
    source: ATBACH,
  },
  {
    id: 'HEBREW_ATBACH_27',
    nativeName: 'אט״בח עם סופיות',
    group: 'substitutions',
    definition:
      'Exchange the 27 letters, finals included, in pairs that make 10, 100 or 1,000. ה, נ and ך stay the same.',
    source: ATBACH,
  },
  {
    id: 'HEBREW_AYAK_BAKAR',
    nativeName: 'אי״ק בכ״ר',
    group: 'substitutions',
    definition:
      'Read units as tens, tens as hundreds, and hundreds as units, with finals as 500–900. A final letter in the text is read as its ordinary form.',
    source: PERMUTATIONS,
  },
  {
    id: 'HEBREW_AYAK_BAKAR_27',
    nativeName: 'אי״ק בכ״ר עם סופיות',
    group: 'substitutions',
    definition: 'With all 27 letters, read units as tens, tens as hundreds, and hundreds as units.',
    source: PERMUTATIONS,
  },
  {
    id: 'HEBREW_ACHAS_BETA',
    nativeName: 'אח״ס בט״ע',
    group: 'substitutions',
    definition:
      'Write the alphabet in three rows of seven and read each letter as the one below it. ת stays the same.',
    source: TALMUD,
  },
  {
    id: 'HEBREW_AVGAD',
    nativeName: 'אב״גד',
    group: 'substitutions',
    definition: 'Read each letter as the next one, and ת as א.',
    source: 'The words כוזו במוכסז כוזו on the mezuzah: Shulchan Arukh, Yoreh De’ah 288:15',
  },
  {
    id: 'HEBREW_REVERSE_AVGAD',
    nativeName: 'אב״גד הפוך',
    group: 'substitutions',
    definition: 'Read each letter as the one before it, and א as ת.',
    source: 'The reverse of Avgad, in modern handbooks of gematria',
  },
  {
    id: 'HEBREW_ACHBI',
    nativeName: 'אכ״בי',
    group: 'substitutions',
    definition: 'Reverse each half of the alphabet by itself: read א as כ and ב as י, ל as ת and מ as ש.',
    source: PERMUTATIONS,
  },
];
