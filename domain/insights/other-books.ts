import type { WrittenInsight } from './insight-types.ts';

const ALPHABET = 'אבגדהוזחטיכלמנסעפצקרשת';

/** Insights outside the Torah. The gallery has no tab for them, so they are shown only with their verse. */
export const OTHER_BOOKS: readonly WrittenInsight[] = [
  {
    id: 'esther-5-4-initials',
    at: 'esther 5:4',
    kind: 'acrostic',
    notes:
      'The book of Esther does not write the Name. But “let the king and Haman come this day”, יבוא המלך והמן היום, has it in its initials: יהוה. It is hidden there, at the turning point of the story.',
    source: 'Rabbenu Bachya, Kad ha-Kemach, on Purim',
    checks: [
      'initials: יבוא המלך והמן היום (let the king and Haman come this day) in esther 5:4 → יהוה',
      'occurrences 0: יהוה in esther 1:1-10:3',
    ],
  },
  {
    id: 'psalms-23-1-feeds',
    at: 'psalms 23:1',
    kind: 'letter count',
    notes:
      'The psalm, said before the Sabbath meal, has 57 words with its opening; 57 is זן, “he feeds”. Prayer books also give it 227 letters, ברכה, “blessing”. This edition has 219: spellings with and without ו and י differ, so the second count does not hold here.',
    source: 'Prayer books, on Psalm 23 at the Sabbath meal',
    unchecked: ['227 letters', 'second count'],
    checks: [
      'words 57: psalms 23:1-6',
      '57: זן (he feeds)',
      '227: ברכה (blessing)',
      'letters 219: psalms 23:1-6',
    ],
  },
  {
    id: 'psalms-119-1-eightfold',
    at: 'psalms 119:1',
    kind: 'acrostic',
    notes:
      'The longest psalm goes through the alphabet with 8 verses to each letter, 176 in all. The Talmud calls it the eightfold. The kabbalists match its stanzas with the letters that formed the world in Sefer Yetzirah.',
    source: 'Babylonian Talmud, Berakhot 4b; Sefer Yetzirah 2:2',
    checks: [
      `verse-initials: psalms 119:1-176 → ${[...ALPHABET].map((letter) => letter.repeat(8)).join('')}`,
      'verses 8: psalms 119:1-8',
    ],
  },
  {
    id: 'psalms-136-1-mercy',
    at: 'psalms 136:1',
    kind: 'structure',
    notes:
      'Each of the 26 verses ends with “for his mercy endureth for ever”. For the Talmud they are the 26 generations that God sustained by mercy alone before he gave the Torah. It is also the value of the Name.',
    source: 'Babylonian Talmud, Pesachim 118a; the equal value is computed here',
    checks: ['verses 26: psalms 136:1-26', 'occurrences 26: חסדו in psalms 136:1-26', '26: יהוה (the Name)'],
  },
  {
    id: 'psalms-145-1-no-nun',
    at: 'psalms 145:1',
    kind: 'acrostic',
    notes:
      'The psalm goes through the alphabet verse by verse and has no verse for נ. The Talmud says why: “The virgin of Israel is fallen” (Amos 5:2) begins with it. David left out the fall and went on: “The Lord upholdeth all that fall”. The Greek translation and a scroll from Qumran have a verse there.',
    source: 'Babylonian Talmud, Berakhot 4b',
    checks: [
      'verse-initials: psalms 145:2-21 → בגדהוזחטיכלמסעפצקרשת',
      'initials: ארוממך (I will extol thee) in psalms 145:1 → א',
      'initials: נפלה (is fallen) in amos 5:2 → נ',
    ],
  },
  {
    id: 'proverbs-31-10-worthy-woman',
    at: 'proverbs 31:10',
    kind: 'acrostic',
    notes:
      'The 22 verses on the worthy woman begin with the 22 letters in their order. The midrash says: as God gave Israel the Torah by 22 letters, so he praises worthy women by 22 letters.',
    source: 'Yalkut Shimoni, Proverbs 964',
    checks: ['verse-initials: proverbs 31:10-31 → אבגדהוזחטיכלמנסעפצקרשת'],
  },
  {
    id: 'jeremiah-25-26-sheshach',
    at: 'jeremiah 25:26',
    kind: 'gematria',
    notes:
      'The king of “Sheshach” shall drink last. It is Babel by atbash, the first letter for the last and the second for the last but one: ששך becomes בבל. The Bible itself uses the method: Jeremiah 51:41 has both names in one verse. ששך counts 620, and so does בבל when atbash is applied to it.',
    source: 'Rashi on Jeremiah 25:26',
    unchecked: ['the second for the last but one'],
    checks: [
      'HEBREW_ATBASH 620: בבל (Babel) in jeremiah 51:41',
      '620: ששך (Sheshach) in jeremiah 25:26',
      'HEBREW_ATBASH 34: ששך (Sheshach) in jeremiah 25:26',
      '34: בבל (Babel)',
    ],
  },
];
