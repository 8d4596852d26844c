import type { WrittenInsight } from './insight-types.ts';

export const EXODUS: readonly WrittenInsight[] = [
  {
    id: 'exodus-3-2-bush',
    at: 'exodus 3:2',
    kind: 'gematria',
    notes:
      '“The bush”, הסנה, counts 120: the years of Moses, who was called from it and lived 120 years (Deuteronomy 34:7). What burned and was not consumed was the measure of his life.',
    source: 'Baal HaTurim on Exodus 3:2',
    checks: ['120: הסנה (the bush) in exodus 3:2', 'occurrences 1: מאה ועשרים שנה in deuteronomy 34:7'],
  },
  {
    id: 'exodus-3-14-i-am',
    at: 'exodus 3:14',
    kind: 'gematria',
    notes:
      '“I am that I am” is said to Moses, but Israel hears only “I am”, once. The Talmud explains: I am with them in this bondage, and I shall be with them in the bondage to come. אהיה counts 21, and 21 times 21 is 441, the value of אמת, “truth”.',
    source: 'Babylonian Talmud, Berakhot 9b; the product is computed here',
    checks: [
      'product 441: אהיה (I am) in exodus 3:14 × אהיה (I am) in exodus 3:14',
      '441: אמת (truth)',
      '21: אהיה (I am) in exodus 3:14',
      'occurrences 1: אהיה אשר אהיה in exodus 3:14',
    ],
  },
  {
    id: 'exodus-3-15-name-and-memorial',
    at: 'exodus 3:15',
    kind: 'gematria',
    notes:
      '“This is my name for ever, and this is my memorial”: שמי with the first half of the Name, יה, counts 365, and זכרי with the second half, וה, counts 248. These are the numbers of the prohibitions and the commands, 613 together. So the kabbalists find all commandments in the four letters.',
    source: 'Tikkunei Zohar, introduction; Zohar I:24a',
    unchecked: ['first half of the Name', 'second half', 'the four letters'],
    checks: [
      '365: שמי (my name) in exodus 3:15 + יה (the first half of the Name)',
      '248: זכרי (my memorial) in exodus 3:15 + וה (the second half of the Name)',
      'sum 613: 365 (prohibitions) + 248 (commands)',
    ],
  },
  {
    id: 'exodus-10-2-plagues',
    at: 'exodus 10:2',
    kind: 'acrostic',
    notes:
      'Rabbi Judah gave the ten plagues signs: דצך עדש באחב, the initials of their names, which the midrash sees engraved on the staff of Moses. The signs count 501. So does אשר, “which”, in this verse: “my signs which I have done among them”.',
    source: 'Passover Haggadah; Exodus Rabbah 5:6; the equal value is computed here',
    unchecked: ['ten plagues'],
    checks: [
      'initials: דם צפרדע כנים (blood, frogs, gnats) + ערוב דבר שחין (swarms, pestilence, boils) + ברד ארבה חשך בכורות (hail, locusts, darkness, the firstborn) → דצכעדשבאחב',
      '501: דצך עדש באחב (the signs) = אשר (which) in exodus 10:2',
    ],
  },
  {
    id: 'exodus-14-19-seventy-two',
    at: 'exodus 14:19',
    kind: 'letter count',
    notes:
      'Exodus 14:19, 20 and 21 have 72 letters each, 216 together. Write them one below the other, the first and third forwards and the second backwards, and you have 72 names of three letters: the Name of seventy-two. Rashi knows it, and the Bahir and the Zohar explain it.',
    source: 'Rashi on Sukkah 45a; Bahir 110; Zohar II:51b',
    unchecked: [
      '20 and 21',
      'first and third forwards and the second',
      'names of three letters',
      'Name of seventy-two',
    ],
    checks: ['letters 72: exodus 14:19 = exodus 14:20 = exodus 14:21', 'letters 216: exodus 14:19-21'],
  },
  {
    id: 'exodus-15-11-maccabee',
    at: 'exodus 15:11',
    kind: 'acrostic',
    notes:
      '“Who is like unto thee, O Lord, among the gods?” The initials of מי כמכה באלם יהוה spell מכבי, Maccabee. A tradition says that Judah’s men had the words on their banner. The books of the Maccabees themselves do not say so.',
    source: 'A tradition told since the Middle Ages; no early source is claimed',
    checks: ['initials: מי כמכה באלם יהוה (who is like thee among the gods, O Lord) in exodus 15:11 → מכבי'],
  },
  {
    id: 'exodus-15-27-elim',
    at: 'exodus 15:27',
    kind: 'tradition',
    notes:
      'At Elim are 12 springs and 70 palm trees. The midrash says that the place was ready from the day the world was made, with a spring for each of the 12 tribes and a palm for each of the 70 elders.',
    source: 'Mekhilta on Exodus 15:27; Rashi on the verse',
    unchecked: ['12 springs and 70 palm trees', '12 tribes', '70 elders'],
    checks: ['occurrences 1: שתים עשרה עינת מים ושבעים תמרים in exodus 15:27'],
  },
  {
    id: 'exodus-17-16-throne',
    at: 'exodus 17:16',
    kind: 'tradition',
    notes:
      '“The hand upon the throne of Yah”: the throne is written כס, with 2 letters instead of the 3 of כסא, and the Name is halved, יה, 15 of its 26. Rashi says that neither throne nor Name is whole until Amalek is gone.',
    source: 'Rashi on Exodus 17:16, after Tanchuma, Ki Tetze 11',
    checks: [
      'letters 2: כס (throne) in exodus 17:16',
      'letters 3: כסא (throne)',
      '15: יה (half of the Name) in exodus 17:16',
      '26: יהוה (the Name) in exodus 17:15',
    ],
  },
  {
    id: 'exodus-20-2-i-myself',
    at: 'exodus 20:2',
    kind: 'acrostic',
    notes:
      'The first word of the commandments, אנכי, “I”, is read as four: אנא נפשי כתבית יהבית, “I myself wrote and gave”. For Rabbi Yochanan this proves that Scripture itself has words made of initials.',
    source: 'Babylonian Talmud, Shabbat 105a',
    checks: [
      'initials: אנא נפשי כתבית יהבית (I myself wrote and gave) → אנכי',
      'occurrences 1: אנכי in exodus 20:2',
    ],
  },
  {
    id: 'exodus-20-2-crown',
    at: 'exodus 20:2',
    kind: 'letter count',
    notes:
      'The Ten Commandments (Exodus 20:2–17) have 620 letters, and כתר, “crown”, counts 620. The last two words, אשר לרעך, have 7; the 613 before them stand for the commandments of the Torah. The midrash gives the 7 to the days of creation.',
    source: 'Numbers Rabbah 13:16; Baal HaTurim on Exodus 20',
    unchecked: ['Ten Commandments'],
    checks: [
      'letters 620: exodus 20:2-17',
      '620: כתר (crown)',
      'letters 7: אשר לרעך (that is thy neighbour’s) in exodus 20:17',
      'sum 620: 613 (letters) + 7 (letters)',
    ],
  },
  {
    id: 'exodus-30-12-give',
    at: 'exodus 30:12',
    kind: 'structure',
    notes:
      '“Then shall they give”, ונתנו, reads the same from both ends. Baal HaTurim says it teaches that what you give to charity comes back to you, and you lack nothing.',
    source: 'Baal HaTurim on Exodus 30:12',
    checks: ['reversed 5: ונתנו (they shall give) in exodus 30:12 = ונתנו (read backwards)'],
  },
  {
    id: 'exodus-31-3-bezalel',
    at: 'exodus 31:3',
    kind: 'tradition',
    notes:
      'Bezalel is filled with wisdom, understanding and knowledge. By the same three, Proverbs 3:19–20 says, the Lord founded the earth, established the heavens and broke up the depths. So Bezalel knew how to join the letters by which heaven and earth were created.',
    source: 'Babylonian Talmud, Berakhot 55a',
    unchecked: ['the same three'],
    checks: [
      'occurrences 1: בחכמה ובתבונה ובדעת in exodus 31:3 = בחכמה in proverbs 3:19',
      'occurrences 1: בתבונה in proverbs 3:19 = בדעתו in proverbs 3:20',
    ],
  },
  {
    id: 'exodus-34-6-attributes',
    at: 'exodus 34:6',
    kind: 'tradition',
    notes:
      'These verses name the attributes of mercy, 13 by tradition: God wrapped himself like a reader before the congregation and showed Moses the order of this prayer. 13 is also the value of אחד, “one”. There are several traditions on where one attribute ends and the next begins.',
    source: 'Babylonian Talmud, Rosh Hashanah 17b; the equal value is computed here',
    checks: ['13: אחד (one)'],
  },
  {
    id: 'exodus-34-14-another',
    at: 'exodus 34:14',
    kind: 'tradition',
    notes:
      '“Thou shalt worship no other god”: אחר, “other”, and אחד, “one”, differ by a stroke of the pen, between ר, which counts 200, and ד, which counts 4. The midrash says: if you turn the ד of Deuteronomy 6:4 into a ר, you destroy the whole world, and the reverse here does the same. Scribes write both letters large; this edition prints only the ד so.',
    source: 'Leviticus Rabbah 19:2',
    checks: [
      'occurrences 1: לאל אחר in exodus 34:14 = אחד in deuteronomy 6:4',
      '200: ר (resh)',
      '4: ד (dalet)',
      'large-letters 0: exodus 34:14',
    ],
  },
  {
    id: 'exodus-35-1-labours',
    at: 'exodus 35:1',
    kind: 'gematria',
    notes:
      '“These are the words”, אלה הדברים, come just before the command to rest on the Sabbath. The sages find in them the 39 labours that are forbidden on it. אלה counts 36; “words” is a plural, so two; “the words” adds one more.',
    source: 'Babylonian Talmud, Shabbat 97b; Jerusalem Talmud, Shabbat 7:2',
    checks: [
      'sum 39: אלה (these) in exodus 35:1 + 2 (words, a plural) + 1 (for “the”)',
      '36: אלה (these) in exodus 35:1',
    ],
  },
  {
    id: 'exodus-38-21-pledge',
    at: 'exodus 38:21',
    kind: 'gematria',
    notes:
      'The tabernacle is named twice in a row, המשכן משכן: a hint, says Rashi, at the Temple that was taken twice as a pledge, משכון, for Israel’s sins. משכן counts 410, the years that the First Temple stood by the Talmud’s count.',
    source: 'Rashi on Exodus 38:21; Babylonian Talmud, Yoma 9a; the equal value is computed here',
    unchecked: ['named twice', 'taken twice'],
    checks: ['410: משכן (tabernacle) in exodus 38:21', 'occurrences 1: המשכן משכן in exodus 38:21'],
  },
  {
    id: 'exodus-39-1-commanded',
    at: 'exodus 39:1',
    kind: 'structure',
    notes:
      '“The Lord commanded”, צוה יהוה, is said 18 times from Exodus 38:23, where Oholiab is named, to the end of the book. The sages match them with the 18 blessings of the daily prayer. They chose where to begin: the verse before has it once more.',
    source: 'Jerusalem Talmud, Berakhot 4:3; Leviticus Rabbah 1:8',
    checks: ['occurrences 18: צוה יהוה in exodus 38:23-40:38', 'occurrences 1: צוה יהוה in exodus 38:22'],
  },
];
