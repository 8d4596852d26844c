import { type SQL, sql } from 'drizzle-orm';
import { execute } from '../../../db/sync-sql.ts';
import { bookById, CORE_BOOKS, ENGLISH_VERSE_COUNTS } from '../../../domain/canon/index.ts';
import { makeDatabase } from '../../../import-jobs/files/sqlite/testing.ts';
import { makeZip } from '../../../import-jobs/files/zip/testing.ts';
import { bytesOf, nameOf, type SampleVerse } from './sample-bible.ts';

type Verses = readonly SampleVerse[];

/** The ids of USFM for the 66 books. Those of OSIS are the abbreviations of this app without their spaces. */
const USFM_IDS = (
  'GEN EXO LEV NUM DEU JOS JDG RUT 1SA 2SA 1KI 2KI 1CH 2CH EZR NEH EST JOB PSA PRO ECC SNG ISA JER LAM EZK DAN HOS JOL AMO OBA ' +
  'JON MIC NAM HAB ZEP HAG ZEC MAL MAT MRK LUK JHN ACT ROM 1CO 2CO GAL EPH PHP COL 1TH 2TH 1TI 2TI TIT PHM HEB JAS 1PE 2PE ' +
  '1JN 2JN 3JN JUD REV'
).split(' ');
const OSIS = Object.fromEntries(
  CORE_BOOKS.map(({ id, abbreviation }) => [id, abbreviation.replaceAll(' ', '')]),
);
const USFM = Object.fromEntries(CORE_BOOKS.map(({ id }, at) => [id, USFM_IDS[at] ?? '']));
const GERMAN: Readonly<Record<string, string>> = {
  genesis: '1. Mose',
  ruth: 'Ruth',
  '1samuel': '1. Samuel',
  psalms: 'Psalm',
  obadiah: 'Obadja',
  john: 'Johannes',
  jude: 'Judas',
  '1john': '1. Johannes',
};

const osis = ({ book }: SampleVerse): string => OSIS[book] ?? '';
const usfm = ({ book }: SampleVerse): string => USFM[book] ?? '';
const numberOf = ({ book }: SampleVerse): number => CORE_BOOKS.findIndex(({ id }) => id === book) + 1;
const id = (verse: SampleVerse): string =>
  `${numberOf(verse)}`.padStart(2, '0') +
  `${verse.chapter}`.padStart(3, '0') +
  `${verse.verse}`.padStart(3, '0');
const tens = (verse: SampleVerse): number => {
  const number = numberOf(verse);
  const skipped = number <= 16 ? 0 : number === 17 ? 2 : number <= 22 ? 4 : number <= 25 ? 6 : 7;
  return 10 * (number + skipped);
};

const quoted = (cell: string | number): string => `"${`${cell}`.replaceAll('"', '""')}"`;
const lines = (verses: Verses, line: (verse: SampleVerse) => string, head = ''): string =>
  `${head}${verses.map(line).join('\n')}\n`;

/** Groups verses by book, and those by chapter. */
function nested(verses: Verses): Map<string, Map<number, SampleVerse[]>> {
  const books = new Map<string, Map<number, SampleVerse[]>>();
  for (const verse of verses) {
    const chapters = books.get(verse.book) ?? new Map<number, SampleVerse[]>();
    books.set(verse.book, chapters.set(verse.chapter, [...(chapters.get(verse.chapter) ?? []), verse]));
  }
  return books;
}

const chaptersOf = (verses: Verses) =>
  [...nested(verses)].map(([book, chapters]) => ({
    book: bookById(book as SampleVerse['book']),
    chapters: [...chapters],
  }));

const escaped = (text: string): string => text.replace(/&/gu, '&amp;').replace(/</gu, '&lt;');

const utf16 = (text: string, isBig: boolean): Uint8Array => {
  const bytes = Buffer.from(text, 'utf16le');
  return Uint8Array.from(isBig ? bytes.swap16() : bytes);
};

/** Text in an encoding with one byte for each letter. */
export function encoded(text: string, encoding: string): Uint8Array {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Uint8Array.from([...text].map((letter) => bytes.get(letter) ?? 0x3f));
}

const csv = (verses: Verses, head = 'Book,Chapter,Verse,Text\n'): string =>
  lines(verses, (v) => [nameOf(v.book), v.chapter, v.verse, quoted(v.text)].join(','), head);

/** A database with one table of verses. `rows` are SQL for values of each verse. */
const database = (create: readonly SQL[], insert: (verse: SampleVerse) => SQL, verses: Verses): Uint8Array =>
  makeDatabase((db) => {
    for (const statement of create) execute(db, statement);
    for (const verse of verses) execute(db, insert(verse));
  });

function usfmBook(verses: Verses): string {
  return chaptersOf(verses)
    .map(({ book, chapters }) => {
      const body = chapters.map(([chapter, inIt]) => {
        const marked = inIt.map((v) => (v.verse === 0 ? `\\d ${v.text}` : `\\v ${v.verse} ${v.text}`));
        return `\\c ${chapter}\n\\p\n${marked.join('\n')}\n`;
      });
      return `\\id ${USFM[book.id]} Probe\n\\ide UTF-8\n\\h ${book.name}\n\\toc1 ${book.name}\n\\mt1 ${book.name}\n\\is Introduction\n\\ip About this book.\n${body.join('')}`;
    })
    .join('');
}

/** The same with poetry, notes, headings and styles, which must leave the same text. */
function usfmMarked(verses: Verses): string {
  return usfmBook(verses)
    .replace(
      /\\v (\d+) (\S+) (\S+)/gu,
      '\\s1 A heading\n\\r (Luke 1:2)\n\\q1\n\\v $1 \\add $2\\add*\\f + \\fr 1:1 \\ft A note \\+nd LORD\\+nd* here.\\f* \\nd $3\\nd*',
    )
    .replace(/^(?!\\d).*$/gmu, (line) => line.replace(/, /gu, ',\\x - \\xo 1:1 \\xt Joh 1:1\\x*\n\\q2 '));
}

const usfmWords = (verses: Verses): string =>
  usfmBook(verses).replace(
    /\\v (\d+) (\S+) (\S+)/gu,
    '\\v $1 \\w $2|strong="H0430"\\w* \\w $3|lemma="x" strong="H1254"\\w*',
  );

const osisXml = (body: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace"><osisText osisIDWork="PRB" xml:lang="en"><header><work osisWork="PRB"><title>Probe</title></work></header>${body}</osisText></osis>`;

const osisBooks = (verses: Verses, verse: (v: SampleVerse) => string): string =>
  osisXml(
    chaptersOf(verses)
      .map(({ book, chapters }) => {
        const inIt = chapters.map(
          ([chapter, all]) =>
            `<chapter osisID="${OSIS[book.id]}.${chapter}"><title type="chapter">CHAPTER ${chapter}.</title>${all.map(verse).join('\n')}</chapter>`,
        );
        return `<div type="book" osisID="${OSIS[book.id]}"><title type="main">${book.name}</title>${inIt.join('\n')}</div>`;
      })
      .join('\n'),
  );

function osisContainers(verses: Verses): string {
  return osisBooks(verses, (v) =>
    v.verse === 0
      ? `<title type="psalm" canonical="true">${escaped(v.text)}</title>`
      : `<verse osisID="${osis(v)}.${v.chapter}.${v.verse}">${escaped(v.text)}<note type="study">A <b>note</b></note></verse>`,
  );
}

function osisMilestones(verses: Verses): string {
  return osisBooks(verses, (v) => {
    const place = `${osis(v)}.${v.chapter}.${v.verse}`;
    if (v.verse === 0) return `<title type="psalm" canonical="true">${escaped(v.text)}</title>`;
    const text = escaped(v.text).replace(
      /^(\S+) (\S+)/u,
      '<w lemma="strong:H07225">$1</w> <w lemma="strong:H0430 lemma.TR:x">$2</w>',
    );
    return `<title>Heading</title><p><verse osisID="${place}" sID="${place}"/>${text.replace(/, /gu, ',<lb/>')}<verse eID="${place}"/></p>`;
  });
}

const zefaniaText = (text: string): string =>
  escaped(text)
    .replace(/^(\S+) (.*)$/u, '<gr str="7225">$1</gr> <STYLE css="x">$2</STYLE>')
    .replace(/, /u, ',<NOTE>note</NOTE> ');

const zefania = (verses: Verses): string =>
  `<?xml version="1.0" encoding="utf-8"?><XMLBIBLE biblename="Probe"><INFORMATION><title>Probe</title></INFORMATION>${chaptersOf(
    verses,
  )
    .map(
      ({ chapters }) =>
        `<BIBLEBOOK bnumber="${numberOf(chapters[0]![1][0]!)}" bname="Buch">${chapters
          .map(
            ([chapter, inIt]) =>
              `<CHAPTER cnumber="${chapter}"><CAPTION>Heading</CAPTION>${inIt
                .map((v) => `<VERS vnumber="${v.verse}">${zefaniaText(v.text)}</VERS>`)
                .join('\n')}</CHAPTER>`,
          )
          .join('')}</BIBLEBOOK>`,
    )
    .join('')}</XMLBIBLE>`;

const containers = (verses: Verses, [bible, book, chapter, verse, key]: readonly string[]): string =>
  `<${bible}>${chaptersOf(verses)
    .map(
      ({ book: { name }, chapters }) =>
        `<${book} ${key === 'n' ? `n="${name}"` : `number="${numberOf(chapters[0]![1][0]!)}"`}>${chapters
          .map(
            ([no, all]) =>
              `<${chapter} ${key}="${no}">${all.map((v) => `<${verse} ${key}="${v.verse}">${escaped(v.text)}</${verse}>`).join('')}</${chapter}>`,
          )
          .join('')}</${book}>`,
    )
    .join('')}</${bible}>`;

function usx(verses: Verses): string {
  const body = chaptersOf(verses).map(({ book, chapters }) => {
    const inIt = chapters.map(([chapter, all]) => {
      const marked = all.map((v) => {
        const sid = `${USFM[book.id]} ${chapter}:${v.verse}`;
        if (v.verse === 0) return `<para style="d">${escaped(v.text)}</para>`;
        return `<para style="q1"><verse number="${v.verse}" style="v" sid="${sid}"/>${escaped(v.text).replace(/^(\S+)/u, '<char style="add">$1</char><note caller="+" style="f"><char style="ft">note</char></note>')}<verse eid="${sid}"/></para>`;
      });
      return `<chapter number="${chapter}" style="c" sid="x"/><para style="s1">Heading</para>${marked.join('')}<chapter eid="x"/>`;
    });
    return `<book code="${USFM[book.id]}" style="id">Probe</book><para style="h">${book.name}</para><para style="mt1">${book.name}</para>${inIt.join('')}`;
  });
  return `<?xml version="1.0" encoding="utf-8"?><usx version="3.0">${body.join('')}</usx>`;
}

const usfx = (verses: Verses): string =>
  `<?xml version="1.0" encoding="utf-8"?><usfx><languageCode>eng</languageCode>${chaptersOf(verses)
    .map(
      ({ book, chapters }) =>
        `<book id="${USFM[book.id]}"><id id="${USFM[book.id]}">Probe</id><h>${book.name}</h><p sfm="mt">${book.name}</p>${chapters
          .map(
            ([chapter, all]) =>
              `<c id="${chapter}"/>${all.map((v) => (v.verse === 0 ? `<d>${escaped(v.text)}</d>` : `<p><v id="${v.verse}" bcv="x"/>${escaped(v.text).replace(/^(\S+)/u, '<w s="H7225">$1</w><f caller="+"><ft>note</ft></f>')}<ve/></p>`)).join('')}`,
          )
          .join('')}</book>`,
    )
    .join('')}</usfx>`;

/** Lines with headings of books and, if there is one, of chapters. */
const headed = (
  verses: Verses,
  bookLine: (name: string) => string,
  chapterLine: ((no: number) => string) | null,
  verseLine: (v: SampleVerse) => string,
): string =>
  `Probe: A text of the Bible\n\n${chaptersOf(verses)
    .map(({ book, chapters }) => {
      const inIt = chapters.map(
        ([no, all]) =>
          `${chapterLine === null ? '' : `${chapterLine(no)}\n\n`}${all.map(verseLine).join('\n')}`,
      );
      return `${bookLine(book.name)}\n\n${inIt.join('\n\n')}`;
    })
    .join('\n\n')}\n`;

/** A text in lines of at most 60 letters. */
const wrapped = (text: string): string => text.replace(/(.{20,60}) /gu, '$1\n');

const sqlText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const yaml = (verses: Verses): string =>
  `# Probe\nbooks:\n${chaptersOf(verses)
    .map(
      ({ book, chapters }) =>
        `- chapters:\n${chapters
          .map(
            ([no, all]) =>
              `  - chapter: ${no}\n    verses:\n${all.map((v) => `    - text: ${sqlText(v.text).replace(/(.{20,60}) /gu, '$1\n        ')}\n      verse: ${v.verse}\n`).join('')}`,
          )
          .join('')}  name: ${book.name}\n`,
    )
    .join('')}translation: 'Probe: a text'\n`;

const json = (value: unknown): string => JSON.stringify(value);
const objectOf = <T, V>(
  all: readonly T[],
  entry: (one: T) => readonly [string | number, V],
): Record<string, V> => Object.fromEntries(all.map(entry));

const nestedObjects = (verses: Verses, key: (v: SampleVerse) => string): string =>
  json(
    objectOf(chaptersOf(verses), ({ chapters }) => [
      key(chapters[0]![1][0]!),
      objectOf(chapters, ([chapter, all]) => [chapter, objectOf(all, (v) => [v.verse, v.text])]),
    ]),
  );

const books = (
  verses: Verses,
  chapter: (no: number, all: SampleVerse[]) => unknown,
  names: (name: string) => object,
) =>
  chaptersOf(verses).map(({ book, chapters }) => ({
    ...names(book.name),
    chapters: chapters.map(([no, all]) => chapter(no, all)),
  }));

/** Rows of theWord: all verses of the King James Version, of which only the sample has text. */
function inOrder(verses: Verses): string {
  const texts = new Map(verses.map((v) => [`${v.book} ${v.chapter} ${v.verse}`, v.text]));
  const all = CORE_BOOKS.flatMap(({ id: book }) =>
    ENGLISH_VERSE_COUNTS[book as keyof typeof ENGLISH_VERSE_COUNTS].flatMap((count, chapter) =>
      Array.from(
        { length: count },
        (_, verse) => texts.get(`${book} ${chapter + 1} ${verse + 1}`) ?? '- - -',
      ),
    ),
  );
  return `${all.map((text) => text.replace(/^([^-]\S*) /u, '<FI>$1<Fi><WH7225> ')).join('\r\n')}\r\n\r\nshort.title=PRB\r\nabout=Probe\r\n`;
}

export interface MadeShape {
  name: string;
  kind: string;
  content: () => string | Uint8Array;
  /** What of the sample the shape has room for, if not all of it. */
  holds?: (verse: SampleVerse) => boolean;
  hasWords?: true;
  fileName?: string;
}

const hasNumber = ({ verse }: SampleVerse): boolean => verse > 0;
const inLists = ({ verse, chapter }: SampleVerse): boolean => verse > 0 && chapter < 6;

const create = (table: SQL): SQL => sql`CREATE TABLE ${table}`;

/** All shapes that a test reads, made from verses of the King James Version when they are asked for. */
export function madeShapes(verses: Verses): MadeShape[] {
  const rtf = (text: string): string =>
    `{\\cf6 ${text.replace(/’/gu, '\\u8217?').replace(/é/gu, "\\'e9")}\\par}`;
  return [
    { name: 'CSV of names', kind: 'CSV (commas)', content: () => csv(verses) },
    {
      name: 'CSV of numbers with an id',
      kind: 'CSV (commas)',
      content: () =>
        lines(
          verses,
          (v) => [id(v), numberOf(v), v.chapter, v.verse, quoted(v.text)].join(','),
          'id,b,c,v,t\n',
        ),
    },
    {
      name: 'CSV whose header says nothing',
      kind: 'CSV (commas)',
      content: () =>
        lines(
          verses,
          (v) => [id(v), numberOf(v), v.chapter, v.verse, quoted(v.text)].join(','),
          'field,field,field,field,field\n',
        ),
    },
    {
      name: 'spreadsheet export',
      kind: 'CSV (semicolons)',
      content: () =>
        `\uFEFF${lines(
          verses,
          (v) => [nameOf(v.book), v.chapter, v.verse, quoted(`${v.text}\r\n`)].join(';'),
          'book;chapter;verse;text\n',
        )
          .replace(/\n/gu, '\r\n')
          .replace(/\r\r/gu, '\r')}`,
    },
    {
      name: 'CSV of OSIS ids',
      kind: 'CSV (commas)',
      content: () =>
        lines(verses, (v) => `${osis(v)}.${v.chapter}.${v.verse},${quoted(v.text)}`, 'osisID,scripture\n'),
    },
    {
      name: 'CSV of references',
      kind: 'CSV (commas)',
      content: () =>
        lines(verses, (v) => `${quoted(v.text)},${nameOf(v.book)} ${v.chapter}:${v.verse}`, 'text,ref\n'),
    },
    {
      name: 'CSV of one number',
      kind: 'CSV (commas)',
      content: () => lines(verses, (v) => `${id(v)},${quoted(v.text)}`),
    },
    {
      name: 'CSV in German',
      kind: 'CSV (semicolons)',
      content: () =>
        lines(
          verses,
          (v) => [v.verse, v.chapter, GERMAN[v.book] ?? nameOf(v.book), quoted(v.text)].join(';'),
          'Vers;Kapitel;Buch;Text\n',
        ),
    },
    {
      name: 'CSV without quotes',
      kind: 'CSV (commas)',
      content: () =>
        lines(
          verses,
          (v) => [nameOf(v.book), v.chapter, v.verse, v.text].join(','),
          'book,chapter,verse,text\n',
        ),
    },
    {
      name: 'tabs without a header',
      kind: 'text with tabs',
      content: () => lines(verses, (v) => [osis(v), v.chapter, v.verse, v.text].join('\t')),
    },
    {
      name: 'pipes of USFM ids',
      kind: 'text with pipes',
      content: () => lines(verses, (v) => [usfm(v), v.chapter, v.verse, v.text].join('|')),
    },
    {
      name: 'a place before each verse',
      kind: 'text with a place before each verse',
      content: () => lines(verses, (v) => `${usfm(v)} ${v.chapter}:${v.verse} ${v.text}`),
    },
    {
      name: 'tabs of numbers, with a count',
      kind: 'text with tabs',
      content: () =>
        verses.map((v, at) => [at + 1, numberOf(v), v.chapter, v.verse, v.text].join('\t')).join('\n'),
    },
    {
      name: 'MyBible’s numbers as CSV',
      kind: 'CSV (commas)',
      content: () =>
        lines(
          verses,
          (v) => [tens(v), v.chapter, v.verse, quoted(v.text)].join(','),
          'book_number,chapter,verse,text\n',
        ),
    },
    {
      name: 'Unbound Bible',
      kind: 'Unbound Bible',
      content: () =>
        lines(
          verses,
          (v) =>
            [
              `${id(v).slice(0, 2)}${numberOf(v) < 40 ? 'O' : 'N'}`,
              v.chapter,
              v.verse,
              '',
              10 * v.verse,
              v.text,
            ].join('\t'),
          '#THE UNBOUND BIBLE (www.unboundbible.org)\n#name\tProbe\n#filetype\tUnmapped-BCVS\n#columns\torig_book_index\torig_chapter\torig_verse\torig_subverse\torder_by\ttext\n',
        ),
    },
    { name: 'CSV in UTF-16', kind: 'CSV (commas)', content: () => utf16(`\uFEFF${csv(verses)}`, false) },
    { name: 'CSV in UTF-16 without a mark', kind: 'CSV (commas)', content: () => utf16(csv(verses), true) },
    {
      name: 'SQLite, older scrollmapper',
      kind: 'SQLite',
      content: () =>
        database(
          [
            sql`CREATE TABLE key_english (b INTEGER PRIMARY KEY, n TEXT, t TEXT, g INTEGER)`,
            sql`INSERT INTO key_english VALUES (8, 'Ruth', 'OT', 1)`,
            create(sql`t_probe (id INTEGER PRIMARY KEY, b INTEGER, c INTEGER, v INTEGER, t TEXT)`),
          ],
          (v) =>
            sql`INSERT INTO t_probe VALUES (${Number(id(v))}, ${numberOf(v)}, ${v.chapter}, ${v.verse}, ${v.text})`,
          verses,
        ),
    },
    {
      name: 'SQLite, newer scrollmapper',
      kind: 'SQLite',
      content: () =>
        database(
          [
            create(sql`PRB_books (id INTEGER PRIMARY KEY, name TEXT)`),
            ...CORE_BOOKS.map(({ name }, at) => sql`INSERT INTO PRB_books VALUES (${at + 1}, ${name})`),
            create(
              sql`PRB_verses (id INTEGER PRIMARY KEY, book_id INTEGER, chapter INTEGER, verse INTEGER, text TEXT)`,
            ),
          ],
          (v) =>
            sql`INSERT INTO PRB_verses (book_id, chapter, verse, text) VALUES (${numberOf(v)}, ${v.chapter}, ${v.verse}, ${v.text})`,
          verses,
        ),
    },
    {
      name: 'SQLite of MyBible',
      kind: 'SQLite of MyBible',
      hasWords: true,
      content: () =>
        database(
          [
            create(sql`info (name TEXT, value TEXT)`),
            create(sql`books (book_number NUMERIC, short_name TEXT, long_name TEXT, book_color TEXT)`),
            sql`INSERT INTO books VALUES (80, 'Рут', 'Руфь', '#fff')`,
            create(sql`verses (book_number NUMERIC, chapter NUMERIC, verse NUMERIC, text TEXT)`),
          ],
          (v) =>
            sql`INSERT INTO verses VALUES (${tens(v)}, ${v.chapter}, ${v.verse}, ${`<pb/><J>${v.text.replace(/^(\S+) /u, '<i>$1</i><S>7225</S><m>N-M</m> ')}</J><f>[1]</f><n>note</n>`})`,
          verses,
        ),
    },
    {
      name: 'SQLite of e-Sword',
      kind: 'SQLite of e-Sword',
      content: () =>
        database(
          [
            create(sql`Details (Description TEXT, Abbreviation TEXT, Comments TEXT, Version TEXT)`),
            create(sql`Bible (Book INT, Chapter INT, Verse INT, Scripture TEXT)`),
          ],
          (v) => sql`INSERT INTO Bible VALUES (${numberOf(v)}, ${v.chapter}, ${v.verse}, ${rtf(v.text)})`,
          verses,
        ),
    },
    {
      name: 'SQLite of MySword',
      kind: 'SQLite of MySword',
      hasWords: true,
      content: () =>
        database(
          [
            create(sql`Details (Description TEXT, Abbreviation TEXT, VersionDate TEXT)`),
            create(sql`Bible (Book INT, Chapter INT, Verse INT, Scripture TEXT)`),
          ],
          (v) =>
            sql`INSERT INTO Bible VALUES (${numberOf(v)}, ${v.chapter}, ${v.verse}, ${`<TS1>Heading<Ts>${v.text.replace(/^(\S+) /u, '<FI>$1<Fi><WH7225><WTHNc> ')}<RF q=a>note<Rf><RX 1.1.1><CM>`})`,
          verses,
        ),
    },
    {
      name: 'SQLite of an unknown program',
      kind: 'SQLite',
      content: () =>
        database(
          [
            create(sql`settings (k TEXT, v TEXT)`),
            create(
              sql`bibelverse (nr INTEGER PRIMARY KEY, buch TEXT, kapitel INTEGER, vers INTEGER, inhalt TEXT)`,
            ),
          ],
          (v) =>
            sql`INSERT INTO bibelverse (buch, kapitel, vers, inhalt) VALUES (${GERMAN[v.book] ?? nameOf(v.book)}, ${v.chapter}, ${v.verse}, ${v.text})`,
          verses,
        ),
    },
    {
      name: 'JSON rows',
      kind: 'JSON',
      content: () =>
        json(
          verses.map((v) => ({
            book_name: nameOf(v.book),
            book: numberOf(v),
            chapter: v.chapter,
            verse: v.verse,
            text: v.text,
          })),
        ),
    },
    {
      name: 'JSON objects in each other',
      kind: 'JSON',
      content: () => nestedObjects(verses, (v) => nameOf(v.book)),
    },
    {
      name: 'JSON objects by number',
      kind: 'JSON',
      content: () => nestedObjects(verses, (v) => `${numberOf(v)}`),
    },
    {
      name: 'JSON of chapters that are lists',
      kind: 'JSON',
      holds: inLists,
      content: () =>
        json({
          name: 'Probe',
          books: books(
            verses.filter(inLists),
            (_, all) => all.map((v) => v.text),
            (name) => ({ abbrev: 'xx', name }),
          ),
        }),
    },
    {
      name: 'JSON of books, chapters and verses',
      kind: 'JSON',
      content: () =>
        json({
          translation: 'Probe',
          books: books(
            verses,
            (no, all) => ({
              chapter: no,
              name: `Chapter ${no}`,
              verses: all.map((v) => ({
                chapter: no,
                verse: v.verse,
                name: `${nameOf(v.book)} ${no}:${v.verse}`,
                text: v.text,
              })),
            }),
            (name) => ({ nr: 1, name }),
          ),
        }),
    },
    {
      name: 'JSON with other names',
      kind: 'JSON',
      content: () =>
        json({
          name: 'Probe',
          books: books(
            verses,
            (no, all) => ({ number: no, verses: all.map((v) => ({ number: v.verse, text: v.text })) }),
            (name) => ({ number: 1, name }),
          ),
        }),
    },
    {
      name: 'JSON of fields in rows',
      kind: 'JSON',
      content: () =>
        json({
          resultset: {
            row: verses.map((v) => ({ field: [Number(id(v)), numberOf(v), v.chapter, v.verse, v.text] })),
          },
        }),
    },
    {
      name: 'JSON of places',
      kind: 'JSON',
      content: () => json(objectOf(verses, (v) => [`${nameOf(v.book)} ${v.chapter}:${v.verse}`, v.text])),
    },
    {
      name: 'JSON lines',
      kind: 'JSON',
      content: () =>
        lines(verses, (v) => json({ ref: `${osis(v)}.${v.chapter}.${v.verse}`, content: v.text })),
    },
    {
      name: 'JSON of verses in parts, with headings',
      kind: 'JSON',
      content: () =>
        json({
          translation: { id: 'PRB' },
          books: chaptersOf(verses).map(({ book, chapters }) => ({
            id: USFM[book.id],
            name: book.name,
            chapters: chapters.map(([number, all]) => ({
              chapter: {
                number,
                content: [
                  { type: 'heading', content: ['A heading of a part'] },
                  ...all.flatMap((v) => {
                    const [first = '', ...rest] = v.text.split(' ');
                    const content = [first, { noteId: 1 }, { text: rest.join(' '), poem: 1 }];
                    return [{ type: 'verse', number: v.verse, content }, { type: 'line_break' }];
                  }),
                ],
              },
            })),
          })),
        }),
    },
    { name: 'YAML', kind: 'YAML', content: () => yaml(verses) },
    {
      name: 'SQL with a statement for many rows',
      kind: 'SQL',
      content: () =>
        `-- Probe\nDROP TABLE IF EXISTS \`t_probe\`;\nCREATE TABLE \`t_probe\` (\n  \`id\` int(8) NOT NULL,\n  \`b\` int NOT NULL, \`c\` int, \`v\` int,\n  \`t\` text,\n  PRIMARY KEY (\`id\`)\n);\nINSERT INTO \`t_probe\` VALUES\n${verses
          .map((v) => `(${Number(id(v))}, ${numberOf(v)}, ${v.chapter}, ${v.verse}, ${sqlText(v.text)})`)
          .join(',\n')};\n`,
    },
    {
      name: 'SQL with a statement for each row',
      kind: 'SQL',
      content: () =>
        lines(
          verses,
          (v) =>
            `INSERT INTO verses (book, chapter, verse, body) VALUES (${sqlText(nameOf(v.book))},${v.chapter},${v.verse},${sqlText(v.text)});`,
          'BEGIN;\n',
        ),
    },
    {
      name: 'XML of rows',
      kind: 'XML',
      content: () =>
        `<?xml version="1.0"?><verses>${lines(verses, (v) => `<verse><book>${nameOf(v.book)}</book><chapter>${v.chapter}</chapter><number>${v.verse}</number><text>${escaped(v.text).replace(/^(\S+)/u, '$1 <i></i>')}</text></verse>`)}</verses>`,
    },
    {
      name: 'XML of columns',
      kind: 'XML',
      content: () =>
        `<?xml version="1.0"?><export><database name="probe">${lines(verses, (v) => `<table name="t"><column name="b">${numberOf(v)}</column><column name="c">${v.chapter}</column><column name="v">${v.verse}</column><column name="t">${escaped(v.text)}</column></table>`)}</database></export>`,
    },
    {
      name: 'text with headings of books',
      kind: 'text with headings',
      content: () =>
        headed(
          verses,
          (name) => `### ${name}`,
          null,
          (v) => `[${v.chapter}:${v.verse}] ${v.text}`,
        ),
    },
    {
      name: 'text with titles, in short lines',
      kind: 'text with headings',
      content: () =>
        headed(
          verses,
          (name) => `The Book of ${name}\n\nOtherwise Called:\n\nThe Book of Jonah`,
          null,
          (v) => `${wrapped(`${v.chapter}:${v.verse} ${v.text}`)}\n`,
        ),
    },
    {
      name: 'text with headings of chapters',
      kind: 'text with headings',
      holds: hasNumber,
      content: () =>
        headed(
          verses.filter(hasNumber),
          (name) => name.toUpperCase(),
          (no) => `CHAPTER ${no}`,
          (v) => `${v.verse}. ${v.text}`,
        ),
    },
    {
      name: 'Markdown',
      kind: 'text with headings',
      content: () =>
        headed(
          verses,
          (name) => `## ${name}`,
          (no) => `### Chapter ${no}`,
          (v) => `**[${v.chapter}:${v.verse}]** ${v.text}\n`,
        ),
    },
    {
      name: 'SWORD’s import file',
      kind: 'text with headings',
      content: () =>
        lines(
          verses,
          (v) => `$$$${nameOf(v.book)} ${v.chapter}:${v.verse}\n${v.text}`,
          '$$$[ Module Heading ]\n\n$$$Ruth 1:0\n\n',
        ),
    },
    {
      name: 'CSV after a licence',
      kind: 'CSV (commas)',
      content: () =>
        `The Holy Bible, Probe,,\n${'You may copy, print, and give away this text, as you like.\n'.repeat(25)}\n${csv(verses)},,,\n`,
    },
    {
      name: 'CSV of words with their numbers',
      kind: 'CSV (semicolons)',
      content: () =>
        lines(verses, (v) => `${nameOf(v.book)};Chapter ${v.chapter};Verse ${v.verse};${quoted(v.text)}`),
    },
    { name: 'USFM', kind: 'USFM', content: () => usfmBook(verses) },
    {
      name: 'USFM with a mark and Windows line ends',
      kind: 'USFM',
      content: () => `\uFEFF${usfmBook(verses).replace(/\n/gu, '\r\n')}`,
    },
    { name: 'USFM with notes, poetry and styles', kind: 'USFM', content: () => usfmMarked(verses) },
    { name: 'USFM with Strong’s numbers', kind: 'USFM', hasWords: true, content: () => usfmWords(verses) },
    { name: 'OSIS with containers', kind: 'OSIS', content: () => osisContainers(verses) },
    { name: 'OSIS with milestones', kind: 'OSIS', hasWords: true, content: () => osisMilestones(verses) },
    { name: 'Zefania', kind: 'Zefania XML', hasWords: true, content: () => zefania(verses) },
    {
      name: 'Beblia',
      kind: 'XML',
      content: () => containers(verses, ['bible', 'book', 'chapter', 'verse', 'number']),
    },
    { name: 'OpenSong', kind: 'XML', content: () => containers(verses, ['bible', 'b', 'c', 'v', 'n']) },
    {
      name: 'VPL XML',
      kind: 'XML',
      content: () =>
        `<?xml version="1.0"?><verseFile>${lines(verses, (v) => `<v b="${usfm(v)}" c="${v.chapter}" v="${v.verse}">${escaped(v.text)}</v>`)}</verseFile>`,
    },
    { name: 'USX', kind: 'USX', content: () => usx(verses) },
    { name: 'USFX', kind: 'USFX', hasWords: true, content: () => usfx(verses) },
    {
      name: 'theWord',
      kind: 'theWord',
      holds: hasNumber,
      hasWords: true,
      content: () => inOrder(verses.filter(hasNumber)),
    },
    {
      name: 'ZIP of USFM',
      kind: 'ZIP of USFM',
      content: () =>
        makeZip([
          { name: '__MACOSX/._01.usfm', content: bytesOf('x') },
          { name: 'text/00-FRT.usfm', content: bytesOf('\\id FRT\n\\mt Preface\n\\p Words.') },
          ...[...nested(verses).keys()].toReversed().map((book, at) => ({
            name: `text/${at}${USFM[book]}.usfm`,
            content: bytesOf(usfmBook(verses.filter((v) => v.book === book))),
          })),
          { name: 'text/copr.htm', content: bytesOf('<html>') },
        ]),
    },
    {
      name: 'ZIP of a CSV',
      kind: 'ZIP of CSV (commas)',
      content: () =>
        makeZip([
          { name: 'probe/kjv.csv', content: bytesOf(csv(verses)) },
          { name: 'README.md', content: bytesOf('x') },
        ]),
    },
    {
      name: 'ZIP of JSON, a file for each book',
      kind: 'ZIP of JSON',
      content: () =>
        makeZip([
          { name: 'Books.json', content: bytesOf(json(['Ruth', 'Psalms'])) },
          ...[...nested(verses).keys()].map((book) => ({
            name: `${nameOf(book as SampleVerse['book']).replaceAll(' ', '')}.json`,
            content: bytesOf(
              json({
                book: nameOf(book as SampleVerse['book']),
                chapters: [...(nested(verses).get(book) ?? [])].map(([no, all]) => ({
                  chapter: `${no}`,
                  verses: all.map((v) => ({ verse: `${v.verse}`, text: v.text })),
                })),
              }),
            ),
          })),
        ]),
    },
  ];
}
