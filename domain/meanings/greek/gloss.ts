/** What a Greek word means in the dictionary. */
import { CHOSEN_GLOSSES } from './chosen-glosses.ts';
import type { GreekWord } from './greek-word.ts';

/** Nouns for persons and for groups of persons. */
const PERSONS: ReadonlySet<string> = new Set(
  (
    'G32 G40 G79 G80 G268 G435 G444 G652 G749 G758 G935 G1122 G1135 G1140 G1203 G1228 G1249 G1320 G1401 G1484 G1543 ' +
    'G1577 G1672 G2190 G2232 G2316 G2364 G2409 G2424 G2453 G2889 G2923 G2962 G2992 G3101 G3384 G3617 G3793 G3813 ' +
    'G3816 G3933 G3962 G4139 G4166 G4245 G4396 G4567 G4757 G5043 G5057 G5207 G5330 G5384 G5503 G5506 G5547'
  ).split(' '),
);

/** The English of the dictionary word, without regard to its form in the verse: the chosen meaning or the gloss. */
export const glossOf = ({ strongs, gloss }: Pick<GreekWord, 'strongs' | 'gloss'>): string | null =>
  CHOSEN_GLOSSES[strongs ?? ''] ?? gloss;

/** True for a name, a noun for persons and a participle that is used as a noun. */
export const isPersonal = (word: GreekWord): boolean =>
  word.isIn(PERSONS) || /^\p{Lu}/u.test(glossOf(word) ?? '') || word.isVerb;
