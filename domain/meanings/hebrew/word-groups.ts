/** Groups of Hebrew words, by Strong's number, that rules ask about. */

const group = (numbers: string): ReadonlySet<string> => new Set(numbers.split(' '));

/** Words for God, which are definite without an article. */
export const DIVINE = group('H430 H410 H433 H426 H3068 H3069 H3050 H136 H7706');

/** Nouns that are persons, and so can be subjects. */
export const PERSONS = group(
  'H376 H802 H120 H5971 H1121 H4428 H3548 H5650 H1 H251 H5030 H8269 H113 H3881 H582 H4397 H1397 H5288',
);

/** Words after which the imperfect is a present and no future: if, lest, for the sake of, until. */
export const CONDITIONS = group('H518 H6435 H4616 H5704');

/** Nouns in the singular for many persons, whose verb can be a plural. */
export const COLLECTIVE = group('H5971 H5712 H6951 H3605 H376 H1471 H1004 H2233 H120');

/** Names of peoples, whose verb can be a plural. */
export const NATIONS = group('H3478 H3063 H4714 H758 H4124 H123 H669 H1144');

/** Places, to which one comes without a preposition. */
export const PLACES = group('H7704 H1004 H776 H5892 H4725 H3220 H2022 H8179 H4264');

/** Words of time. After one of these, "to be" tells that something happened then. */
export const TIMES = group('H3117 H6256 H7093 H4283 H3915 H1242 H8141 H2320 H7097');

/** What one does, and does not make: words, good, evil, judgment, commandments, this. */
export const DEEDS = group(
  'H3651 H834 H3541 H3602 H1697 H7451 H2896 H4639 H4941 H6666 H4687 H2617 H4100 H2088 H2063 H428 H8441 H5039 H4399 ' +
    'H3477 H2706 H2708 H8451 H7562 H5766 H205 H6664 H3605 H1419 H6381 H7564 H2428',
);

/** What is lifted up and not carried: a name, eyes, a voice, a hand. */
export const LIFTED = group('H4791 H8034 H5869 H6963 H3027 H7218 H6440 H5315 H3709 H5251');

/** What is borne and not carried: guilt, sin, disgrace. */
export const BORNE = group('H5771 H2403 H2399 H3639 H2781 H3640 H6588');

/** What shines by itself: a face and eyes. */
export const SHINING = group('H6440 H5869');

/** What is uncovered and not revealed: a body, a foundation or guilt. */
export const UNCOVERED = group('H6172 H4351 H3247 H5771 H7757 H4145 H2403 H7451');

/** What does not rise but stands: a word, a plan or a vow. */
export const LASTING = group('H1697 H6098 H5088 H632 H4284');

/** Words for "to liken" and "likeness". */
export const LIKENESS = group('H1819 H1823');

/** Verbs of perception and speech, after which כי means "that". */
export const THAT_VERBS = group('H3045 H7200 H8085 H559 H5046 H7650 H539');

/** Words for waters, with which the Hebrew "upon" is "beside". */
export const BANKS = group('H4325 H6388 H2975');

/** To go, to come, to send: "to where you go". */
export const MOTION = group('H1980 H3212 H935 H7971');
