import type { CuratedInsight } from './insight-types.ts';
import { check, found, number, passage, spelling, standard, words } from './parts.ts';

export const DEUTERONOMY: readonly CuratedInsight[] = [
  {
    id: 'deuteronomy-3-23-besought',
    at: 'deuteronomy 3:23',
    kind: 'gematria',
    notes:
      '“And I besought the Lord”: ואתחנן counts 515. The midrash says that Moses prayed this many prayers to enter the land. תפלה, “prayer”, counts 515 as well.',
    source: 'Deuteronomy Rabbah 11:10',
    checks: [
      standard(515, [words('ואתחנן', 'and I besought', 'deuteronomy 3:23')], [words('תפלה', 'prayer')]),
    ],
  },
  {
    id: 'deuteronomy-5-16-good',
    at: 'deuteronomy 5:16',
    kind: 'letter count',
    notes:
      'The Ten Commandments of Exodus 20:2–17 have no ט at all. Those of Deuteronomy 5:6–21 have 2, one of them in “that it may go well with thee”, ייטב. The Talmud explains why only these say “good”: the first tablets were going to be broken, and goodness was not to end for Israel.',
    source: 'Babylonian Talmud, Bava Kamma 54b–55a',
    told: ['Ten Commandments'],
    checks: [
      check('occurrences', 0, [found('ט', 'exodus 20:2-17', 0)]),
      check('occurrences', 2, [found('ט', 'deuteronomy 5:6-21', 2)]),
      check('occurrences', 1, [found('ייטב', 'deuteronomy 5:16', 1)]),
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
      check('large-letters', 2, [found('עד', 'deuteronomy 6:4', 2)]),
      spelling(
        'finals',
        'עד',
        words('שמע', 'hear', 'deuteronomy 6:4'),
        words('אחד', 'one', 'deuteronomy 6:4'),
      ),
      check('occurrences', 1, [found('אתם עדי', 'isaiah 43:10', 1)]),
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
      check('letters', 49, [
        passage('deuteronomy 6:4', 25),
        words(
          'ברוך שם כבוד מלכותו לעולם ועד',
          'blessed be the name of his glorious kingdom for ever and ever',
        ),
      ]),
      check('letters', 24, [
        words(
          'ברוך שם כבוד מלכותו לעולם ועד',
          'blessed be the name of his glorious kingdom for ever and ever',
        ),
      ]),
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
      standard(
        26,
        [words('אחד', 'one', 'deuteronomy 6:4'), words('אהבה', 'love')],
        [words('יהוה', 'the Name', 'deuteronomy 6:4')],
      ),
      standard(13, [words('אחד', 'one', 'deuteronomy 6:4')], [words('אהבה', 'love')]),
    ],
  },
  {
    id: 'deuteronomy-6-5-two-hearts',
    at: 'deuteronomy 6:5',
    kind: 'letter count',
    notes:
      '“With all thine heart”: לבבך has 4 letters, where לבך, with 3, would say the same. The doubled ב is read as the two inclinations of the heart. God is to be loved with both, with the good one and with the evil one.',
    source: 'Mishnah, Berakhot 9:5',
    told: ['two inclinations'],
    checks: [
      check('letters', 4, [words('לבבך', 'thine heart', 'deuteronomy 6:5')]),
      check('letters', 3, [words('לבך', 'thine heart')]),
    ],
  },
  {
    id: 'deuteronomy-6-7-members',
    at: 'deuteronomy 6:7',
    kind: 'letter count',
    notes:
      'The Shema, said “when thou liest down, and when thou risest up”, has three parts of 48, 122 and 69 words. With the 6 words of the answer after its first verse they are 245. The reader repeats three words at the end, יהוה אלהיכם אמת, so that 248 words stand for the 248 members of the body.',
    source: 'Zohar Chadash on Ruth; Shulchan Aruch, Orach Chayim 61:3',
    told: ['three parts'],
    checks: [
      check('words', 248, [
        passage('deuteronomy 6:4-9', 48),
        passage('deuteronomy 11:13-21', 122),
        passage('numbers 15:37-41', 69),
        words('ברוך שם כבוד מלכותו לעולם ועד', 'the answer'),
        words('יהוה אלהיכם אמת', 'the Lord your God is truth'),
      ]),
      check('sum', 245, [number(48, 'words'), number(122, 'words'), number(69, 'words'), number(6, 'words')]),
    ],
  },
  {
    id: 'deuteronomy-6-8-frontlets',
    at: 'deuteronomy 6:8',
    kind: 'tradition',
    notes:
      'How is it known that the frontlets have 4 compartments? טטפת is a word nobody can derive. Rabbi Akiva takes it apart: טט is “two” in one language and פת is “two” in another, 2 and 2.',
    source: 'Babylonian Talmud, Sanhedrin 4b and Menachot 34b',
    checks: [
      check('sum', 4, [number(2, 'tat'), number(2, 'pat')]),
      check('occurrences', 1, [found('לטטפת', 'deuteronomy 6:8', 1)]),
    ],
  },
  {
    id: 'deuteronomy-10-12-hundred',
    at: 'deuteronomy 10:12',
    kind: 'letter count',
    notes:
      '“What doth the Lord thy God require of thee?” Read not מה, “what”, but מאה, “a hundred”: a man should say 100 blessings a day. The verse has 99 letters, and with the א that is read into it 100. By atbash, the first letter for the last, מה counts 100 too.',
    source: 'Babylonian Talmud, Menachot 43b, with Tosafot; Baal HaTurim on Deuteronomy 10:12',
    checks: [
      check('letters', 99, [passage('deuteronomy 10:12')]),
      check('letters', 100, [passage('deuteronomy 10:12', 99), words('א', 'read into it')]),
      check('HEBREW_ATBASH', 100, [words('מה', 'what', 'deuteronomy 10:12')]),
    ],
  },
  {
    id: 'deuteronomy-29-29-dots',
    at: 'deuteronomy 29:29',
    kind: 'tradition',
    notes:
      '“Those things which are revealed belong unto us and to our children for ever”: over לנו ולבנינו the edition has 10 dots, one on each letter; scrolls have an eleventh, on the ע of the next word, עד. Tradition says that Ezra added them in doubt: if Elijah asks why he wrote these words, he will say, I have dotted them already.',
    source: 'Numbers Rabbah 3:13; Avot de-Rabbi Natan 34',
    told: ['an eleventh'],
    checks: [
      check('dotted-letters', 10, [found('לנוולבנינו', 'deuteronomy 29:29', 10)]),
      check('occurrences', 1, [found('לנו ולבנינו עד', 'deuteronomy 29:29', 1)]),
    ],
  },
  {
    id: 'deuteronomy-30-6-elul',
    at: 'deuteronomy 30:6',
    kind: 'acrostic',
    notes:
      '“Thine heart, and the heart” of thy seed: the initials of את לבבך ואת לבב spell אלול, Elul. It is the month before the Day of Atonement, when people turn back and rise early to pray.',
    source: 'Baal HaTurim on Deuteronomy 30:6',
    checks: [
      spelling('initials', 'אלול', words('את לבבך ואת לבב', 'thine heart and the heart', 'deuteronomy 30:6')),
    ],
  },
  {
    id: 'deuteronomy-31-18-esther',
    at: 'deuteronomy 31:18',
    kind: 'tradition',
    notes:
      'Where is Esther in the Torah? The Talmud answers with “I will surely hide”, הסתר אסתיר, in which her name אסתר is heard. In her book God is not named, and works behind the events.',
    source: 'Babylonian Talmud, Chullin 139b',
    checks: [
      check('occurrences', 1, [found('הסתר אסתיר', 'deuteronomy 31:18', 1)]),
      check('occurrences', 0, [found('יהוה', 'esther 1:1-10:3', 0)], [found('אלהים', 'esther 1:1-10:3', 0)]),
    ],
  },
  {
    id: 'deuteronomy-32-6-signature',
    at: 'deuteronomy 32:6',
    kind: 'acrostic',
    notes:
      'The first letters of the first six verses of the song are ה, י, כ, ה, ש and ה. They count 345, as does משה: Moses signed his song. The last of them is the ה before “the Lord” in this verse, which scribes set apart and write large.',
    source: 'Tanchuma, Haazinu, on Deuteronomy 32:6',
    checks: [
      spelling('verse-initials', 'היכהשה', passage('deuteronomy 32:1-6')),
      standard(345, [words('היכהשה', 'the six letters')], [words('משה', 'Moses')]),
    ],
  },
  {
    id: 'deuteronomy-33-4-law',
    at: 'deuteronomy 33:4',
    kind: 'gematria',
    notes:
      '“Moses commanded us a law”: תורה counts 611. The Talmud says that this many commandments came through Moses. Everyone heard the first 2 of the ten, “I am” and “Thou shalt have no other”, from God himself. Together they are 613.',
    source: 'Babylonian Talmud, Makkot 23b–24a',
    told: ['of the ten'],
    checks: [
      check('sum', 613, [words('תורה', 'law', 'deuteronomy 33:4'), number(2, 'heard by all')]),
      standard(611, [words('תורה', 'law', 'deuteronomy 33:4')]),
    ],
  },
  {
    id: 'deuteronomy-34-5-tears',
    at: 'deuteronomy 34:5',
    kind: 'tradition',
    notes:
      'Did Moses write that Moses died? The last 8 verses of the Torah (Deuteronomy 34:5–12) were written by Joshua, says one sage. Another says that the Holy One spoke them and Moses wrote them, with tears.',
    source: 'Babylonian Talmud, Bava Batra 15a',
    checks: [check('verses', 8, [passage('deuteronomy 34:5-12')])],
  },
  {
    id: 'deuteronomy-34-12-heart',
    at: 'deuteronomy 34:12',
    kind: 'structure',
    notes:
      'The last letter of the Torah is the ל of ישראל, the first is the ב of בראשית. Join the end to the beginning and they are לב, “heart”, which counts 32: the number of the paths of wisdom.',
    source: 'Sefer Yetzirah 1:1; Bahir 63',
    checks: [
      standard(32, [words('לב', 'heart')]),
      spelling('finals', 'ל', words('ישראל', 'Israel', 'deuteronomy 34:12')),
      spelling('initials', 'ב', words('בראשית', 'in the beginning', 'genesis 1:1')),
    ],
  },
];
