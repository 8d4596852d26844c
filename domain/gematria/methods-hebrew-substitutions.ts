import type { MethodText } from './method-text.ts';

const ATBACH =
  'Babylonian Talmud, Sukkah 52b (the at-bach of Rabbi Hiyya, which also exchanges the halves ה and נ with each other)';
const TALMUD = 'Babylonian Talmud, Shabbat 104a';
const PERMUTATIONS = 'Moses Cordovero, Pardes Rimonim (1548), gate 30, on the exchange of letters';

/** The methods that replace each letter by another letter. `substitutions.ts` has the pairs. */
export const HEBREW_SUBSTITUTIONS: readonly MethodText[] = [
  {
    id: 'HEBREW_ATBASH',
    name: 'Atbash',
    nativeName: 'את״בש',
    group: 'substitutions',
    definition: 'The alphabet is reversed: א is read as ת, ב as ש, and the standard values of these count.',
    source: `Jeremiah 25:26 and 51:41 (Sheshach for Babel); ${TALMUD}`,
  },
  {
    id: 'HEBREW_ALBAM',
    name: 'Albam',
    nativeName: 'אל״בם',
    group: 'substitutions',
    definition: 'The two halves of the alphabet are exchanged: א and ל, ב and מ, and so on.',
    source: `${TALMUD}; Numbers Rabbah 18:21 on Isaiah 7:6`,
  },
  {
    id: 'HEBREW_ATBACH',
    name: 'Atbach',
    nativeName: 'אט״בח',
    group: 'substitutions',
    definition:
      'Letters are exchanged in pairs that make 10, 100 or 1000 (with finals 500–900), ה and נ stay; a written final is read as its base.',
    source: ATBACH,
  },
  {
    id: 'HEBREW_ATBACH_27',
    name: 'Atbach with Finals',
    nativeName: 'אט״בח עם סופיות',
    group: 'substitutions',
    definition:
      'The 27 letters, finals among them, are exchanged in pairs that make 10, 100 or 1000; ה, נ and ך stay.',
    source: ATBACH,
  },
  {
    id: 'HEBREW_AYAK_BAKAR',
    name: 'Ayak Bakar',
    nativeName: 'אי״ק בכ״ר',
    group: 'substitutions',
    definition:
      'Units are read as tens, tens as hundreds, hundreds as units (with finals 500–900); a written final is read as its base.',
    source: PERMUTATIONS,
  },
  {
    id: 'HEBREW_AYAK_BAKAR_27',
    name: 'Ayak Bakar with Finals',
    nativeName: 'אי״ק בכ״ר עם סופיות',
    group: 'substitutions',
    definition: 'Among the 27 letters units are read as tens, tens as hundreds, hundreds as units.',
    source: PERMUTATIONS,
  },
  {
    id: 'HEBREW_ACHAS_BETA',
    name: 'Achas Beta',
    nativeName: 'אח״ס בט״ע',
    group: 'substitutions',
    definition: 'In three rows of seven each letter is read as the one below it; ת stays as it is.',
    source: TALMUD,
  },
  {
    id: 'HEBREW_AVGAD',
    name: 'Avgad',
    nativeName: 'אב״גד',
    group: 'substitutions',
    definition: 'Each letter is read as the next one, ת as א.',
    source: 'The words כוזו במוכסז כוזו on the mezuzah: Shulchan Arukh, Yoreh De’ah 288:15',
  },
  {
    id: 'HEBREW_REVERSE_AVGAD',
    name: 'Reverse Avgad',
    nativeName: 'אב״גד הפוך',
    group: 'substitutions',
    definition: 'Each letter is read as the one before it, א as ת.',
    source: 'The inverse of avgad; handbooks of gematria of the last centuries',
  },
  {
    id: 'HEBREW_ACHBI',
    name: 'Achbi',
    nativeName: 'אכ״בי',
    group: 'substitutions',
    definition: 'Each half of the alphabet is reversed by itself: א and כ, ב and י; ל and ת, מ and ש.',
    source: PERMUTATIONS,
  },
];
