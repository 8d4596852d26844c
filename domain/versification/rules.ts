import type { BookId } from '../canon/index.ts';
import type { Numbering } from './own-verses.ts';
import { TITLED_PSALMS, titleVerses } from './titles.ts';

/**
 * How rules say where an edition's own verse numbers differ from the English ones. `7:26-29>8:1`: own verses
 * 7:26 to 7:29 are English 8:1 and the following ones. `18:34#0-9>18:33`: only words 0 to 9 of own verse
 * 18:34 are at English 18:33. `#10` means word 10 to the end. An own verse without a rule has the same number
 * in English.
 */

/**
 * The rules for Masoretic verses, from `VerseMap.xml` of the Open Scriptures Hebrew Bible (CC BY 4.0), which lists
 * 1,971 full and 7 partial pairs. It does not name the words at which five verses divide; those come from the Hebrew
 * text. The rules for psalms are derived from the table of titles.
 */
const MASORETIC: Readonly<Partial<Record<BookId, string>>> = {
  genesis: '32:1>31:55 32:2-33>32:1',
  exodus: '7:26-29>8:1 8:1-28>8:5 21:37>22:1 22:1-30>22:2',
  leviticus: '5:20-26>6:1 6:1-23>6:8',
  numbers: '17:1-15>16:36 17:16-28>17:1 25:19>26:1 30:1>29:40 30:2-17>30:1',
  deuteronomy: '13:1>12:32 13:2-19>13:1 23:1>22:30 23:2-26>23:1 28:69>29:1 29:1-28>29:2',
  '1samuel': '21:1>20:42 21:2-16>21:1 24:1>23:29 24:2-23>24:1',
  '2samuel': '19:1>18:33 19:2-44>19:1',
  '1kings':
    '5:1-14>4:21 5:15-32>5:1 18:34#0-9>18:33 18:34#10>18:34 20:3#0-5>20:2 20:3#6>20:3 ' +
    '22:21#0-7>22:21 22:21#8>22:22 22:44>22:43 22:45-54>22:44',
  '2kings': '12:1>11:21 12:2-22>12:1',
  '1chronicles': '5:27-41>6:1 6:1-66>6:16 12:5-41>12:4',
  '2chronicles': '1:18>2:1 2:1-17>2:2 13:23>14:1 14:1-14>14:2',
  nehemiah: '3:33-38>4:1 4:1-17>4:7 7:68-72>7:69 10:1>9:38 10:2-40>10:1',
  job: '40:25-32>41:1 41:1-26>41:9',
  ecclesiastes: '4:17>5:1 5:1-19>5:2',
  songofsolomon: '7:1>6:13 7:2-14>7:1',
  isaiah: '8:23>9:1 9:1-20>9:2 63:19#0-8>63:19 63:19#9>64:1 64:1-11>64:2',
  jeremiah: '8:23>9:1 9:1-25>9:2',
  ezekiel: '21:1-5>20:45 21:6-37>21:1',
  daniel: '3:31-33>4:1 4:1-34>4:4 6:1>5:31 6:2-29>6:1',
  hosea: '2:1-2>1:10 2:3-25>2:1 12:1>11:12 12:2-15>12:1 14:1>13:16 14:2-10>14:1',
  joel: '3:1-5>2:28 4:1-21>3:1',
  jonah: '2:1>1:17 2:2-11>2:1',
  micah: '4:14>5:1 5:1-14>5:2',
  nahum: '2:1>1:15 2:2-14>2:1',
  zechariah: '2:1-4>1:18 2:5-17>2:1',
  malachi: '3:19-24>4:1',
  psalms: psalmRules(),
};

/**
 * The rules for SBLGNT, found by comparing the text of the `sblgnt` package with the King James Version. Words are
 * divided as in the package.
 */
const SBLGNT: Readonly<Partial<Record<BookId, string>>> = {
  acts: '19:40#0-20>19:40 19:40#21>19:41',
  '2corinthians': '13:12#0-4>13:12 13:12#5>13:13 13:13>13:14',
  '3john': '1:15>1:14',
  revelation: '12:18>13:1',
};

/** The rules for Tischendorf's eighth edition, found by comparing the text of its pack with the King James Version. */
const TISCHENDORF: Readonly<Partial<Record<BookId, string>>> = {
  john: '1:39>1:38 1:40-52>1:39',
  '2corinthians': '13:12#0-4>13:12 13:12#5>13:13 13:13>13:14',
  '3john': '1:15>1:14',
  revelation: '12:18>13:1',
};

const BYZANTINE: Readonly<Partial<Record<BookId, string>>> = { romans: '14:24-26>16:25' };

/**
 * The rules for Swete's Septuagint, as the files of `nathans/lxx-swete` number it, from comparing it with the
 * Apocrypha of the King James Version. In 1 Esdras the file names the other numbering inside words, and most
 * divisions are at these numbers. The Prayer of Azariah counts from Daniel 3:24, and the Letter of Jeremiah from its
 * heading, so that both begin with 1. A verse without a rule has its own number in English, or the King James Version
 * does not have it.
 */
const SWETE: Readonly<Partial<Record<BookId, string>>> = {
  '1 esdras':
    '1:10#0-16>1:10 1:10#17>1:11 1:11#0-18>1:12 1:11#19>1:13 1:12-15>1:13 1:16#0-13>1:17 1:16#14>1:18 1:17-48>1:19 ' +
    '1:49#0-16>1:51 1:49#17>1:52 1:50-55>1:53 2:6#0-17>2:6 2:6#18>2:7 2:7-17>2:8 2:18#0-18>2:19 2:18#19-32>2:20 ' +
    '2:18#33>2:21 2:19#0-21>2:22 2:19#22>2:23 2:20-23>2:24 2:24#0-17>2:28 2:24#18>2:29 2:25>2:30 3:14#0-18>3:14 ' +
    '3:14#19>3:15 3:15-23>3:16 4:18#0-19>4:18 4:18#20>4:19 5:41#0-15>5:41 5:41#16>5:42 5:42-52>5:43 5:53#0-12>5:54 ' +
    '5:53#13>5:55 5:54-56>5:56 5:57#0-16>5:59 5:57#17>5:60 5:58-70>5:61 6:8#0-35>6:8 6:8#36>6:9 6:9-33>6:10 ' +
    '8:43#0-6>8:43 8:43#7>8:44 8:44-49>8:45 8:56#0-16>8:56 8:56#17>8:57 8:57-61>8:58 8:62#0-22>8:63 8:62#23>8:64 ' +
    '8:63#0-14>8:65 8:63#15>8:66 8:64-75>8:67 8:76#0-19>8:79 8:76#20>8:80 8:77-89>8:80 8:90#0-20>8:93 8:90#21>8:94 ' +
    '8:91-92>8:95',
  tobit:
    '1:7#0-37>1:7 1:7#38>1:8 5:9-22>5:8 6:1>5:22 6:2-18>6:1 7:9>7:8 7:10#0-15>7:9 7:10#16>7:10 7:11#0-34>7:11 ' +
    '7:11#35>7:12 7:12-17>7:13',
  judith: '3:1#0-7>3:1 3:1#8>3:2 15:14>16:1 16:1-7>16:2',
  wisdom:
    '1:15#0-3>1:15 1:15#4>1:16 4:21>5:1 9:19>9:18 16:1-19>15:1 17:1-29>16:1 18:1-21>17:1 19:1-25>18:1 20:1-22>19:1',
  sirach:
    '33:25-36>33:16 33:37-38>33:27 33:39-40>33:30 34:11-14>34:10 34:15-17>34:13 34:18-21>34:15 34:22-26>34:18 ' +
    '34:27-31>34:22 35:2-3>35:1 35:4-14>35:2 35:15-18>35:12 35:19-22>35:15 35:23-24>35:18 35:25-26>35:19 36:7-8>36:6 ' +
    '36:9-13>36:7 36:16-31>36:11 40:31>40:30 44:23>44:22',
  baruch: '3:35-38>3:34',
  'prayer of azariah':
    '1:29#0-14>1:29 1:29#15>1:30 1:30-43>1:31 1:44-45>1:47 1:46>1:45 1:47>1:50 1:50-67>1:51',
  '1 maccabees':
    '1:25#0-9>1:25 1:25#10>1:26 4:7#0-13>4:7 4:7#14>4:8 9:24#0-13>9:24 9:24#14>9:25 9:25-26>9:26',
  '2 maccabees': '7:35#0-8>7:35 7:35#9>7:36 7:36>7:37 11:29#0-9>11:29 11:29#10>11:30',
  'prayer of manasseh':
    '1:2>1:1 1:3>1:1 1:4>1:1 1:5>1:1 1:6>1:1 1:7>1:1 1:8>1:1 1:9>1:1 1:10>1:1 1:11>1:1 1:12>1:1 ' +
    '1:13>1:1 1:14>1:1 1:15>1:1',
};

/**
 * The rules for psalms with a title of one or two Masoretic verses: these verses become verse 0 in English,
 * and the numbers of the others become lower by as many. Psalm 13 ends with equal numbers: its 13:6 is
 * English 13:5 and 13:6.
 */
function psalmRules(): string {
  const rules = TITLED_PSALMS.flatMap((psalm) => {
    const titles = titleVerses(psalm);
    const toTitle = Array.from({ length: titles }, (_, index) => `${psalm}:${index + 1}>${psalm}:0`);
    const last = psalm === 13 ? 5 : 999;
    return [...toTitle, `${psalm}:${titles + 1}-${last}>${psalm}:1`];
  });
  return [...rules, '13:6#0-5>13:5', '13:6#6>13:6'].join(' ');
}

/** One range of own verses and its English place. Words count from 0. `lastWord` null is the end of the verse. */
export interface Rule {
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
  readonly firstWord: number;
  readonly lastWord: number | null;
  readonly toChapter: number;
  readonly toFirst: number;
}

const RULE = /^(\d+):(\d+)(?:-(\d+))?(?:#(\d+)(?:-(\d+))?)?>(\d+):(\d+)$/u;

function readRule(text: string): Rule {
  const match = RULE.exec(text);
  if (match === null) throw new SyntaxError(`Not a versification rule: ${text}`);
  const [, chapter, first, last = first, firstWord = '0', lastWord, toChapter, toFirst] = match;
  return {
    chapter: Number(chapter),
    first: Number(first),
    last: Number(last),
    firstWord: Number(firstWord),
    lastWord: lastWord === undefined ? null : Number(lastWord),
    toChapter: Number(toChapter),
    toFirst: Number(toFirst),
  };
}

const readTable = (table: Readonly<Partial<Record<BookId, string>>>): ReadonlyMap<string, readonly Rule[]> =>
  new Map(Object.entries(table).map(([book, rules]) => [book, rules.split(' ').map(readRule)]));

const TABLES = {
  masoretic: readTable(MASORETIC),
  sblgnt: readTable(SBLGNT),
  tischendorf: readTable(TISCHENDORF),
  byzantine: readTable(BYZANTINE),
  swete: readTable(SWETE),
} as const;

export function rulesOf(numbering: Exclude<Numbering, 'english'>, book: BookId): readonly Rule[] {
  return TABLES[numbering].get(book) ?? [];
}
