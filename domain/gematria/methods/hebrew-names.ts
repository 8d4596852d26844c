import { LETTER_NAMES, letterNames, readingsInOrder, TAV_NAMES } from '../letter-names.ts';
import { standardValue, withFinalsAsBase } from '../letter-tables.ts';
import type { GematriaOption, LetterReadings, Methods, OneForm } from '../method-types.ts';
import { names } from '../rules.ts';
import { CORDOVERO, HANDBOOKS } from './hebrew-sources.ts';

const milui: GematriaOption = {
  name: 'milui',
  description:
    'How the names of ה, ו and other letters are spelled: as in dictionaries, or so that the divine name adds up to 72 (av), 63 (sag), 45 (mah) or 52 (ben).',
  values: Object.keys(LETTER_NAMES),
  default: 'standard',
};

const tav: GematriaOption = {
  name: 'tav',
  description: 'How the name of ת is spelled: תו (plain, 406), תאו (alef, 407) or תיו (yod, 416).',
  values: Object.keys(TAV_NAMES),
  default: 'plain',
};

const LAST_LETTERS: LetterReadings = Object.freeze(
  Object.fromEntries(Object.entries(LETTER_NAMES.standard).map(([letter, name]) => [letter, name.slice(-1)])),
);

/**
 * The names of the letters' numbers in modern full spelling. The published tables count א as אחד, one, in the masculine
 * with which Hebrew counts things, and every other number in the feminine, with which Hebrew counts without a noun.
 */
// biome-ignore format: units, tens and hundreds
const NUMBER_NAMES = [
  'אחד', 'שתיים', 'שלוש', 'ארבע', 'חמש', 'שש', 'שבע', 'שמונה', 'תשע',
  'עשר', 'עשרים', 'שלושים', 'ארבעים', 'חמישים', 'שישים', 'שבעים', 'שמונים', 'תשעים',
  'מאה', 'מאתיים', 'שלוש מאות', 'ארבע מאות',
];

const numbersWithOne = (one: string): LetterReadings =>
  withFinalsAsBase({ ...readingsInOrder(NUMBER_NAMES), א: one });

const NUMBERS: Readonly<Record<OneForm, LetterReadings>> = {
  masculine: numbersWithOne('אחד'),
  feminine: numbersWithOne('אחת'),
};

const one: GematriaOption = {
  name: 'one',
  description: 'Whether one, the number of א, is masculine (אחד, 13) or feminine (אחת, 409).',
  values: Object.keys(NUMBERS),
  default: 'masculine',
};

export const HEBREW_NAMES = {
  HEBREW_OFANIM: {
    nativeName: 'אופנים',
    definition:
      'Each letter counts the last letter of its name. The last letter of אלף is ף, so א counts 80.',
    source: 'Modern handbooks of gematria. The names are spelled as in dictionaries',
    rule: names(() => LAST_LETTERS, standardValue),
  },
  HEBREW_MILUI: {
    nativeName: 'מילוי (מספר שמי)',
    definition: 'Write out the name of each letter, then add up the standard values of all its letters.',
    source: `${CORDOVERO}. The four spellings: Hayyim Vital, Etz Chaim, on the names of 72, 63, 45 and 52`,
    options: [milui, tav],
    rule: names(letterNames, standardValue),
  },
  HEBREW_NEELAM: {
    nativeName: 'מספר נעלם',
    definition: 'The value of each letter’s name without the letter itself.',
    source: HANDBOOKS,
    options: [milui, tav],
    rule: names(letterNames, (name) => standardValue(name.slice(1))),
  },
  HEBREW_MISPARI: {
    nativeName: 'מספר מספרי',
    definition:
      'Write out each letter’s number as a word, then add up the standard values of that word. א, one, is אחד (13).',
    source: `${CORDOVERO}. The published tables use אחד for one and the feminine for other numbers, in full spelling`,
    options: [one],
    rule: names(({ one = 'masculine' }) => NUMBERS[one], standardValue),
  },
} satisfies Methods;
