/** English for a dative or a genitive after certain Greek verbs: `he met him`, `he was angry with him`. */
import { group } from '../group.ts';

/** English words before the object of a verb, each with its verbs. Under the empty word, the object stands alone. */
type Signs = Readonly<Record<string, ReadonlySet<string>>>;

const OF_DATIVES: Signs = {
  // To follow, to look at, to worship, to serve, to obey, to believe, to meet, to answer, to command, to help.
  '': group(
    'G190 G1689 G4352 G1247 G5219 G1398 G4828 G4878 G2008 G4841 G1863 G3982',
    'G436 G1702 G544 G4876 G5221 G528 G3853 G1781 G2004 G1291 G1299 G1690 G700 G2010 G997 G3000 G5256 G4100 G611 G5530',
    'G4929 G4815 G3980 G1458 G4870 G1982 G480 G498 G3936 G2186 G2710',
  ),
  // To discuss, to reason, to agree, to be angry, to go up, to be buried.
  with: group(
    'G1256 G4802 G4820 G4905 G4897 G2132 G4934 G4856 G3710 G1793 G4823 G4872 G4916 G4957 G4895 G4912 G2371 G4840 G4954',
  ),
  // To be lawful, to be better, to be fitting, to prepare, to be enough, to buy, to build, to store up, to reserve.
  for: group('G1832 G4851 G3081 G4241 G2090 G714 G59 G3309 G3618 G832 G2343 G606'),
  // To gaze, to stumble, to be mad.
  at: group('G816 G4350 G1693'),
  // To rise up.
  against: group('G2721 G1944'),
  // To happen, to commend.
  to: group('G4819 G4921'),
  // To be weak, to be healthy, to share.
  in: group('G770 G5198 G2841 G4790 G1696'),
};

const OF_GENITIVES: Signs = {
  // To spare, to hear, to seize, to touch, to accuse, to beg, to remember, to put up with, to rule over.
  '': group(
    'G5339 G191 G1949 G2902 G3403 G5177 G1089',
    'G681 G2345 G2723 G1189 G3421 G430 G2634 G2635 G2961 G2606 G5235 G2655 G2715 G482 G272 G3878 G2706 G2607 G5302',
  ),
  // To be filled.
  with: group('G4130 G1705'),
  // To abstain, to fall, to depart, to be estranged.
  from: group('G568 G526 G1601 G868'),
  // To be worth more.
  than: group('G1308'),
};

/** Verbs whose object is a genitive. */
export const GENITIVE_VERBS: ReadonlySet<string> = new Set(
  Object.values(OF_GENITIVES).flatMap((verbs) => [...verbs]),
);

const find = (signs: Signs, verb: string | null): string | null =>
  Object.entries(signs).find(([, verbs]) => verb !== null && verbs.has(verb))?.[0] ?? null;

/** The word before the dative object of a verb. Null if the table does not have the verb. */
export const dativeSign = (verb: string | null): string | null => find(OF_DATIVES, verb);

/** The word before the genitive object of a verb. Null if the table does not have the verb. */
export const genitiveSign = (verb: string | null): string | null => find(OF_GENITIVES, verb);
