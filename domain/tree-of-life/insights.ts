/**
 * The notes beside the tree: where the Torah supports it, and what its numbers say. Values are computed from
 * the words. The tests compute or count the other numbers that the texts name.
 */
import type { Reference } from '../reference/index.ts';
import { hebrewValue, SEPHIROT } from './sephirot.ts';

interface TorahConnection {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly source: string;
  readonly place: Reference & { readonly verse: number };
}

export const TORAH_CONNECTIONS: readonly TorahConnection[] = [
  {
    id: 'tree',
    title: 'The tree in the garden',
    text: 'The tree of life is in the middle of the garden. Proverbs 3:18 calls wisdom a tree of life.',
    source: 'Bahir 22 and 119, on the tree of God’s powers',
    place: { book: 'genesis', chapter: 2, verse: 9 },
  },
  {
    id: 'sayings',
    title: 'Ten sayings',
    text: '“And God said” occurs nine times in the first chapter. The Talmud counts “In the beginning” as the tenth saying, and the Kabbalists hear the ten sephirot in them.',
    source: 'Avot 5:1; Babylonian Talmud, Rosh Hashanah 32a',
    place: { book: 'genesis', chapter: 1, verse: 3 },
  },
  {
    id: 'paths',
    title: 'Thirty-two paths',
    text: 'The name Elohim occurs thirty-two times in the first chapter, like ten sephirot and twenty-two letters. The last letter of the Torah and its first, ל and ב, are lev, “heart”, which is also the number.',
    source: 'Sefer Yetzirah 1:1; Bahir 63',
    place: { book: 'genesis', chapter: 1, verse: 1 },
  },
  {
    id: 'seventy-two',
    title: 'Three verses of seventy-two letters',
    text: 'Exodus 14:19, 20 and 21 have seventy-two letters each, the value of Chesed. Together they have as many letters as the value of Geburah.',
    source: 'Rashi on Sukkah 45a; Bahir 110',
    place: { book: 'exodus', chapter: 14, verse: 19 },
  },
  {
    id: 'bezalel',
    title: 'Wisdom, understanding, knowledge',
    text: 'Bezalel is filled with the three by which the heavens and the earth were made: Chokmah, Binah and Da’at.',
    source: 'Babylonian Talmud, Berakhot 55a',
    place: { book: 'exodus', chapter: 31, verse: 3 },
  },
  {
    id: 'arms',
    title: 'Abraham and Isaac',
    text: 'Jacob names “the God of Abraham” and “the Fear of Isaac”: the mercy and the strength between which he stands.',
    source: 'Pardes Rimonim, gate 23',
    place: { book: 'genesis', chapter: 31, verse: 42 },
  },
];

interface InsightWord {
  readonly hebrew: string;
  readonly meaning: string;
}

interface GematriaInsight {
  readonly id: string;
  readonly words: readonly [InsightWord, ...InsightWord[]];
  readonly value: number;
  readonly text: string;
  readonly source: string;
}

const OBSERVED = 'Our observation; no traditional source';

const INSIGHTS: readonly Omit<GematriaInsight, 'value'>[] = [
  {
    id: 'heart',
    words: [{ hebrew: 'לב', meaning: 'heart' }],
    text: 'The ten sephirot and the twenty-two letters together.',
    source: 'Sefer Yetzirah 1:1; Bahir 63',
  },
  {
    id: 'splendour',
    words: [
      { hebrew: 'הוד', meaning: 'Hod' },
      { hebrew: 'יה', meaning: 'Yah' },
    ],
    text: 'Splendour has the value of the short name of God.',
    source: OBSERVED,
  },
  {
    id: 'unity',
    words: [
      { hebrew: 'אהבה אחד', meaning: 'love, one' },
      { hebrew: 'יהוה', meaning: 'the Name' },
    ],
    text: 'Love and one have the same value. Together they add up to the value of the Name.',
    source: 'A commonplace of the commentators on Deuteronomy 6:4',
  },
  {
    id: 'wisdom',
    words: [{ hebrew: 'חכמה', meaning: 'Chokmah' }],
    text: 'The first verse of the Torah, which the Targum begins “in wisdom”, is this value times the ordinal value of the same word: two numbers with the same digits reversed.',
    source: 'Targum Yerushalmi to Genesis 1:1; the product is observed',
  },
  {
    id: 'mercy',
    words: [
      { hebrew: 'חסד', meaning: 'Chesed' },
      { hebrew: 'עב', meaning: 'seventy-two, as a numeral' },
    ],
    text: 'The number of the Name of seventy-two.',
    source: 'Bahir 110; Pardes Rimonim, gate 21',
  },
  {
    id: 'strength',
    words: [
      { hebrew: 'גבורה', meaning: 'Geburah' },
      { hebrew: 'אריה', meaning: 'lion' },
    ],
    text: 'Three times seventy-two. The lion has the same value.',
    source: OBSERVED,
  },
  {
    id: 'crown',
    words: [{ hebrew: 'כתר', meaning: 'Kether' }],
    text: 'The number of letters in the Ten Commandments in Exodus.',
    source: 'Baal HaTurim on the Ten Commandments (Exodus 20)',
  },
  {
    id: 'kingdom',
    words: [
      { hebrew: 'מלכות', meaning: 'Malkuth' },
      { hebrew: 'לויתן', meaning: 'Leviathan' },
    ],
    text: 'A perfect number, the sum of its own parts, and the sum of the numbers from 1 to 31, the value of El, God.',
    source: OBSERVED,
  },
  {
    id: 'beauty',
    words: [{ hebrew: 'תפארת', meaning: 'Tiferet' }],
    text: 'The sum of the numbers from 1 to 46.',
    source: OBSERVED,
  },
];

export const GEMATRIA_INSIGHTS: readonly GematriaInsight[] = INSIGHTS.map((insight) => ({
  ...insight,
  value: hebrewValue(insight.words[0].hebrew),
}));

export const SUM_OF_SEPHIROT: number = SEPHIROT.reduce((sum, { value }) => sum + value, 0);
