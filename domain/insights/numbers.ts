import type { WrittenInsight } from './insight-types.ts';

export const NUMBERS: readonly WrittenInsight[] = [
  {
    id: 'numbers-1-1-wilderness',
    at: 'numbers 1:1',
    kind: 'tradition',
    notes:
      'The Torah was given by fire, by water and in the wilderness, the midrash says, because these three cost nothing and are open to all. Another reading there: only if you make yourself open to all like the wilderness can you acquire wisdom.',
    source: 'Numbers Rabbah 1:7',
    unchecked: ['these three'],
    checks: [],
  },
  {
    id: 'numbers-1-46-letters',
    at: 'numbers 1:46',
    kind: 'acrostic',
    notes:
      'Israel is numbered at some 600,000 men, and a saying gives the Torah as many letters: יש ששים רבוא אותיות לתורה, whose initials spell ישראל. So each soul has its letter. In this edition the Torah has 304,850 letters, about half; people who defend the saying count spaces, or letters that are heard but not written.',
    source: 'Megaleh Amukot 186',
    unchecked: ['600,000 men'],
    checks: [
      'initials: יש ששים רבוא אותיות לתורה (there are sixty myriads of letters to the Torah) → ישראל',
      'letters 304850: genesis 1:1-deuteronomy 34:12',
    ],
  },
  {
    id: 'numbers-6-3-wine',
    at: 'numbers 6:3',
    kind: 'gematria',
    notes:
      'The Nazirite keeps from wine. יין, “wine”, counts 70, and סוד, “secret”, counts 70: when wine goes in, says the Talmud, the secret comes out. If your mind stays clear over wine, you share the mind of the seventy elders.',
    source: 'Babylonian Talmud, Eruvin 65a and Sanhedrin 38a',
    unchecked: ['seventy elders'],
    checks: ['70: יין (wine) in numbers 6:3 = סוד (secret)'],
  },
  {
    id: 'numbers-6-5-thirty-days',
    at: 'numbers 6:5',
    kind: 'gematria',
    notes:
      '“He shall be holy”: יהיה, “he shall be”, counts 30. So in the Talmud the vow of a Nazirite who names no term lasts 30 days. It is one of the few laws that are tied to a value.',
    source: 'Babylonian Talmud, Nazir 5a and Taanit 17a',
    checks: ['30: יהיה (he shall be) in numbers 6:5', 'occurrences 1: קדש יהיה in numbers 6:5'],
  },
  {
    id: 'numbers-6-24-blessing',
    at: 'numbers 6:24',
    kind: 'letter count',
    notes:
      'The priests’ blessing grows: its three verses have 3, 5 and 7 words, 15, 20 and 25 letters. Its 60 letters are the threescore valiant men around the bed of Solomon (Song 3:7), who guard against fear in the night.',
    source: 'Numbers Rabbah 11:3',
    checks: [
      'letters 60: 15 in numbers 6:24 + 20 in numbers 6:25 + 25 in numbers 6:26',
      'words 15: 3 in numbers 6:24 + 5 in numbers 6:25 + 7 in numbers 6:26',
      'occurrences 1: ששים גברים in songofsolomon 3:7',
    ],
  },
  {
    id: 'numbers-7-19-charger',
    at: 'numbers 7:19',
    kind: 'gematria',
    notes:
      'The princes’ gifts tell the story of the world. קערת כסף, “a silver charger”, counts 930, the years of Adam (Genesis 5:5). מזרק אחד כסף, “one silver bowl”, counts 520: 500 for the years of Noah when he had sons, and 20 for the years that the flood was decreed before that.',
    source: 'Rashi on Numbers 7:19–20, from Moses the Preacher',
    checks: [
      '930: קערת כסף (a silver charger) in numbers 7:19',
      '520: מזרק אחד כסף (one silver bowl) in numbers 7:19',
      'sum 520: 500 (years of Noah) + 20 (years of the decree)',
      'occurrences 1: תשע מאות שנה ושלשים שנה in genesis 5:5',
    ],
  },
  {
    id: 'numbers-10-35-ark',
    at: 'numbers 10:35',
    kind: 'letter count',
    notes:
      'Two verses, Numbers 10:35–36, are set between 2 turned nuns. They have 85 letters. The sages say that they are a book of their own, so that the Torah has seven, and that 85 letters are the least a scroll must keep to be saved from a fire on the Sabbath.',
    source: 'Babylonian Talmud, Shabbat 115b–116a',
    unchecked: ['the Torah has seven'],
    checks: ['letters 85: numbers 10:35-36', 'turned-nuns 2: numbers 10:34-36'],
  },
  {
    id: 'numbers-12-13-prayer',
    at: 'numbers 12:13',
    kind: 'letter count',
    notes:
      'Moses prays for his sister with 5 words and 11 letters: אל נא רפא נא לה, “Heal her now, O God, I beseech thee”. When a pupil of Rabbi Eliezer was too short at prayer and was laughed at, the master said: is he shorter than Moses?',
    source: 'Babylonian Talmud, Berakhot 34a',
    checks: [
      'letters 11: אל נא רפא נא לה (heal her now, O God) in numbers 12:13',
      'words 5: אל נא רפא נא לה (heal her now, O God) in numbers 12:13',
    ],
  },
  {
    id: 'numbers-13-16-joshua',
    at: 'numbers 13:16',
    kind: 'tradition',
    notes:
      'Moses puts a י before the name of Hoshea. It is the letter that Sarai lost when she became Sarah: 10 was divided into a ה for her and a ה for Abraham, 5 and 5, says one sage. Another says that it pleaded before the throne until it was given to Joshua.',
    source: 'Genesis Rabbah 47:1',
    checks: [
      '10: י (yod) = ה (for Sarah) + ה (for Abraham)',
      '5: ה (he)',
      '510: שרי (Sarai) in genesis 17:15 = שרה (Sarah) in genesis 17:15 + ה (he)',
      '391: יהושע (Joshua) in numbers 13:16 = הושע (Hoshea) in numbers 13:8 + י (yod)',
    ],
  },
  {
    id: 'numbers-15-39-fringe',
    at: 'numbers 15:39',
    kind: 'gematria',
    notes:
      '“That ye may look upon it, and remember all the commandments”: ציצית, “fringe”, counts 600, and with its 8 threads and 5 knots makes 613. The verses themselves write the word without its second י, ציצת, which counts 590; the sum is made with the full spelling.',
    source: 'Rashi on Numbers 15:39; Numbers Rabbah 18:21',
    unchecked: ['second י'],
    checks: [
      'sum 613: ציצית (fringe) + 8 (threads) + 5 (knots)',
      '600: ציצית (fringe)',
      '590: ציצת (fringe) in numbers 15:38',
    ],
  },
  {
    id: 'numbers-21-9-serpent',
    at: 'numbers 21:9',
    kind: 'gematria',
    notes:
      'Does a serpent kill or give life? When Israel looked up and gave their heart to their Father in heaven they were healed, the Mishnah answers. Later kabbalists add that נחש, “serpent”, and משיח, “anointed”, both count 358: what wounds and what heals share one number.',
    source: 'Mishnah, Rosh Hashanah 3:8; the equal value is a commonplace of later kabbalah',
    checks: ['358: נחש (serpent) in numbers 21:9 = משיח (anointed)'],
  },
  {
    id: 'numbers-25-12-peace',
    at: 'numbers 25:12',
    kind: 'tradition',
    notes:
      '“My covenant of peace”: in the scrolls the ו of שלום is cut through. The Talmud says to read it without the letter, as שלם, “whole”, 3 letters for 4: a priest serves when he is whole and not when he lacks something. Printed editions, as this one, often do not show the cut.',
    source: 'Babylonian Talmud, Kiddushin 66b',
    checks: ['letters 4: שלום (peace) in numbers 25:12', 'letters 3: שלם (whole)'],
  },
  {
    id: 'numbers-27-5-their-cause',
    at: 'numbers 27:5',
    kind: 'tradition',
    notes:
      'Moses brought “their cause” before the Lord: the last letter of משפטן is a large ן, and נ counts 50. The law was hidden from him here, says Rashi. Of the 50 gates of understanding, says the Talmud, one was withheld from him.',
    source: 'Rashi on Numbers 27:5; Babylonian Talmud, Rosh Hashanah 21b',
    checks: [
      'large-letters 1: ן in numbers 27:5',
      '50: נ (nun)',
      'finals: משפטן (their cause) in numbers 27:5 → ן',
    ],
  },
  {
    id: 'numbers-29-13-bulls',
    at: 'numbers 29:13',
    kind: 'structure',
    notes:
      'On the seven days of Tabernacles 13, 12, 11, 10, 9, 8 and 7 bulls are offered, one fewer each day. Together they are 70, for the seventy nations of the world. On the eighth day a single bull is offered: for the one people, says the Talmud, like the small meal that a king asks of his friend.',
    source: 'Babylonian Talmud, Sukkah 55b',
    checks: [
      'sum 70: 13 (first day) + 12 (second day) + 11 (third day) + 10 (fourth day) + 9 (fifth day) + 8 (sixth day) + 7 (seventh day)',
      'occurrences 1: פרים בני בקר שלשה עשר in numbers 29:13 = פרים שבעה in numbers 29:32',
    ],
  },
  {
    id: 'numbers-29-19-water',
    at: 'numbers 29:19',
    kind: 'acrostic',
    notes:
      'In the offerings of Tabernacles three words are spelled differently than on the other days: ונסכיהם on the second, ונסכיה on the sixth and כמשפטם on the seventh. The extra letters, ם, י and ם, spell מים, “water”. Here the Talmud finds the pouring of water at the feast in the Torah.',
    source: 'Babylonian Talmud, Taanit 2b',
    unchecked: ['on the second', 'on the sixth', 'on the seventh'],
    checks: [
      'occurrences 1: ונסכיהם in numbers 29:19 = ונסכיה in numbers 29:31 = כמשפטם in numbers 29:33',
      'occurrences 5: ונסכה in numbers 29:12-34 = כמשפט in numbers 29:12-34',
    ],
  },
  {
    id: 'numbers-33-1-journeys',
    at: 'numbers 33:1',
    kind: 'structure',
    notes:
      '“And they pitched”, ויחנו, appears 42 times in the list of the stations (Numbers 33:5–49). The kabbalists compare the 42 journeys with the Name of 42 letters, which the Talmud mentions but does not reveal. The Hasidic masters teach that everyone makes the whole journey, from Egypt to the Jordan, in one life.',
    source:
      'Rashi on Numbers 33:1, on the number; Babylonian Talmud, Kiddushin 71a, on the Name; Degel Machaneh Ephraim, Masei, on the journeys of a life',
    unchecked: ['Name of 42 letters'],
    checks: ['occurrences 42: ויחנו in numbers 33:5-49'],
  },
];
