import type { WrittenInsight } from './insight-types.ts';

export const GENESIS: readonly WrittenInsight[] = [
  {
    id: 'genesis-1-1-seven-words',
    at: 'genesis 1:1',
    kind: 'letter count',
    notes:
      'The first verse of the Torah has 7 words and 28 letters. Exodus 20:1, which opens the Ten Commandments, has 7 words and 28 letters as well: creation and revelation begin in one measure. As a numeral 28 is written כח, the “power” of his works that he has shown to his people (Psalm 111:6).',
    source: 'Abudarham on the Kaddish; Beit Yosef, Orach Chayim 56',
    unchecked: ['Ten Commandments'],
    checks: [
      'letters 28: genesis 1:1 = exodus 20:1',
      'words 7: genesis 1:1 = exodus 20:1',
      '28: כח (power) in psalms 111:6',
    ],
  },
  {
    id: 'genesis-1-1-ten-sayings',
    at: 'genesis 1:1',
    kind: 'structure',
    notes:
      '“And God said”, ויאמר אלהים, appears 9 times in the first chapter, yet the Mishnah teaches that the world was made by ten sayings. The Talmud asks where the tenth is, and answers that “In the beginning” is a saying too. The kabbalists hear the ten sephirot in them.',
    source: 'Avot 5:1; Babylonian Talmud, Rosh Hashanah 32a and Megillah 21b',
    unchecked: ['ten sayings', 'where the tenth is', 'ten sephirot'],
    checks: ['occurrences 9: ויאמר אלהים in genesis 1:1-31'],
  },
  {
    id: 'genesis-1-1-thirty-two',
    at: 'genesis 1:1',
    kind: 'structure',
    notes:
      'In the story of the six days (Genesis 1:1–31) the name אלהים appears 32 times. Sefer Yetzirah opens with 32 wondrous paths of wisdom, 10 sephirot and 22 letters, which engraved the world. Kabbalists see a match: each time the name is written, one path is at work.',
    source: 'Sefer Yetzirah 1:1; Tikkunei Zohar, on the thirty-two times Elohim',
    unchecked: ['six days'],
    checks: ['occurrences 32: אלהים in genesis 1:1-31', 'sum 32: 10 (sephirot) + 22 (letters)'],
  },
  {
    id: 'genesis-1-1-bet',
    at: 'genesis 1:1',
    kind: 'tradition',
    notes:
      'Why does the Torah begin with ב, which counts 2, and not with א? The letter is closed on three sides and open only in front: do not search what is above, what is below or what was before, says the midrash, but only what is from the day of creation on. Another answer there is that ב begins blessing, ברכה, and א begins cursing, ארירה.',
    source: 'Genesis Rabbah 1:10',
    unchecked: ['closed on three sides'],
    checks: ['initials: בראשית (in the beginning) in genesis 1:1 → ב', '2: ב (bet)'],
  },
  {
    id: 'genesis-1-4-tet',
    at: 'genesis 1:4',
    kind: 'letter count',
    notes:
      'The letter ט does not occur in the first three verses. The first one of the Torah is that of טוב, “good”, said of the light. So the Talmud takes a ט in a dream for a good sign: Scripture first used it for good.',
    source: 'Babylonian Talmud, Bava Kamma 55a',
    checks: ['occurrences 0: ט in genesis 1:1-3', 'occurrences 1: טוב in genesis 1:4 = ט in genesis 1:4'],
  },
  {
    id: 'genesis-2-1-initials',
    at: 'genesis 2:1',
    kind: 'acrostic',
    notes:
      'Genesis 1:31 ends with יום הששי, “the sixth day”, and 2:1 begins with ויכלו השמים, “thus the heavens were finished”. The initials of these four words are the Name, יהוה. That is why the Sabbath blessing over wine begins with the last words of the earlier verse.',
    source: 'Rema on Shulchan Aruch, Orach Chayim 271:10',
    unchecked: ['“the sixth day”'],
    checks: [
      'initials: יום הששי (the sixth day) in genesis 1:31 + ויכלו השמים (and the heavens were finished) in genesis 2:1 → יהוה',
    ],
  },
  {
    id: 'genesis-2-3-sabbath',
    at: 'genesis 2:3',
    kind: 'letter count',
    notes:
      'The three verses on the seventh day (Genesis 2:1–3) have 35 words. The Zohar counts another 35 in the blessing that follows them at the Sabbath table, so that 70 words crown the day. The blessing differs a little between the rites; the count of the verses does not.',
    source: 'Zohar II:207b',
    unchecked: ['seventh day'],
    checks: [
      'words 35: genesis 2:1-3',
      'sum 70: 35 (words of the verses) + 35 (words of the blessing, by the Zohar)',
    ],
  },
  {
    id: 'genesis-2-4-abraham',
    at: 'genesis 2:4',
    kind: 'structure',
    notes:
      '“When they were created”, בהבראם, has the same letters as באברהם, “through Abraham”. The midrash says that heaven and earth were made for his sake. Tradition writes the ה of the word small, and the Talmud divides it: “with a ה he created them”. This edition prints it like the other letters.',
    source: 'Genesis Rabbah 12:9; Babylonian Talmud, Menachot 29b',
    checks: ['anagram 6: בהבראם (when they were created) in genesis 2:4 = באברהם (through Abraham)'],
  },
  {
    id: 'genesis-2-7-two-yods',
    at: 'genesis 2:7',
    kind: 'letter count',
    notes:
      'God “formed” man: וייצר has 5 letters, 2 of them yods. Of the animals, in Genesis 2:19, the same word has 4, ויצר. The Talmud hears two inclinations in the added letter, the good and the evil, with which man was formed.',
    source: 'Babylonian Talmud, Berakhot 61a',
    unchecked: ['two inclinations'],
    checks: [
      'letters 5: וייצר (he formed) in genesis 2:7',
      'letters 4: ויצר (he formed) in genesis 2:19',
      'letters 2: יי (the two yods)',
      'anagram 5: וייצר (he formed) in genesis 2:7 = וצר (without its yods) + יי (the two yods)',
    ],
  },
  {
    id: 'genesis-5-2-adam',
    at: 'genesis 5:2',
    kind: 'gematria',
    notes:
      'אדם, “man”, counts 45. So does the Name of four letters when each is spelled out by its name, with א in the filling: יוד הא ואו הא. So does the question מה, “what?”, by which the kabbalists call this spelling. They see in it the form of man, made in the image.',
    source: 'Tikkunei Zohar, on the Name spelled out with alef',
    unchecked: ['Name of four letters'],
    checks: ['45: אדם (man) in genesis 5:2 = יוד הא ואו הא (the Name spelled out) = מה (what)'],
  },
  {
    id: 'genesis-6-8-noah',
    at: 'genesis 6:8',
    kind: 'structure',
    notes:
      'Noah found grace: his name נח, read backwards, is חן, “grace”. The two words are close together in the verse, with one between them. What he found was his own name reversed.',
    source: 'Baal HaTurim on Genesis 6:8',
    checks: ['reversed 2: נח (Noah) = חן (grace) in genesis 6:8', 'occurrences 1: ונח מצא חן in genesis 6:8'],
  },
  {
    id: 'genesis-12-1-lekh-lekha',
    at: 'genesis 12:1',
    kind: 'gematria',
    notes:
      '“Get thee out”, לך לך, counts 100. The midrash hears in the command its own reward: at 100 years Abraham was to have a son. Genesis 21:5 says that he was a hundred years old when Isaac was born.',
    source: 'Tanchuma, Lekh Lekha 3; Baal HaTurim on Genesis 12:1',
    checks: ['100: לך לך (get thee out) in genesis 12:1', 'occurrences 1: בן מאת שנה in genesis 21:5'],
  },
  {
    id: 'genesis-14-14-eliezer',
    at: 'genesis 14:14',
    kind: 'gematria',
    notes:
      'With 318 servants Abram goes after four kings. His steward אליעזר, whom the next chapter names (Genesis 15:2), counts 318. So some of the sages said that he alone went with Abram, one man as good as all of them.',
    source: 'Babylonian Talmud, Nedarim 32a; Genesis Rabbah 43:2',
    unchecked: ['four kings'],
    checks: ['318: אליעזר (Eliezer) in genesis 15:2', 'occurrences 1: שמנה עשר ושלש מאות in genesis 14:14'],
  },
  {
    id: 'genesis-17-5-abraham',
    at: 'genesis 17:5',
    kind: 'gematria',
    notes:
      'אברם counts 243; the ה that is added to his name makes it 248. That is the number of the members of the body as the sages counted them. The Talmud says that at first he was master of 243 of them. After his name was changed he was master of all, of eyes, ears and desire too.',
    source: 'Babylonian Talmud, Nedarim 32b',
    checks: [
      '248: אברהם (Abraham) in genesis 17:5 = אברם (Abram) in genesis 17:5 + ה (he)',
      '243: אברם (Abram) in genesis 17:5',
    ],
  },
  {
    id: 'genesis-18-2-angels',
    at: 'genesis 18:2',
    kind: 'gematria',
    notes:
      'Abraham lifts up his eyes: והנה שלשה, “and, lo, three”. The two words count 701, as do אלו מיכאל גבריאל ורפאל, “these are Michael, Gabriel and Raphael”. The Talmud names these three as the visitors.',
    source: 'Baal HaTurim on Genesis 18:2; Babylonian Talmud, Bava Metzia 86b',
    unchecked: ['“and, lo, three”', 'names these three'],
    checks: [
      '701: והנה שלשה (and, lo, three) in genesis 18:2 = אלו מיכאל גבריאל ורפאל (these are Michael, Gabriel and Raphael)',
    ],
  },
  {
    id: 'genesis-24-1-in-all',
    at: 'genesis 24:1',
    kind: 'gematria',
    notes:
      'The Lord had blessed Abraham “in all things”, בכל. The word counts 52, as does בן, “son”. Rashi explains the verse this way: because he had a son, he had to find him a wife, and the story of Rebekah begins.',
    source: 'Rashi on Genesis 24:1',
    checks: ['52: בכל (in all) in genesis 24:1 = בן (son)'],
  },
  {
    id: 'genesis-28-12-ladder',
    at: 'genesis 28:12',
    kind: 'gematria',
    notes:
      'Jacob’s ladder, סלם, counts 130, and so does סיני, Sinai. The midrash says that they have the same number, and reads the dream this way: the ladder is the mountain, its top is in the heavens, and the messengers who go up and down on it are Moses and Aaron.',
    source: 'Genesis Rabbah 68:12',
    checks: ['130: סלם (a ladder) in genesis 28:12 = סיני (Sinai) in exodus 19:18'],
  },
  {
    id: 'genesis-32-4-sojourned',
    at: 'genesis 32:4',
    kind: 'gematria',
    notes:
      '“I have sojourned with Laban”, גרתי, has the letters of תריג, the numeral 613. Rashi explains what Jacob tells his brother: I lived with Laban, and kept the 613 commandments, and did not learn from his deeds.',
    source: 'Rashi on Genesis 32:5 (English 32:4)',
    checks: [
      '613: גרתי (I have sojourned) in genesis 32:4 = תריג (the numeral)',
      'anagram 4: גרתי (I have sojourned) in genesis 32:4 = תריג (the numeral)',
    ],
  },
  {
    id: 'genesis-37-3-joseph',
    at: 'genesis 37:3',
    kind: 'gematria',
    notes:
      'יוסף, Joseph, and ציון, Zion, both count 156. The midrash compares them verse by verse, without the number: whatever happened to Joseph happened to Zion. He was loved, hated and sold; so was she.',
    source: 'Tanchuma, Vayigash 10, on Joseph and Zion; the equal value is computed here',
    checks: ['156: יוסף (Joseph) in genesis 37:3 = ציון (Zion) in psalms 137:1'],
  },
  {
    id: 'genesis-42-2-go-down',
    at: 'genesis 42:2',
    kind: 'gematria',
    notes:
      'Jacob sends his sons to Egypt with the word רדו, “get you down”, and not with “go”. It counts 210. The sages hear in it how many years Israel was to be there, though Jacob did not know.',
    source: 'Genesis Rabbah 91:2; Rashi on Genesis 42:2',
    checks: ['210: רדו (get you down) in genesis 42:2'],
  },
  {
    id: 'genesis-47-28-lived',
    at: 'genesis 47:28',
    kind: 'gematria',
    notes:
      '“And Jacob lived”, ויחי, counts 34. Those were the years in which he truly lived: 17 with Joseph until Joseph was sold (Genesis 37:2), and 17 with him in Egypt, as this verse says.',
    source: 'Baal HaTurim on Genesis 47:28',
    checks: [
      '34: ויחי (and he lived) in genesis 47:28',
      'sum 34: 17 (years at home) + 17 (years in Egypt)',
      'occurrences 1: שבע עשרה שנה in genesis 37:2 = שבע עשרה שנה in genesis 47:28',
    ],
  },
  {
    id: 'genesis-49-10-shiloh',
    at: 'genesis 49:10',
    kind: 'gematria',
    notes:
      '“Until Shiloh come”: יבא שילה counts 358, as does משיח, “anointed”. The old translation into Aramaic says it in words, “until the Messiah comes”. The number does not prove the reading, but it confirmed it for readers who already knew it.',
    source: 'Baal HaTurim on Genesis 49:10; Targum Onkelos to the verse',
    checks: ['358: יבא שילה (Shiloh comes) in genesis 49:10 = משיח (anointed)'],
  },
];
