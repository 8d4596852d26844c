import { describe, expect, test } from 'vitest';
import { CORE_BOOKS } from '../canon/index.ts';
import { findReferences } from './find-references.ts';
import { formatReference } from './format.ts';
import { inHebrew } from './testing.ts';

const found = (text: string): string[] =>
  findReferences(text).map(
    ({ start, end, reference }) => `${text.slice(start, end)} = ${formatReference(reference)}`,
  );

describe('references that are found', () => {
  test.each([
    [
      'see Gen 1:1-3; Ps 23:3 and 1 Cor 13',
      'Gen 1:1-3 = Genesis 1:1–3',
      'Ps 23:3 = Psalm 23:3',
      '1 Cor 13 = 1 Corinthians 13',
    ],
    ['(Genesis 1:1)', 'Genesis 1:1 = Genesis 1:1'],
    ['Gen 1:1–3, then', 'Gen 1:1–3 = Genesis 1:1–3'],
    ['Gen. 1.1', 'Gen. 1.1 = Genesis 1:1'],
    ['ps23.3 and gen 1:1', 'ps23.3 = Psalm 23:3', 'gen 1:1 = Genesis 1:1'],
    ['Psalm 23v3', 'Psalm 23v3 = Psalm 23:3'],
    ['Psalm 23, verse 3', 'Psalm 23, verse 3 = Psalm 23:3'],
    ['John chapter 3 verse 16', 'John chapter 3 verse 16 = John 3:16'],
    ['John chapter 3 tells', 'John chapter 3 = John 3'],
    ['Is 53:5 and Am 9:11', 'Is 53:5 = Isaiah 53:5', 'Am 9:11 = Amos 9:11'],
    ['John 3:16a.', 'John 3:16a = John 3:16'],
    ['John 3:16a-b, and', 'John 3:16a-b = John 3:16'],
    ['John 3:16ab is', 'John 3:16ab = John 3:16'],
    ['John 3:16a – but', 'John 3:16a = John 3:16'],
    ['John 3:16a-b; 4:1b–2a', 'John 3:16a-b = John 3:16', '4:1b–2a = John 4:1–2'],
    ['Obadiah 3a is; Jude 5a-b.', 'Obadiah 3a = Obadiah 1:3', 'Jude 5a-b = Jude 1:5'],
    ['Rom 8:28ff.', 'Rom 8:28ff = Romans 8:28'],
    ['II Samuel 7:14', 'II Samuel 7:14 = 2 Samuel 7:14'],
    ['First Samuel 3:4', 'First Samuel 3:4 = 1 Samuel 3:4'],
    ['1Cor 13:4', '1Cor 13:4 = 1 Corinthians 13:4'],
    ['in Song of Songs 1:2', 'Song of Songs 1:2 = Song of Solomon 1:2'],
    ['Bel and the Dragon 1:3', 'Bel and the Dragon 1:3 = Bel and the Dragon 1:3'],
    ['Psalm 23 is sung', 'Psalm 23 = Psalm 23'],
    ['Psalms 120-134 are', 'Psalms 120-134 = Psalm 120'],
    ['Gen 1:1-2:3', 'Gen 1:1-2:3 = Genesis 1:1'],
    ['Gen 1:1, 3', 'Gen 1:1 = Genesis 1:1', '3 = Genesis 1:3'],
    ['Gen 1:1,3-5; 2:4.', 'Gen 1:1 = Genesis 1:1', '3-5 = Genesis 1:3–5', '2:4 = Genesis 2:4'],
    ['Gen 1:1; Ex 3:14', 'Gen 1:1 = Genesis 1:1', 'Ex 3:14 = Exodus 3:14'],
    ['Gen 1:1, 1 Cor 13:4', 'Gen 1:1 = Genesis 1:1', '1 Cor 13:4 = 1 Corinthians 13:4'],
    ['Ps 23; 24:1', 'Ps 23 = Psalm 23', '24:1 = Psalm 24:1'],
    ['Ps 23:3 and 24:1', 'Ps 23:3 = Psalm 23:3', '24:1 = Psalm 24:1'],
    ['Ps 23:3, 5, and 24:1-3.', 'Ps 23:3 = Psalm 23:3', '5 = Psalm 23:5', '24:1-3 = Psalm 24:1–3'],
    ['Ps 23:3 and 4 or 2.5', 'Ps 23:3 = Psalm 23:3'],
    ['Ps 23:3 and 2.5 million', 'Ps 23:3 = Psalm 23:3'],
    ['Ps 23:3 and 10:30 am, and 24:99', 'Ps 23:3 = Psalm 23:3'],
    ['Ps 23:3 and 1 Cor 13:4', 'Ps 23:3 = Psalm 23:3', '1 Cor 13:4 = 1 Corinthians 13:4'],
    ['so Mark 5, and John 3.', 'Mark 5 = Mark 5', 'John 3 = John 3'],
    ['Jude 5, Jude 5-7; Obadiah 5', 'Jude 5 = Jude 1:5', 'Jude 5-7 = Jude 1:5–7', 'Obadiah 5 = Obadiah 1:5'],
    ['line\nGen 1:1\nend', 'Gen 1:1 = Genesis 1:1'],
    ['Genesis\n1:1', 'Genesis\n1:1 = Genesis 1:1'],
    ['תהלים כג:ג', 'תהלים כג:ג = Psalm 23:3'],
    ['ראו תְּהִלִּים כ״ג ג׳ ועוד', 'תְּהִלִּים כ״ג ג׳ = Psalm 23:3'],
    ['תהלים פרק כג פסוק ג', 'תהלים פרק כג פסוק ג = Psalm 23:3'],
    ['תהלים כ״ג, בראשית פרק א', 'תהלים כ״ג = Psalm 23', 'בראשית פרק א = Genesis 1'],
    ['שמואל א ג:ד', 'שמואל א ג:ד = 1 Samuel 3:4'],
    ['בראשית א:א־ג', 'בראשית א:א־ג = Genesis 1:1–3'],
    ['תהלים 23:3', 'תהלים 23:3 = Psalm 23:3'],
    ['רות ב:ד, and Ruth 2:4', 'רות ב:ד = Ruth 2:4', 'Ruth 2:4 = Ruth 2:4'],
    ['Κατά Ιωάννην 3:16', 'Κατά Ιωάννην 3:16 = John 3:16'],
    ['Ψαλμοί 23:3 και Γένεσις 1:1', 'Ψαλμοί 23:3 = Psalm 23:3', 'Γένεσις 1:1 = Genesis 1:1'],
    ['Α΄ Κορινθίους 13:4', 'Α΄ Κορινθίους 13:4 = 1 Corinthians 13:4'],
    ['voir Jn 3,16 et Ap 1,1', 'Jn 3,16 = John 3:16', 'Ap 1,1 = Revelation 1:1'],
    ['(Mc 1,1)', 'Mc 1,1 = Mark 1:1'],
    ['la Genèse 1,1-3', 'Genèse 1,1-3 = Genesis 1:1–3'],
    ['1ère Corinthiens 13,4', '1ère Corinthiens 13,4 = 1 Corinthians 13:4'],
    ['2ª Coríntios 5.17', '2ª Coríntios 5.17 = 2 Corinthians 5:17'],
    ['Hechos 2,38; Os 6,6', 'Hechos 2,38 = Acts 2:38', 'Os 6,6 = Hosea 6:6'],
    ['Gen 1：1', 'Gen 1：1 = Genesis 1:1'],
    ['Gen 1:1 KJV, Gen 1:2 (WLC)', 'Gen 1:1 = Genesis 1:1', 'Gen 1:2 = Genesis 1:2'],
    ['(Joel 3:1 MT)', 'Joel 3:1 = Joel 2:28'],
    ['Joel 4:1 MT, and', 'Joel 4:1 = Joel 3:1'],
    ['Joel 3:1, Heb 1:1', 'Joel 3:1 = Joel 3:1', 'Heb 1:1 = Hebrews 1:1'],
    ['😀 Gen 1:1 😀', 'Gen 1:1 = Genesis 1:1'],
    ['ראו ױקרא א:ב, תהלים ﬤג:ג.', 'ױקרא א:ב = Leviticus 1:2', 'תהלים ﬤג:ג = Psalm 23:3'],
  ])('findReferences finds the references in %j', (text, ...references) => {
    expect(found(text)).toEqual(references);
  });
});

describe('texts without a reference', () => {
  test.each([
    'this is 5:3',
    'I am 9:11 years',
    'so 2:15 it is',
    'So 2:15 it is',
    'Is it 5?',
    'Is 5 enough',
    'am 9',
    'at 10:30',
    'Is 5:30 pm fine',
    'Mark 5:30pm',
    'Mark 10:30 o’clock',
    '10:30:15',
    'Mark 10:30:15',
    'At 10:30 we met',
    'JS 3.1 and OS 10.5',
    'Hand 3:1',
    'Mark 5 things',
    'job 5',
    'a new job 5:3',
    'Job 5 times',
    'numbers 3:1',
    'Numbers 6 and 7',
    'mark 5:3',
    'John 3 people',
    'Acts 2 of three',
    'judges 4',
    'wisdom 3:1',
    'Genesis',
    'Genesis one',
    'Gen 51',
    'Gen 1:32',
    'Gen 1:1-99',
    'Gen 1:3-1',
    'Ps 23:7',
    'Psalm 151',
    'Gen 0:1',
    'Gen 1:0',
    'Mal 3:19',
    'Joel 4:1',
    '2 John 3:16',
    'Exodus 2024',
    'Romans 8,000',
    'Numbers 5%',
    'Gen 3rd',
    'Gen 5:3x',
    'Genesis 5a.',
    'Genesis 5:3abc',
    'Jude 5ad',
    'xgen 1:1',
    'oxygen 1:1',
    'me@gen 1:1',
    'psalms/23/3',
    '3:16',
    'verse 3',
    '1 2 3',
    'Gen1',
    'Gen, 1:1',
    'Genesis! 1:1',
    'Gen\n\n\n1:1',
    'תהלים',
    'תהלים כג',
    'בראשית ברא אלהים',
    'רות ב',
    'תהלים כג:ז',
    'שלום כג:ג',
    'אתהלים כג:ג',
    'ספר א:א',
    '',
    ' ',
    ':',
    '1:1',
    '–',
  ])('findReferences finds nothing in %j', (text) => {
    expect(found(text)).toEqual([]);
  });
});

test('a list of verses ends before a number that is not a verse number, for example “3 people”', () => {
  expect(found('Gen 1:1, 3 people')).toEqual(['Gen 1:1 = Genesis 1:1']);
  expect(found('Gen 1:1; 3.')).toEqual(['Gen 1:1 = Genesis 1:1']);
  expect(found('Gen 1:1, 99, 3')).toEqual(['Gen 1:1 = Genesis 1:1']);
  expect(found('Ps 23, 24')).toEqual(['Ps 23 = Psalm 23']);
});

test('findReferences finds every book by its printed name, its abbreviation and its Hebrew name', () => {
  for (const book of CORE_BOOKS) {
    const place = { book: book.id, chapter: 1, verse: 2 } as const;
    const written = [formatReference(place), `${book.abbreviation} 1:2`];
    if (book.testament === 'old') written.push(inHebrew(place));
    for (const text of written) {
      expect(findReferences(`(${text})`)).toEqual([{ start: 1, end: 1 + text.length, reference: place }]);
    }
  }
});

/** If the time grew faster than the length of the text, `npm run test:full` would run for minutes. */
const LENGTH = process.env.TEST_FULL ? 100_000 : 30_000;
test.each<[piece: string, references: number, more?: number]>([
  ['1', 0],
  ['1:', 0],
  ['1-', 0],
  [' ', 0],
  ['.', 0],
  ['Gen ', 0],
  ['Song of Songs ', 0],
  ['a 1 ', 0],
  ['א', 0],
  ['א:א ', 0],
  ['תהלים ', 0],
  ['כ״ג ', 0],
  ["א'א", 0],
  ['\u05B8', 0],
  ['"א', 0],
  ['Gen 1:1, ', 1],
  ['Gen 1:1,1 ', 1, 1],
  ['Gen 1:1-', 1],
  ['Gen 1 verse ', 1],
  ['1 Cor 13 ', 1],
  ['Ps 23; ', 1],
  ['Ps 1:1 and ', 1],
  [' and 1:1', 0],
  ['תהלים כג:ג ', 1],
])(
  'findReferences reads a text of %j again and again, which holds %i references each time',
  (piece, references, more = 0) => {
    const times = Math.floor(LENGTH / piece.length);
    expect(findReferences(piece.repeat(times)).length).toBe(times * references + more);
  },
);
