/**
 * Every method: its id, its English name, and its Hebrew name in Latin letters if it has another one. Pages list
 * the methods in this order. The ids are public: new ones may be added, but none is renamed.
 *
 * The first screen needs the ids and names, so they are apart from `methods/`, which has all else of each method.
 */
const METHOD_NAMES = [
  ['HEBREW_STANDARD', 'Hebrew Standard', 'Mispar Hechrachi'],
  ['HEBREW_ORDINAL', 'Hebrew Ordinal', 'Mispar Siduri'],
  ['GREEK_STANDARD', 'Greek Standard'],
  ['GREEK_ORDINAL', 'Greek Ordinal'],
  ['GREEK_ISOPSEPHY', 'Greek Isopsephy'],
  ['GREEK_MILLESIAN', 'Greek Milesian'],
  ['HEBREW_GADOL', 'Great Value', 'Mispar Gadol'],
  ['HEBREW_ORDINAL_27', 'Ordinal with Finals', 'Mispar Siduri im Sofiyot'],
  ['HEBREW_REVERSE_ORDINAL', 'Reverse Ordinal', 'Mispar Siduri Hafuch'],
  ['HEBREW_KATAN', 'Small Value', 'Mispar Katan'],
  ['HEBREW_KATAN_MISPARI', 'Small Value of the Total', 'Mispar Katan Mispari'],
  ['HEBREW_KIDMI', 'Preceding Value', 'Mispar Kidmi'],
  ['HEBREW_PERATI', 'Squared Letters', 'Mispar HaMerubah HaPerati'],
  ['HEBREW_MESHULASH', 'Cubed Letters', 'Mispar Meshulash'],
  ['HEBREW_MUSAFI', 'Total plus Letters', 'Mispar Musafi'],
  ['HEBREW_KOLEL', 'Total plus Words', 'Im HaKolel HaTevot'],
  ['HEBREW_KOLEL_ONE', 'Total plus One', 'Im HaKolel'],
  ['HEBREW_HAMERUBAH_HAKLALI', 'Squared Total', 'Mispar HaMerubah HaKlali'],
  ['HEBREW_BONEEH', 'Building Value', 'Mispar Boneh'],
  ['HEBREW_BONEEH_PER_WORD', 'Building Value by Word', 'Mispar Boneh leChol Tevah'],
  ['HEBREW_HAACHOR', 'Place Value', 'Mispar HaAchor'],
  ['HEBREW_HAACHOR_PER_WORD', 'Place Value by Word', 'Mispar HaAchor leChol Tevah'],
  ['HEBREW_ATBASH', 'Atbash'],
  ['HEBREW_ALBAM', 'Albam'],
  ['HEBREW_ATBACH', 'Atbach'],
  ['HEBREW_ATBACH_27', 'Atbach with Finals', 'Atbach im Sofiyot'],
  ['HEBREW_AYAK_BAKAR', 'Ayak Bakar'],
  ['HEBREW_AYAK_BAKAR_27', 'Ayak Bakar with Finals', 'Ayak Bakar im Sofiyot'],
  ['HEBREW_ACHAS_BETA', 'Achas Beta'],
  ['HEBREW_AVGAD', 'Avgad'],
  ['HEBREW_REVERSE_AVGAD', 'Reverse Avgad', 'Avgad Hafuch'],
  ['HEBREW_ACHBI', 'Achbi'],
  ['HEBREW_OFANIM', 'Wheels', 'Ofanim'],
  ['HEBREW_MILUI', 'Filled Value', 'Milui'],
  ['HEBREW_NEELAM', 'Hidden Value', 'Mispar Ne’elam'],
  ['HEBREW_MISPARI', 'Number Names', 'Mispar Mispari'],
  ['GREEK_ORDINAL_27', 'Greek Ordinal with Numeral Signs'],
  ['GREEK_REDUCED_TOTAL', 'Greek Reduced Total'],
  ['GREEK_REDUCED_LETTERS', 'Greek Reduced Letters'],
  ['GREEK_SQUARES', 'Greek Squared Letters'],
  ['GREEK_CUBES', 'Greek Cubed Letters'],
  ['GREEK_KOLEL', 'Greek Total plus Words'],
] as const;

export const METHOD_IDS = METHOD_NAMES.map(([id]) => id);

const namesById = new Map<string, readonly string[]>(METHOD_NAMES.map(([id, ...names]) => [id, names]));

/**
 * A method's English name, for columns, chips, narrow controls and sentences. The id itself for an id that is not a method's.
 *
 * @example
 * ```ts
 * methodName('HEBREW_GADOL') // => 'Great Value'
 * ```
 */
export const methodName = (id: string): string => namesById.get(id)?.[0] ?? id;

/**
 * A method's English name with its Hebrew name after it, for lines of 22 rem or more, citations and exports. Greek
 * methods, and those whose Hebrew name is used in English too, have one name.
 *
 * @example
 * ```ts
 * methodFullName('HEBREW_GADOL') // => 'Great Value · Mispar Gadol'
 * methodFullName('HEBREW_ATBASH') // => 'Atbash'
 * ```
 */
export const methodFullName = (id: string): string => namesById.get(id)?.join(' · ') ?? id;

export function scriptOf(method: string): 'hebrew' | 'greek' {
  return method.startsWith('GREEK_') ? 'greek' : 'hebrew';
}
