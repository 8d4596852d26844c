/** Groups of Greek words, by Strong's number, that the rules for verbs ask about. */
import { group } from './word-groups.ts';

/** εἰμί and ὑπάρχω. */
export const TO_BE = group('G1510 G5225');

/** Words that begin a new clause: and, so that, that, but, if, or, as, just as, because. */
export const CLAUSE_STARTS = group('G2532 G2443 G3754 G235 G1437 G1487 G2228 G5613 G2531 G3704 G1360');

/** Verbs for what only persons do, such as to say, to live, to hear and to know. */
export const OF_PERSONS = group('G3004 G5346 G3687 G2198 G4982 G191 G518 G1492 G2983');

/** Verbs that have no thing as their object, so that τί before them is "why". */
export const WITHOUT_OBJECT = group('G907 G2799 G1260 G3985 G5015 G2350 G2873 G1573 G5140 G2476 G1689');

/** All, one, many, no one: they are no predicate of "to become". */
export const QUANTITIES = group('G3956 G1520 G4183 G3762');

/** Before, as, into, out of, in: words that show where or what something becomes. */
export const BESIDE_BECOMING = group('G1715 G5613 G1519 G1537 G1722');

/** Day, evening, morning, hour, voice, famine, darkness, cloud, fear, salvation, a cry, a word: what comes and does not become. */
export const COMING = group(
  'G2250 G3798 G4404 G4405 G5610 G5456 G3042 G4578 G5401 G2347 G2540 G1611 G3507 G4655 G4991 G3571 G2906 G4487',
);
