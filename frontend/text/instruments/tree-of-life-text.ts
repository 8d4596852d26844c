import { ordinal } from '../../../domain/text/index.ts';

export const treeText = {
  title: 'Tree of Life',
  back: 'Back', // Fixed wording.
  tabs: { visual: 'Visual Reference', guide: 'Study Guide' }, // Fixed wording.
  zoom: { label: 'Zoom', out: 'Zoom out', in: 'Zoom in', reset: 'Reset' },
  hebrewLetters: 'Hebrew letters',
  listView: 'List view',
  details: (name: string) => `${name}: details <a>↓</a>`,
  newTab: '(opens in a new tab)',
  diagram: {
    label:
      'Tree of Life with ten spheres and twenty-two paths. Use the arrow keys to move, plus and minus to zoom, 0 to reset.',
    sphere: (hebrew: string, name: string, title: string, value: number, number: number, count: number) =>
      `${hebrew} ${name}, ${title}, ${value}, sephirah ${number} of ${count}`,
    path: (letter: string, name: string, value: number, number: number, first: string, second: string) =>
      `${letter} ${name}, ${value}, path ${number}, from ${first} to ${second}`,
  },
  selection: {
    of: (name: string) => `Details of ${name}`,
    sephirah: (title: string, number: number) => `${title} · ${ordinal(number)} sephirah`,
    path: (sense: string, number: number) => `${sense} · path ${number}`,
    none: 'Nothing selected',
    hint: 'Select a sphere or path to read about it. Drag or use the arrow keys to move, + and − to zoom, 0 to reset.',
  },
  facts: {
    planet: 'Planet',
    direction: 'Direction',
    element: 'Element',
    colour: 'Color',
    paths: 'Paths',
    source: 'Source',
    kinds: {
      mother: 'one of three mothers',
      double: 'one of seven doubles',
      simple: 'one of twelve simple letters',
    },
    joins: 'Joins',
    letterName: 'Name of the letter',
    sense: (name: string, sense: string, value: string) => `<a>${name}</a>, ${sense}, value ${value}`,
    kind: 'Kind',
    psalm: 'Psalm 119',
    psalmNote: (letter: string) => `Each of these eight verses begins with <letter>${letter}</letter>.`,
    scripture: 'Scripture',
  },
  list: { sephirot: 'The ten sephirot', paths: 'The twenty-two paths' },
  cards: {
    torah: 'Torah connections',
    gematria: 'Gematria insights',
    note: (sum: string) =>
      `Values are Hebrew Standard, computed from the words shown. The ten sephirot together add up to ${sum}. Many words share any value, so two that match prove nothing on their own.`,
  },
  guide: {
    lead: 'The tree shows how the Kabbalists speak of God’s work in the world. It has ten sephirot, “countings” or “spheres”, joined by the twenty-two letters. Together they are the thirty-two paths of wisdom (Sefer Yetzirah 1:1). Ein Sof, which lies beyond the crown, is not drawn because nothing can be said of it.',
    reading: 'Reading the diagram',
    pillars:
      '<strong>Three pillars.</strong> Mercy is on the right (Chokmah, Chesed, Netzach) and severity on the left (Binah, Geburah, Hod). The middle pillar joins them (Kether, Tiferet, Yesod, Malkuth).',
    triads:
      '<strong>Three triads and a kingdom.</strong> Kether, Chokmah and Binah are thought. Chesed, Geburah and Tiferet are feeling. Netzach, Hod and Yesod are action. Malkuth receives them all.',
    daat: '<strong>Da’at,</strong> knowledge, is where Chokmah and Binah meet. It is counted only when Kether is not, so there are always ten: “ten and not nine, ten and not eleven” (Sefer Yetzirah 1:4).',
    body: '<strong>The body.</strong> The arms are Chesed and Geburah, the trunk is Tiferet, the legs are Netzach and Hod, and the mouth is Malkuth (Tikkunei Zohar, introduction).',
    david:
      'David names the lower ones in order: “the greatness, and the strength, and the beauty, and the victory, and the majesty … thine is the kingdom”',
    letters: 'The letters',
    lettersText:
      'Sefer Yetzirah divides the alphabet into three groups: the three mothers, אמש, the seven doubles, בגדכפרת, which once had two sounds each, and the twelve simple letters. They match the three elements, the seven planets and the twelve signs of the zodiac.',
    numbers: 'The numbers',
    numbersText:
      'The value of a sephirah is the value of its Hebrew name. The value of a path is the value of its letter. Both are computed here by <a>Hebrew Standard</a>. Every claim about a verse is checked against the Hebrew text on this site.',
    sources: 'Where the correspondences come from',
    sourcesText:
      'The sources disagree with one another, and none of these correspondences is in the Bible. We follow:',
    planets: 'Planets',
    directions: 'Directions',
    elements: 'Elements',
    colours: 'Colors',
    study: 'A way to study',
    studySpheres:
      'Start at Malkuth and go up, one sphere a day. Read its verse in the chapter it comes from.',
    studyLetters: 'Follow the letters of one pillar, each with its stanza of Psalm 119.',
    studyPaths: 'Take two spheres that a path joins, and ask what the name of its letter says about both.',
  },
} as const;
