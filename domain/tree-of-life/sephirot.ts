/**
 * The ten sephirot. Their names have the spelling of Western books. Each description comes from the Jewish source
 * that is named with it. Values are computed from the Hebrew names.
 */
import { gematriaValue } from '../gematria/index.ts';
import { positionOf } from './layout.ts';
import { SEPHIRAH_IDS, type Sephirah, type SephirahId } from './tree-types.ts';

export const CORRESPONDENCE_SOURCES = {
  planet:
    'Golden Dawn tradition (printed in Crowley’s 777): the seven planets in the order of their spheres, from Binah to Yesod.',
  direction:
    'The six directions as in the waving of the lulav after Isaac Luria (Sha‘ar ha-Kavanot); the middle is the “holy palace” of Sefer Yetzirah 4.',
  element:
    'Chesed, Geburah, Tiferet and Malkuth as in Zohar 2:23b–24a; the others, and the roots of the first three, after the Golden Dawn tradition (777).',
  colour: 'The Golden Dawn’s “Queen scale”, its shades softened for the screen.',
} as const;

type Written = Omit<Sephirah, 'id' | 'number' | 'value' | 'position'>;

/** The passage that compares the ten sephirot to parts of a body: crown, brain, heart, arms, trunk, legs, mouth. */
const ELIJAH_OPENED = 'Tikkunei Zohar, introduction (“Elijah opened”)';

const DAVIDS_BLESSING = { book: '1chronicles', chapter: 29, verse: 11 } as const;

const WRITTEN: Readonly<Record<SephirahId, Written>> = {
  kether: {
    hebrew: 'כתר',
    name: 'Kether',
    title: 'Crown',
    description:
      'The crown is above the head and not in it: the will before any thought, nearest to the Infinite (Ein Sof) and hardly different from it.',
    source: ELIJAH_OPENED,
    colour: { name: 'white', fill: '#faf8f2' },
    correspondences: { planet: null, direction: null, element: 'root of air' },
    witness: {
      place: { book: 'esther', chapter: 2, verse: 17 },
      kind: 'contains',
      word: 'כתר',
      note: 'The king sets “the royal crown”, keter malkhut, on Esther’s head: the first and the last sephirah in one phrase.',
    },
  },
  chokmah: {
    hebrew: 'חכמה',
    name: 'Chokmah',
    title: 'Wisdom',
    description:
      'The first flash of a thought, a single point without parts. It comes from nothing we can name, and everything is in it at once.',
    source: 'Zohar 1:15a; Bahir 3',
    colour: { name: 'gray', fill: '#b4b6bd' },
    correspondences: { planet: 'the fixed stars', direction: null, element: 'root of fire' },
    witness: {
      place: { book: 'job', chapter: 28, verse: 12 },
      kind: 'contains',
      word: 'חכמה',
      note: '“Where shall wisdom be found?”: the Hebrew can be read “wisdom is found out of nothing”, me-ayin, and the kabbalists read it so.',
    },
  },
  binah: {
    hebrew: 'בינה',
    name: 'Binah',
    title: 'Understanding',
    description:
      'The palace round the point: the thought unfolded, weighed and divided. She is the upper mother, from whom the seven below are born.',
    source: 'Zohar 1:15a–b; Pardes Rimonim, gate 23',
    colour: { name: 'black', fill: '#2b2930' },
    correspondences: { planet: 'Saturn', direction: null, element: 'root of water' },
    witness: {
      place: { book: 'proverbs', chapter: 4, verse: 5 },
      kind: 'contains',
      word: 'בינה',
      note: '“Get wisdom, get understanding”: both names side by side.',
    },
  },
  chesed: {
    hebrew: 'חסד',
    name: 'Chesed',
    title: 'Mercy',
    description:
      'Giving without measure, also called greatness (gedulah). It is the right arm, and Abraham is its bearer.',
    source: `Bahir 191; ${ELIJAH_OPENED}`,
    colour: { name: 'blue', fill: '#3f74c8' },
    correspondences: { planet: 'Jupiter', direction: 'south', element: 'water' },
    witness: {
      place: { book: 'psalms', chapter: 89, verse: 2 },
      kind: 'contains',
      word: 'חסד',
      note: '“The world is built by mercy.”',
    },
  },
  geburah: {
    hebrew: 'גבורה',
    name: 'Geburah',
    title: 'Strength',
    description:
      'The measure that giving needs: judgment (din), the left arm, the fear of Isaac. Without it mercy would drown what it feeds.',
    source: `${ELIJAH_OPENED}; Pardes Rimonim, gate 23; Genesis 31:42`,
    colour: { name: 'red', fill: '#b8353a' },
    correspondences: { planet: 'Mars', direction: 'north', element: 'fire' },
    witness: {
      place: DAVIDS_BLESSING,
      kind: 'contains',
      word: 'גבורה',
      note: '“Thine, O LORD, is the greatness, and the strength, and the beauty, and the victory, and the majesty.”',
    },
  },
  tiferet: {
    hebrew: 'תפארת',
    name: 'Tiferet',
    title: 'Beauty',
    description:
      'The body between the arms, in which mercy and strength agree: compassion (rachamim), the middle pillar, Jacob after his fathers.',
    source: `${ELIJAH_OPENED}; Pardes Rimonim, gate 23`,
    colour: { name: 'yellow', fill: '#f0c544' },
    correspondences: { planet: 'the Sun', direction: 'east', element: 'air' },
    witness: {
      place: DAVIDS_BLESSING,
      kind: 'contains',
      word: 'תפארת',
      note: 'The third of David’s names for what is God’s: “and the beauty”.',
    },
  },
  netzach: {
    hebrew: 'נצח',
    name: 'Netzach',
    title: 'Victory',
    description:
      'What lasts and overcomes. With Hod it is one of the two pillars and the two legs of the tree, and the prophets drew from both.',
    source: `${ELIJAH_OPENED}; Pardes Rimonim, gate 23`,
    colour: { name: 'green', fill: '#3c8f57' },
    correspondences: { planet: 'Venus', direction: 'up', element: 'fire' },
    witness: {
      place: { book: '1samuel', chapter: 15, verse: 29 },
      kind: 'contains',
      word: 'נצח',
      note: '“The Strength (netzach) of Israel will not lie.”',
    },
  },
  hod: {
    hebrew: 'הוד',
    name: 'Hod',
    title: 'Splendour',
    description:
      'Majesty that yields: the word is close to hodayah, thanks and assent. It is the left leg beside Netzach, and Aaron’s.',
    source: `${ELIJAH_OPENED}; Pardes Rimonim, gate 23`,
    colour: { name: 'orange', fill: '#e58a2e' },
    correspondences: { planet: 'Mercury', direction: 'down', element: 'water' },
    witness: {
      place: { book: 'psalms', chapter: 104, verse: 1 },
      kind: 'contains',
      word: 'הוד',
      note: '“Thou art clothed with splendour and majesty.”',
    },
  },
  yesod: {
    hebrew: 'יסוד',
    name: 'Yesod',
    title: 'Foundation',
    description:
      'The channel that gathers everything above and passes it on: the pillar from earth to heaven whose name is Righteous.',
    source: 'Bahir 102; Zohar 1:59b',
    colour: { name: 'violet', fill: '#7a55a8' },
    correspondences: { planet: 'the Moon', direction: 'west', element: 'air' },
    witness: {
      place: { book: 'proverbs', chapter: 10, verse: 25 },
      kind: 'contains',
      word: 'יסוד',
      note: '“The righteous is the foundation of the world”: the verse by which the Bahir names this sephirah.',
    },
  },
  malkuth: {
    hebrew: 'מלכות',
    name: 'Malkuth',
    title: 'Kingdom',
    description:
      'She has nothing of her own and receives everything: the Presence (shekhinah) in the world, the mouth by which the others speak.',
    source: `Zohar 1:249b; ${ELIJAH_OPENED}`,
    colour: { name: 'earth brown', fill: '#7c5c36' },
    correspondences: { planet: 'the Earth', direction: 'the middle', element: 'earth' },
    witness: {
      place: { book: 'psalms', chapter: 145, verse: 13 },
      kind: 'contains',
      word: 'מלכות',
      note: '“Thy kingdom is a kingdom of all ages.”',
    },
  },
};

/** The standard value of a Hebrew word. Throws a RangeError if the word has no Hebrew letter. */
export function hebrewValue(word: string): number {
  const value = gematriaValue('HEBREW_STANDARD', word);
  if (value === null) throw new RangeError(`No Hebrew letter in ${JSON.stringify(word)}`);
  return value;
}

export const SEPHIROT: readonly Sephirah[] = Object.freeze(
  SEPHIRAH_IDS.map((id, index) => {
    const written = WRITTEN[id];
    return Object.freeze({
      ...written,
      id,
      number: index + 1,
      value: hebrewValue(written.hebrew),
      position: positionOf(id),
    });
  }),
);
