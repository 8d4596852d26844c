import type { WrittenInsight } from './insight-types.ts';

export const DEUTERONOMY: readonly WrittenInsight[] = [
  {
    id: 'deuteronomy-3-23-besought',
    at: 'deuteronomy 3:23',
    kind: 'gematria',
    notes:
      '“And I besought the Lord”: ואתחנן counts 515. The midrash says that Moses prayed this many prayers to enter the land. תפלה, “prayer”, counts 515 as well.',
    source: 'Deuteronomy Rabbah 11:10',
    checks: ['515: ואתחנן (and I besought) in deuteronomy 3:23 = תפלה (prayer)'],
  },
  {
    id: 'deuteronomy-5-16-good',
    at: 'deuteronomy 5:16',
    kind: 'letter count',
    notes:
      'The Ten Commandments of Exodus 20:2–17 have no ט at all. Those of Deuteronomy 5:6–21 have 2, one of them in “that it may go well with thee”, ייטב. The Talmud explains why only these say “good”: the first tablets were going to be broken, and goodness was not to end for Israel.',
    source: 'Babylonian Talmud, Bava Kamma 54b–55a',
    unchecked: ['Ten Commandments'],
    checks: [
      'occurrences 0: ט in exodus 20:2-17',
      'occurrences 2: ט in deuteronomy 5:6-21',
      'occurrences 1: ייטב in deuteronomy 5:16',
    ],
  },
  {
    id: 'deuteronomy-6-4-witness',
    at: 'deuteronomy 6:4',
    kind: 'tradition',
    notes:
      'Two letters of the verse are written large, the ע of שמע, “hear”, and the ד of אחד, “one”. Together they are עד, “witness”: if you say the verse, you are a witness that God is one, as in Isaiah 43:10, “ye are my witnesses”.',
    source: 'Baal HaTurim on Deuteronomy 6:4',
    checks: [
      'large-letters 2: עד in deuteronomy 6:4',
      'finals: שמע (hear) in deuteronomy 6:4 + אחד (one) in deuteronomy 6:4 → עד',
      'occurrences 1: אתם עדי in isaiah 43:10',
    ],
  },
  {
    id: 'deuteronomy-6-4-letters',
    at: 'deuteronomy 6:4',
    kind: 'letter count',
    notes:
      'The verse has 25 letters; the answer that is said after it, ברוך שם כבוד מלכותו לעולם ועד, has 24. Together they are 49, the gates that were opened to Moses. The Zohar calls the one the upper unity and the other the lower.',
    source: 'Zohar II:139b, on the letters; Zohar I:18b, on the two unities',
    checks: [
      'letters 49: 25 in deuteronomy 6:4 + ברוך שם כבוד מלכותו לעולם ועד (blessed be the name of his glorious kingdom for ever and ever)',
      'letters 24: ברוך שם כבוד מלכותו לעולם ועד (blessed be the name of his glorious kingdom for ever and ever)',
    ],
  },
  {
    id: 'deuteronomy-6-5-love',
    at: 'deuteronomy 6:5',
    kind: 'gematria',
    notes:
      'אחד, “one”, counts 13, and אהבה, “love”, counts 13. Together they are 26, the value of the Name, יהוה. The verse that says that the Lord is one is followed by the command to love him.',
    source: 'A commonplace of the commentators on Deuteronomy 6:4–5',
    checks: [
      '26: אחד (one) in deuteronomy 6:4 + אהבה (love) = יהוה (the Name) in deuteronomy 6:4',
      '13: אחד (one) in deuteronomy 6:4 = אהבה (love)',
    ],
  },
  {
    id: 'deuteronomy-6-5-two-hearts',
    at: 'deuteronomy 6:5',
    kind: 'letter count',
    notes:
      '“With all thine heart”: לבבך has 4 letters, where לבך, with 3, would say the same. The doubled ב is read as the two inclinations of the heart. God is to be loved with both, with the good one and with the evil one.',
    source: 'Mishnah, Berakhot 9:5',
    unchecked: ['two inclinations'],
    checks: ['letters 4: לבבך (thine heart) in deuteronomy 6:5', 'letters 3: לבך (thine heart)'],
  },
  {
    id: 'deuteronomy-6-7-members',
    at: 'deuteronomy 6:7',
    kind: 'letter count',
    notes:
      'The Shema, said “when thou liest down, and when thou risest up”, has three parts of 48, 122 and 69 words. With the 6 words of the answer after its first verse they are 245. The reader repeats three words at the end, יהוה אלהיכם אמת, so that 248 words stand for the 248 members of the body.',
    source: 'Zohar Chadash on Ruth; Shulchan Aruch, Orach Chayim 61:3',
    unchecked: ['three parts'],
    checks: [
      'words 248: 48 in deuteronomy 6:4-9 + 122 in deuteronomy 11:13-21 + 69 in numbers 15:37-41 + ברוך שם כבוד מלכותו לעולם ועד (the answer) + יהוה אלהיכם אמת (the Lord your God is truth)',
      'sum 245: 48 (words) + 122 (words) + 69 (words) + 6 (words)',
    ],
  },
  {
    id: 'deuteronomy-6-8-frontlets',
    at: 'deuteronomy 6:8',
    kind: 'tradition',
    notes:
      'How is it known that the frontlets have 4 compartments? טטפת is a word nobody can derive. Rabbi Akiva takes it apart: טט is “two” in one language and פת is “two” in another, 2 and 2.',
    source: 'Babylonian Talmud, Sanhedrin 4b and Menachot 34b',
    checks: ['sum 4: 2 (tat) + 2 (pat)', 'occurrences 1: לטטפת in deuteronomy 6:8'],
  },
  {
    id: 'deuteronomy-10-12-hundred',
    at: 'deuteronomy 10:12',
    kind: 'letter count',
    notes:
      '“What doth the Lord thy God require of thee?” Read not מה, “what”, but מאה, “a hundred”: a man should say 100 blessings a day. The verse has 99 letters, and with the א that is read into it 100. By atbash, the first letter for the last, מה counts 100 too.',
    source: 'Babylonian Talmud, Menachot 43b, with Tosafot; Baal HaTurim on Deuteronomy 10:12',
    checks: [
      'letters 99: deuteronomy 10:12',
      'letters 100: 99 in deuteronomy 10:12 + א (read into it)',
      'HEBREW_ATBASH 100: מה (what) in deuteronomy 10:12',
    ],
  },
  {
    id: 'deuteronomy-29-29-dots',
    at: 'deuteronomy 29:29',
    kind: 'tradition',
    notes:
      '“Those things which are revealed belong unto us and to our children for ever”: over לנו ולבנינו the edition has 10 dots, one on each letter; scrolls have an eleventh, on the ע of the next word, עד. Tradition says that Ezra added them in doubt: if Elijah asks why he wrote these words, he will say, I have dotted them already.',
    source: 'Numbers Rabbah 3:13; Avot de-Rabbi Natan 34',
    unchecked: ['an eleventh'],
    checks: [
      'dotted-letters 10: לנוולבנינו in deuteronomy 29:29',
      'occurrences 1: לנו ולבנינו עד in deuteronomy 29:29',
    ],
  },
  {
    id: 'deuteronomy-30-6-elul',
    at: 'deuteronomy 30:6',
    kind: 'acrostic',
    notes:
      '“Thine heart, and the heart” of thy seed: the initials of את לבבך ואת לבב spell אלול, Elul. It is the month before the Day of Atonement, when people turn back and rise early to pray.',
    source: 'Baal HaTurim on Deuteronomy 30:6',
    checks: ['initials: את לבבך ואת לבב (thine heart and the heart) in deuteronomy 30:6 → אלול'],
  },
  {
    id: 'deuteronomy-31-18-esther',
    at: 'deuteronomy 31:18',
    kind: 'tradition',
    notes:
      'Where is Esther in the Torah? The Talmud answers with “I will surely hide”, הסתר אסתיר, in which her name אסתר is heard. In her book God is not named, and works behind the events.',
    source: 'Babylonian Talmud, Chullin 139b',
    checks: [
      'occurrences 1: הסתר אסתיר in deuteronomy 31:18',
      'occurrences 0: יהוה in esther 1:1-10:3 = אלהים in esther 1:1-10:3',
    ],
  },
  {
    id: 'deuteronomy-32-6-signature',
    at: 'deuteronomy 32:6',
    kind: 'acrostic',
    notes:
      'The first letters of the first six verses of the song are ה, י, כ, ה, ש and ה. They count 345, as does משה: Moses signed his song. The last of them is the ה before “the Lord” in this verse, which scribes set apart and write large.',
    source: 'Tanchuma, Haazinu, on Deuteronomy 32:6',
    checks: ['verse-initials: deuteronomy 32:1-6 → היכהשה', '345: היכהשה (the six letters) = משה (Moses)'],
  },
  {
    id: 'deuteronomy-33-4-law',
    at: 'deuteronomy 33:4',
    kind: 'gematria',
    notes:
      '“Moses commanded us a law”: תורה counts 611. The Talmud says that this many commandments came through Moses. Everyone heard the first 2 of the ten, “I am” and “Thou shalt have no other”, from God himself. Together they are 613.',
    source: 'Babylonian Talmud, Makkot 23b–24a',
    unchecked: ['of the ten'],
    checks: [
      'sum 613: תורה (law) in deuteronomy 33:4 + 2 (heard by all)',
      '611: תורה (law) in deuteronomy 33:4',
    ],
  },
  {
    id: 'deuteronomy-34-5-tears',
    at: 'deuteronomy 34:5',
    kind: 'tradition',
    notes:
      'Did Moses write that Moses died? The last 8 verses of the Torah (Deuteronomy 34:5–12) were written by Joshua, says one sage. Another says that the Holy One spoke them and Moses wrote them, with tears.',
    source: 'Babylonian Talmud, Bava Batra 15a',
    checks: ['verses 8: deuteronomy 34:5-12'],
  },
  {
    id: 'deuteronomy-34-12-heart',
    at: 'deuteronomy 34:12',
    kind: 'structure',
    notes:
      'The last letter of the Torah is the ל of ישראל, the first is the ב of בראשית. Join the end to the beginning and they are לב, “heart”, which counts 32: the number of the paths of wisdom.',
    source: 'Sefer Yetzirah 1:1; Bahir 63',
    checks: [
      '32: לב (heart)',
      'finals: ישראל (Israel) in deuteronomy 34:12 → ל',
      'initials: בראשית (in the beginning) in genesis 1:1 → ב',
    ],
  },
];
