import type { WrittenInsight } from './insight-types.ts';

export const LEVITICUS: readonly WrittenInsight[] = [
  {
    id: 'leviticus-1-1-small-alef',
    at: 'leviticus 1:1',
    kind: 'tradition',
    notes:
      'Scribes write the last letter of ויקרא, “and he called”, small. Tradition says that Moses, who was humble, wanted to write ויקר, “and he met by chance”, as of Balaam (Numbers 23:4). God told him to write the א, and he wrote it smaller than the others. This edition prints it like the other letters.',
    source: 'Baal HaTurim on Leviticus 1:1',
    checks: ['occurrences 1: ויקרא in leviticus 1:1 = ויקר in numbers 23:4'],
  },
  {
    id: 'leviticus-1-1-children',
    at: 'leviticus 1:1',
    kind: 'tradition',
    notes:
      'Why do children begin with Leviticus and not with Genesis? The children are pure and the offerings are pure: let the pure come, says the midrash, and study what is pure.',
    source: 'Leviticus Rabbah 7:3',
    checks: [],
  },
  {
    id: 'leviticus-8-8-middle-verse',
    at: 'leviticus 8:8',
    kind: 'letter count',
    notes:
      'The Masora calls this the middle verse of the Torah, the one in which Aaron is given the breastplate over his heart. In this edition it is verse 2,926 of 5,853, and the very middle is the next one, 2,927. The Masora counts 5,845 verses in all, and the Talmud puts the middle at Leviticus 13:33: different verse divisions have different middles.',
    source: 'Masora on Leviticus 8:8 and at the end of Deuteronomy; Babylonian Talmud, Kiddushin 30a',
    unchecked: ['5,845 verses'],
    checks: [
      'verse-number 2926: leviticus 8:8',
      'verse-number 2927: leviticus 8:9',
      'verses 5853: genesis 1:1-deuteronomy 34:12',
    ],
  },
  {
    id: 'leviticus-10-16-inquired',
    at: 'leviticus 10:16',
    kind: 'letter count',
    notes:
      'The old scribes counted דרש דרש, “diligently sought”, as the middle of the Torah by its words: half of it on either side of seeking. In this edition the first of the two is word 40,921 of 79,982; the middle falls on word 39,991, in Leviticus 8:15. The Talmud itself says of such counts that we are no longer expert in them.',
    source: 'Babylonian Talmud, Kiddushin 30a',
    unchecked: ['first of the two'],
    checks: [
      'word-number 40921: דרש (to seek) in leviticus 10:16',
      'word-number 39991: ויקדשהו (and he sanctified it) in leviticus 8:15',
      'words 79982: genesis 1:1-deuteronomy 34:12',
      'occurrences 1: דרש דרש in leviticus 10:16',
    ],
  },
  {
    id: 'leviticus-11-42-belly',
    at: 'leviticus 11:42',
    kind: 'letter count',
    notes:
      'The ו of גחון, “belly”, is written large. In the Talmud it is the middle letter of the Torah. In this edition it is letter 157,239 of 304,850, and the middle, letter 152,425, is in Leviticus 8:29. The scribes’ count does not match any text we have. Scholars still disagree why.',
    source: 'Babylonian Talmud, Kiddushin 30a',
    checks: [
      'letter-number 157239: letter 3 of גחון (belly) in leviticus 11:42',
      'letter-number 152425: letter 1 of החזה (the breast) in leviticus 8:29',
      'letters 304850: genesis 1:1-deuteronomy 34:12',
      'large-letters 1: ו in leviticus 11:42',
    ],
  },
  {
    id: 'leviticus-16-3-thus',
    at: 'leviticus 16:3',
    kind: 'gematria',
    notes:
      '“Thus shall Aaron come into the holy place”: בזאת, “with this”, counts 410. The midrash hears in it how long his sons were to come there: the First Temple stood 410 years.',
    source: 'Leviticus Rabbah 21:9',
    checks: ['410: בזאת (with this) in leviticus 16:3'],
  },
  {
    id: 'leviticus-16-30-accuser',
    at: 'leviticus 16:30',
    kind: 'gematria',
    notes:
      '“On that day” Israel is made clean. השטן, “the accuser”, counts 364: the Talmud says that he may accuse on that many days of the year. On the remaining one, the Day of Atonement, he may not.',
    source: 'Babylonian Talmud, Yoma 20a',
    checks: ['364: השטן (the accuser) in job 1:6'],
  },
  {
    id: 'leviticus-19-2-holy',
    at: 'leviticus 19:2',
    kind: 'structure',
    notes:
      'This chapter was read to the whole congregation, says the midrash, because the Ten Commandments are contained in it. Verse 3 has Sabbath and parents, verse 4 idols, verse 11 theft, verse 12 the false oath, verse 16 the neighbour’s blood, verse 18 the love in which coveting ends.',
    source: 'Leviticus Rabbah 24:5',
    unchecked: ['Ten Commandments', 'Verse 3', 'verse 4', 'verse 11', 'verse 12', 'verse 16', 'verse 18'],
    checks: [],
  },
  {
    id: 'leviticus-19-18-neighbour',
    at: 'leviticus 19:18',
    kind: 'gematria',
    notes:
      '“Thou shalt love thy neighbour as thyself: I am the Lord” counts 907. “And thou shalt love the Lord thy God” (Deuteronomy 6:5) counts 907 too. Rabbi Akiva called the first the great principle of the Torah. The numbers put it beside the love of God.',
    source: 'Sifra, Kedoshim 4:12 (Rabbi Akiva); the equal value is computed here',
    checks: [
      '907: ואהבת לרעך כמוך אני יהוה (love thy neighbour as thyself: I am the Lord) in leviticus 19:18 = ואהבת את יהוה אלהיך (and thou shalt love the Lord thy God) in deuteronomy 6:5',
    ],
  },
  {
    id: 'leviticus-23-15-omer',
    at: 'leviticus 23:15',
    kind: 'letter count',
    notes:
      'Seven sabbaths are counted to Pentecost, 7 times 7 days, 49 in all. Prayer books add Psalm 67 to the count of each day: without its title it has 7 verses and 49 words, and it is drawn as a lampstand of seven branches.',
    source: 'Custom of the prayer books at the counting of the Omer',
    unchecked: ['seven branches'],
    checks: ['words 49: psalms 67:1-7', 'verses 7: psalms 67:1-7', 'product 49: 7 (weeks) × 7 (days)'],
  },
  {
    id: 'leviticus-23-40-four-kinds',
    at: 'leviticus 23:40',
    kind: 'tradition',
    notes:
      'The four plants of the feast are read as one man. The palm branch is his spine, the myrtle leaf his eye, the willow leaf his mouth, the fruit of the goodly tree his heart. Held together they say what the psalm says: “All my bones shall say, Lord, who is like unto thee?” (Psalm 35:10).',
    source: 'Leviticus Rabbah 30:14',
    unchecked: ['four plants'],
    checks: [],
  },
  {
    id: 'leviticus-25-10-jubilee',
    at: 'leviticus 25:10',
    kind: 'structure',
    notes:
      'The jubilee is the year after 7 times 7 years. The Talmud knows 50 gates of understanding, of which all but one were opened to Moses. The kabbalists connect them: the jubilee is Binah, “understanding”, where every servant is set free and everything returns to its root.',
    source: 'Babylonian Talmud, Rosh Hashanah 21b; Zohar, on the Jubilee as Binah',
    unchecked: ['50 gates'],
    checks: ['product 49: 7 (weeks) × 7 (years)'],
  },
  {
    id: 'leviticus-26-3-blessings',
    at: 'leviticus 26:3',
    kind: 'structure',
    notes:
      'The blessings begin with א, in אם, and end at 26:13 with ת, in קוממיות: God blessed Israel with all 22 letters. The curses go from the ו of ואם, at 26:15, to the ם of נפשם, at 26:43. From ו to מ are only 8 letters.',
    source: 'Babylonian Talmud, Bava Batra 88b',
    checks: [
      'letters 22: אבגדהוזחטיכלמנסעפצקרשת (from alef to tav)',
      'letters 8: וזחטיכלמ (from vav to mem)',
      'initials: אם (if) in leviticus 26:3 → א',
      'finals: קוממיות (upright) in leviticus 26:13 → ת',
      'initials: ואם (and if) in leviticus 26:15 → ו',
      'finals: נפשם (their soul) in leviticus 26:43 → ם',
    ],
  },
  {
    id: 'leviticus-26-42-jacob',
    at: 'leviticus 26:42',
    kind: 'letter count',
    notes:
      '“My covenant with Jacob”: here and 4 times more, all in Jeremiah, his name is written in full, יעקוב, with a ו. The prophet Elijah is 5 times written without his, אליה. Jacob took the letter as a pledge, says Rashi, that Elijah will come and bring his children the good news.',
    source: 'Rashi on Leviticus 26:42',
    checks: [
      'occurrences 5: 1 יעקוב in leviticus 26:42 + 4 יעקוב in jeremiah 1:1-52:34',
      'occurrences 5: 4 אליה in 2kings 1:3-12 + 1 אליה in malachi 4:5',
      'occurrences 5: יעקוב in genesis 1:1-malachi 4:6',
    ],
  },
];
