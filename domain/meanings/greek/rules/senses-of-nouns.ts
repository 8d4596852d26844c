/** The senses of Greek nouns and adjectives that the words around them show. A sense is a base word of a dictionary. */
import { rules } from '../../rules.ts';
import type { GreekWord } from '../greek-word.ts';
import { inVerse, isInStory, isNear, near } from '../nearby.ts';

const isGenitivePronoun = (word: GreekWord): boolean =>
  word.case === 'G' && (word.is('G846', 'G4771', 'G1473', 'G1438') || word.is('G1565'));

/** True for an adjective with its noun directly after it, or among the three words before it. */
const isWithNoun = (word: GreekWord): boolean =>
  (word.next.isNoun && word.next.agrees(word)) ||
  word.someBefore(3, (one) => one.isNoun && one.agrees(word) && !one.isIn(new Set(['G2316'])));

/** True for "amen" at the end of what is said: no "I say" follows. */
const isEnd = (word: GreekWord): boolean =>
  !word.someAfter(2, (one) => one.is('G3004')) && !word.next.is('G281');

const isSingular = ({ isPlural }: GreekWord): boolean => !isPlural;

/** True for the master of servants: "his lord". */
const isMaster = (word: GreekWord): boolean =>
  (isInStory(word) && word.next.is('G846') && word.next.case === 'G' && !isNear(word, 3, 'G5532 G5547')) ||
  (word.letters === 'κυριε' && inVerse('G3414 G5007')(word)) ||
  ((isGenitivePronoun(word.next) || word.previous.is('G2398')) &&
    inVerse('G1401 G3623 G3610 G4889')(word) &&
    !inVerse('G2424 G5547 G2316')(word));

/** Things that make a sound and do not speak: water, a trumpet, wings, thunder, a millstone, horses, chariots, wind. */
const SPEECHLESS = 'G5204 G4536 G4420 G1027 G3458 G2462 G716 G834 G4151';

const isSound = (word: GreekWord): boolean =>
  word.next.is('G4536') ||
  (word.is('G5456') && inVerse('G895 G836 G4154')(word)) ||
  word.nearestAfter(3, (one) => one.is('G5613') || one.is(...SPEECHLESS.split(' '))).case === 'G';

/** True for "Sir", which a servant, a tenant or a stranger says. */
const isSir = (word: GreekWord): boolean =>
  word.letters === 'κυριε' &&
  (inVerse('G937 G2780 G4108 G2874 G5376 G502')(word) ||
    (word.verse.place?.book === 'john' && inVerse('G1135')(word)));

/** The sense of a noun or an adjective that the words around it show. Null if they show none. */
export const senseOfNoun = rules<GreekWord, string>('the sense of a noun beside certain words', [
  {
    name: 'chief priest, in the singular: high priest',
    of: 'G749',
    when: isSingular,
    gives: 'high priest',
    example: 'Matthew 26:3 ἀρχιερέως: high priest',
  },
  {
    name: 'truly, at the end of what is said: amen',
    of: 'G281',
    when: isEnd,
    gives: 'amen',
    example: 'Romans 1:25 ἀμήν: amen',
  },
  {
    name: 'the lord of a house, a vineyard or a colt is its owner',
    of: 'G2962',
    when: (word) =>
      (word.next.isArticle && word.at(2).is('G290', 'G3614', 'G4454')) ||
      (word.isPlural && isNear(word, 5, 'G4454')),
    gives: 'owner',
    example: 'Luke 19:33 κύριοι: owners',
  },
  {
    name: 'the lord of servants, or of another person, is a master',
    of: 'G2962',
    when: isMaster,
    gives: 'master',
    example: 'Matthew 10:24 κύριον: master',
  },
  {
    name: 'lord, before the article and "servant": master',
    of: 'G2962',
    when: (word) => word.next.isArticle && word.at(2).is('G1401'),
    gives: 'master',
    example: 'Matthew 18:27 κύριος: master',
  },
  {
    name: 'south wind, where no wind blows: south',
    of: 'G3558',
    when: (word) => !inVerse('G4154 G5285 G1920')(word),
    gives: 'south',
    example: 'Matthew 12:42 νότου: of south',
  },
  {
    name: 'lord, said to a man: sir',
    of: 'G2962',
    when: isSir,
    gives: 'sir',
    example: 'Matthew 27:63 Κύριε: sir',
  },
  {
    name: 'right hand, with its noun: right',
    of: 'G1188',
    when: isWithNoun,
    gives: 'right',
    example: 'Matthew 5:29 δεξιὸς: right',
  },
  {
    name: 'beginning beside authority is rule',
    of: 'G746',
    when: (word) => !word.isPlural && isNear(word, 3, 'G1849'),
    gives: 'rule',
    example: '1 Corinthians 15:24 ἀρχὴν: rule',
  },
  {
    name: 'a soul that someone lays down, gives or loses is a life',
    of: 'G5590',
    when: near(4, 'G5087 G3083 G622 G3309 G3860 G465 G2212 G4982'),
    gives: 'life',
    example: 'Matthew 2:20 ψυχὴν: life',
  },
  {
    name: 'the voice of a trumpet, of water or of another thing is a sound',
    of: 'G5456',
    when: isSound,
    gives: 'sound',
    example: 'John 3:8 φωνὴν: sound',
  },
  {
    name: 'honor for blood, silver or a field is a price',
    of: 'G5092',
    when: near(5, 'G129 G5091 G59 G4097 G5564 G694 G3557'),
    gives: 'price',
    example: 'Matthew 27:6 τιμὴ: price',
  },
  {
    name: 'temptations, or one that someone endures: a trial',
    of: 'G3986',
    when: (word) => word.isPlural || isNear(word, 3, 'G5278 G5610 G4451'),
    gives: 'trial',
    example: '1 Peter 4:12 πειρασμὸν: trial',
  },
  {
    name: 'wilderness, with the noun that it describes: desolate',
    of: 'G2048',
    when: isWithNoun,
    gives: 'desolate',
    example: 'Matthew 23:38 ἔρημος: desolate',
  },
  {
    name: 'prison with a number or with the night is a watch',
    of: 'G5438',
    when: near(2, 'G5067 G5154 G1208 G4169 G3571'),
    gives: 'watch',
    example: 'Matthew 14:25 φυλακῇ: watch',
  },
  {
    name: 'a reason that a judge finds or writes is a charge',
    of: 'G156',
    when: near(6, 'G2147 G2288 G1125 G1924 G1458 G2725 G4591'),
    gives: 'charge',
    example: 'Matthew 27:37 αἰτίαν: charge',
  },
  {
    name: 'a tree beside swords is a club',
    of: 'G3586',
    when: near(3, 'G3162'),
    gives: 'club',
    example: 'Matthew 26:47 ξύλων: clubs',
  },
  {
    name: 'a church beside a riot, a court or the wilderness is an assembly',
    of: 'G1577',
    when: near(4, 'G4797 G1772 G630 G2048'),
    gives: 'assembly',
    example: 'Acts 19:32 ἐκκλησία: assembly',
  },
  {
    name: 'purpose beside bread: the bread of presentation',
    of: 'G4286',
    when: near(4, 'G740'),
    gives: 'presentation',
    example: 'Matthew 12:4 προθέσεως: presentation',
  },
  {
    name: 'a whip that is an illness is an affliction',
    of: 'G3148',
    when: (word) => !isNear(word, 3, 'G426 G3156 G1701 G2983'),
    gives: 'affliction',
    example: 'Mark 3:10 μάστιγας: afflictions',
  },
  {
    name: 'boldness, in the dative without a preposition: openly',
    of: 'G3954',
    when: (word) => word.case === 'D' && !word.isMarked && !isNear(word, 2, 'G5530'),
    gives: 'openly',
    example: 'Mark 8:32 παρρησίᾳ: with openly',
  },
  {
    name: 'badly, beside "to have": sick',
    of: 'G2560',
    when: (word) => word.next.is('G2192') || word.previous.is('G2192'),
    gives: 'sick',
    example: 'Matthew 4:24 κακῶς: sick',
  },
  {
    name: 'ninety-nine, before nine: ninety',
    of: 'G1768',
    when: near(1, 'G1767'),
    gives: 'ninety',
    example: 'Matthew 18:12 ἐνενήκοντα: ninety',
  },
  {
    name: 'powerful to do something is able',
    of: 'G1415',
    when: (word) => word.someAfter(6, (one) => one.mood === 'infinitive'),
    gives: 'able',
    example: 'Luke 14:31 δυνατός: able',
  },
  {
    name: 'so much, in the plural: so many',
    of: 'G5118',
    when: (word) => word.isPlural,
    gives: 'so many',
    example: 'Matthew 15:33 τοσοῦτοι: so many',
  },
  {
    name: 'how many, in the singular: how much',
    of: 'G4214',
    when: isSingular,
    gives: 'how much',
    example: 'Matthew 6:23 πόσον: how much',
  },
  {
    name: 'weak, of a body in a story: sick',
    of: 'G772',
    when: (word) => isInStory(word) && !isNear(word, 3, 'G4561'),
    gives: 'sick',
    example: 'Matthew 25:43 ἀσθενὴς: sick',
  },
  {
    name: 'weakness of a body in a story is sickness',
    of: 'G769',
    when: isInStory,
    gives: 'sickness',
    example: 'Matthew 8:17 ἀσθενείας: sickness',
  },
  {
    name: 'a reward for workers is wages',
    of: 'G3408',
    when: near(8, 'G2040 G2038'),
    gives: 'wages',
    example: 'Matthew 20:8 μισθὸν: wages',
  },
  {
    name: 'a life that one divides or spends is a livelihood',
    of: 'G979',
    when: near(5, 'G2719 G1244 G906 G2889'),
    gives: 'livelihood',
    example: 'Mark 12:44 βίον: livelihood',
  },
  {
    name: 'hearing, in the plural: ears',
    of: 'G189',
    when: (word) => word.isPlural && !isNear(word, 2, 'G4171'),
    gives: 'ear',
    example: 'Mark 7:35 ἀκοαί: ears',
  },
  {
    name: 'Areopagus, which is two words: Ares and hill',
    of: 'G697',
    gives: (word) => (word.letters.startsWith('α') ? 'Ares' : 'hill'),
    example: 'Acts 17:22 Πάγου: hill',
  },
  {
    name: 'more, after ἐπί: further',
    of: 'G4119',
    when: (word) => word.preposition === 'G1909' && !word.isPlural && !word.next.isNoun,
    gives: 'further',
    example: 'Acts 4:17 πλεῖον: further',
  },
  {
    name: 'compassion, after its article: hearts',
    of: 'G4698',
    when: (word) => word.previous.isArticle,
    gives: 'heart',
    example: 'Acts 1:18 σπλάγχνα: hearts',
  },
  {
    name: 'only, without an article, and not before its noun: alone',
    of: 'G3441',
    when: (word) =>
      word.gender !== 'N' && !word.continues && !(word.next.isOfPart('NA') && word.next.agrees(word)),
    gives: 'alone',
    example: 'Matthew 14:23 μόνος: alone',
  },
  {
    name: 'little, neuter and without a noun: a little',
    of: 'G3398',
    when: (word) =>
      word.gender === 'N' &&
      !word.isPlural &&
      word.degree === '' &&
      word.case === 'A' &&
      !word.previous.isArticle &&
      ![word.next, word.previous].some((one) => one.isNoun && one.agrees(word)),
    gives: 'a little',
    example: 'Matthew 26:39 μικρὸν: a little',
  },
  {
    name: 'one of the sabbaths is the first day of the week',
    of: 'G1520',
    when: (word) => word.gender === 'F' && word.someAfter(2, (one) => one.is('G4521')),
    gives: 'first',
    example: 'Matthew 28:1 μίαν: first',
  },
  {
    name: 'very, beside a verb and no adjective: greatly',
    of: 'G4970',
    when: (word) =>
      [word.previous, word.next].some((one) => one.isVerb) &&
      ![word.previous, word.next].some((one) => one.isOfPart('A')),
    gives: 'greatly',
    example: 'Matthew 27:54 σφόδρα: greatly',
  },
]);
