import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { ByteSource } from '../files/byte-source.ts';
import { referredText } from '../files/character-references.ts';
import { RefusedFile } from '../files/refused-file.ts';
import type { Encoding } from './bible-file.ts';
import { decoded, MOST_LETTERS } from './encoding.ts';
import type { Found, Reading, Shape } from './found.ts';
import { type MarkerRole, roleOfMarker } from './markers.ts';
import { readOsis, readPlace, readVerse } from './place.ts';
import { VerseBuilder } from './verse-builder.ts';
import { strongsIn } from './verse-text.ts';

type Role = MarkerRole | 'book' | 'chapter' | 'verse' | 'end' | 'break';
/** The attributes of an element, with their names in lowercase. */
type Attributes = Readonly<Record<string, string>>;

interface Dialect {
  kind: string;
  role(name: string, attributes: Attributes): Role;
}

const MOST_DEPTH = 100;
const ENTITIES = [
  'nbsp',
  'mdash',
  'ndash',
  'lsquo',
  'rsquo',
  'ldquo',
  'rdquo',
  'hellip',
  'ensp',
  'emsp',
  'thinsp',
  'zwj',
  'zwnj',
];

function rolesBy(table: Readonly<Record<string, Role>>): (name: string) => Role {
  const roles = new Map(Object.entries(table));
  return (name) => roles.get(name) ?? 'letters';
}

const FOOTNOTES = { drop: 'footnotes' };
const CROSS = { drop: 'cross references' };
const PICTURES = { drop: 'pictures' };

const osisRole = rolesBy({
  header: 'outside',
  figure: PICTURES,
  title: 'heading',
  speaker: 'heading',
  chapter: 'chapter',
  w: 'word',
  p: 'break',
  l: 'break',
  lg: 'break',
  lb: 'break',
  item: 'break',
});
function osisTitle({ type = '', subtype, canonical }: Attributes): Role {
  if (type === 'main' || type === 'chapter') return 'outside';
  const isPsalm = type === 'psalm' || subtype === 'psalm' || (canonical === 'true' && type === '');
  return isPsalm ? 'title' : 'heading';
}

const OSIS: Dialect = {
  kind: 'OSIS',
  role(name, attributes) {
    const { type = '', eid, osisid } = attributes;
    if (name === 'note') return type === 'crossReference' ? CROSS : FOOTNOTES;
    if (name === 'verse') return eid === undefined ? 'verse' : 'end';
    if (name === 'chapter' && eid !== undefined) return 'end';
    if (name === 'title') return osisTitle(attributes);
    if (name !== 'div') return osisRole(name);
    if (type === 'book') return osisid === undefined && eid !== undefined ? 'end' : 'book';
    return /^(?:introduction|preface|titlePage|glossary|x-intro)$/u.test(type) ? 'outside' : 'break';
  },
};

const containerRole = rolesBy({
  biblebook: 'book',
  book: 'book',
  chapter: 'chapter',
  vers: 'verse',
  verse: 'verse',
  information: 'outside',
  prolog: 'outside',
  remark: FOOTNOTES,
  note: FOOTNOTES,
  xref: CROSS,
  caption: 'heading',
  title: 'heading',
  gr: 'word',
  gram: 'word',
  w: 'word',
  br: 'break',
  div: 'break',
});

/**
 * Zefania XML, and the simpler files with elements for books, chapters and verses: Beblia, OpenSong. In the XML of corpora
 * (CES) the type of an element says what it is, and its id where: `b.RUT.1.1`.
 */
const CONTAINERS: Dialect = {
  kind: 'XML',
  role(name, { n, b, c, v, book, chapter, verse, type }) {
    const isWhole = (b ?? book) !== undefined && (c ?? chapter) !== undefined && (v ?? verse) !== undefined;
    if (isWhole) return 'verse';
    if (type === 'book' || type === 'chapter' || type === 'verse') return type;
    if (name === 'b' || name === 'c' || name === 'v')
      return n === undefined ? 'letters' : name === 'b' ? 'book' : name === 'c' ? 'chapter' : 'verse';
    return containerRole(name);
  },
};

/** USX: the styles of its elements are the markers of USFM. */
const USX: Dialect = {
  kind: 'USX',
  role(name, { style = '', eid }) {
    if (eid !== undefined) return 'end';
    if (name === 'book' || name === 'chapter' || name === 'verse') return name;
    if (name === 'figure') return PICTURES;
    const role = roleOfMarker(style);
    if (name === 'note') return typeof role === 'object' ? role : FOOTNOTES;
    return name === 'para' && role === 'text' ? 'break' : name === 'usx' ? 'letters' : role;
  },
};

/** USFX of eBible: its elements are the markers of USFM. */
const USFX: Dialect = {
  kind: 'USFX',
  role(name, { sfm = '', style = '' }) {
    if (name === 'book') return 'book';
    if (name === 'c') return 'chapter';
    if (name === 'v') return 'verse';
    if (name === 've') return 'end';
    if (name === 'usfx' || name === 'ref') return 'letters';
    if (name === 'p' || name === 'q') {
      const role = roleOfMarker(sfm || style);
      return role === 'outside' || role === 'heading' ? role : 'break';
    }
    const role = roleOfMarker(name);
    return role === 'text' ? 'break' : role;
  },
};

/** An element that says book, chapter and verse, or one of them with its number. */
const SAYS_VERSE =
  /<(?:[a-z]+\b[^>]*\bchapter=[^>]*\bverse=|(?:verse|vers|v)\b[^>]*\b(?:number|vnumber|n)=)/iu;

/** The kind of XML by its first element, or by its verses; null if it is no Bible. */
function dialectOf(name: string, head: string): Dialect | null {
  if (name === 'osis') return OSIS;
  if (name === 'xmlbible' || name === 'x-bible') return { ...CONTAINERS, kind: 'Zefania XML' };
  if (name === 'usx') return USX;
  if (name === 'usfx') return USFX;
  return /^(?:bible|versefile|cesdoc)$/u.test(name) || SAYS_VERSE.test(head) ? CONTAINERS : null;
}

const FIRST_ELEMENT = /<([a-z][\w:-]*)[\s/>]/iu;
const isXml = (head: string): boolean => /^\s*<[?!a-z]/iu.test(head);

/** The encoding that an XML file declares, if it is one that can be read. */
export function declaredEncoding(head: string): Encoding | null {
  const name = /^\s*<\?xml[^>]*\bencoding=["']([\w-]+)["']/u.exec(head)?.[1]?.toLowerCase();
  if (name === 'iso-8859-8' || name === 'iso-8859-7') return name;
  return name === 'windows-1252' || name === 'iso-8859-1' ? 'windows-1252' : null;
}

/**
 * Opens XML with the text of a Bible; null if the file is no XML. For XML of another kind the answer is the sentence that
 * refuses it. Throws `RefusedFile` for a web page.
 */
export function openXml(
  source: ByteSource,
  encoding: Encoding,
  head: string,
  reading: Reading,
): Shape | { refused: string } | null {
  if (!isXml(head)) return null;
  const first = FIRST_ELEMENT.exec(head.replace(/<!--[\s\S]*?-->/gu, ''))?.[1]?.toLowerCase() ?? '';
  if (/^(?:html|body|head)$/u.test(first) || /^\s*<!doctype html/iu.test(head))
    throw new RefusedFile('The file is a web page. Download the text as USFM, OSIS, CSV or JSON');
  const dialect = dialectOf(first, head);
  // A line of text can begin with a tag too.
  if (dialect === null && !/^\s*<[?!]/u.test(head)) return null;
  if (dialect === null)
    return {
      refused: `The file is XML, but its first element “${first}” is none of OSIS, Zefania, USX or USFX. Upload the text in one of these forms`,
    };
  reading.books.numbering = 'zefania';
  return {
    kind: dialect.kind,
    encoding,
    async *read() {
      const reader = new XmlReader(dialect, reading);
      for await (const piece of decoded(source, encoding)) {
        reader.write(piece);
        yield* reader.take();
      }
      reader.close();
      yield* reader.take();
    },
  };
}

interface Element {
  name: string;
  role: Role;
  /** True if the element holds a book, chapter or verse, and is no milestone. */
  holds: boolean;
}

/** Reads verses from the tags and texts of an XML file as they come in. */
class XmlReader {
  readonly #parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  readonly #builder: VerseBuilder;
  readonly #dialect: Dialect;
  readonly #open: Element[] = [];
  /** How many open elements hide the text that they hold. */
  #hidden = 0;
  #headings = 0;
  #heading = '';
  #word: { strongs: string[]; text: string } | null = null;
  #idle = 0;

  constructor(dialect: Dialect, reading: Reading) {
    this.#dialect = dialect;
    this.#builder = new VerseBuilder(reading);
    for (const name of ENTITIES) this.#parser.ENTITIES[name] = referredText(name) ?? ' ';
    this.#parser.on('opentag', (tag) => this.#begin(tag));
    this.#parser.on('closetag', () => this.#finish());
    this.#parser.on('text', (text) => this.#text(text));
    this.#parser.on('cdata', (text) => this.#text(text));
    this.#parser.on('error', ({ message }) => {
      throw new RefusedFile(
        `The XML is damaged in line ${this.#parser.line}: ${message.replace(/^\d+:\d+: /u, '').replace(/\.$/u, '')}. Download the file again, or correct it there`,
      );
    });
  }

  write(piece: string): void {
    this.#idle += piece.length;
    this.#parser.write(piece);
    if (this.#idle > MOST_LETTERS)
      throw new RefusedFile(
        `The XML has a text or tag longer than ${MOST_LETTERS / 1024 / 1024} MB near line ${this.#parser.line}: it is no Bible`,
      );
  }

  close(): void {
    this.#parser.close();
    this.#builder.end();
  }

  take(): Found[] {
    return this.#builder.take();
  }

  #begin({ name, attributes: written, isSelfClosing }: SaxesTagPlain): void {
    this.#idle = 0;
    const attributes = Object.fromEntries(
      Object.entries(written).map(([key, value]) => [key.toLowerCase().replace(/^.*:/u, ''), value]),
    );
    const plainName = name.toLowerCase().replace(/^.*:/u, '');
    const role = this.#dialect.role(plainName, attributes);
    this.#open.push({ name: plainName, role, holds: !isSelfClosing });
    if (this.#open.length > MOST_DEPTH)
      throw new RefusedFile(
        `The XML has more than ${MOST_DEPTH} elements in each other in line ${this.#parser.line}: it is no Bible`,
      );
    if (this.#hidden > 0 || role === 'outside' || typeof role === 'object') {
      if (this.#hidden === 0 && typeof role === 'object') this.#builder.drop(role.drop);
      this.#hidden += 1;
      return;
    }
    this.#mark(attributes);
    this.#enter(role, attributes);
  }

  /** Quotation marks that OSIS has in an attribute: `<q marker="“"/>`. */
  #mark({ marker = '', type }: Attributes): void {
    if (marker !== '' && marker !== '¶' && type !== 'x-p') this.#builder.text?.add(marker);
  }

  #enter(role: Role, attributes: Attributes): void {
    const { line } = this.#parser;
    if (role === 'book') this.#builder.beginBook(bookIn(attributes));
    else if (role === 'chapter') this.#beginChapter(attributes);
    else if (role === 'verse') this.#beginVerse(attributes, line);
    else if (role === 'end') this.#builder.end();
    else if (role === 'break') {
      this.#builder.text?.add(' ');
      if (this.#builder.isTitle) this.#builder.end();
    } else if (role === 'title' && this.#builder.beginTitle(line)) return;
    else if (role === 'title' || role === 'heading') this.#headings += 1;
    else if (role === 'word') this.#word = { strongs: this.#numbersIn(attributes), text: '' };
  }

  #beginChapter({ osisid, sid, cnumber, number, n, id, name }: Attributes): void {
    const written = (osisid ?? number ?? cnumber ?? n ?? id ?? sid ?? name ?? '').replace(
      /^.*\.|\D+(?=\d+$)/gu,
      '',
    );
    this.#builder.beginChapter(written);
  }

  #beginVerse(
    { osisid, sid, vnumber, number, n, id, name, enumber, ...own }: Attributes,
    line: number,
  ): void {
    const place = readOsis(osisid ?? sid ?? '');
    if (place !== null && this.#dialect === OSIS) {
      // The parts of a divided verse have the same id, and so has one that goes on after a heading.
      this.#builder.begin(place, line);
      return;
    }
    const { ref, reference = ref } = own;
    const whole = reference === undefined ? readOsis((id ?? '').replace(/^b\./u, '')) : readPlace(reference);
    if (whole !== null && this.#dialect !== USX) {
      this.#builder.begin(whole, line);
      return;
    }
    const { b, book = b, c, chapter = c, v, verse = v } = own;
    const written = verse ?? vnumber ?? number ?? n ?? id ?? name ?? '';
    const joined = enumber === undefined || enumber === written ? written : `${written}-${enumber}`;
    const around = book === undefined || chapter === undefined ? {} : { book, chapter };
    this.#builder.begin({ ...around, ...(readVerse(joined) ?? { verse: joined }) }, line);
  }

  #numbersIn({ lemma, strong, strongs, str, s }: Attributes): string[] {
    const { letter } = this.#builder;
    const written = strong ?? strongs ?? str ?? s;
    if (written !== undefined) return strongsIn(written, letter);
    const tokens = (lemma ?? '').split(/\s+(?=[a-z.]+:)/iu);
    return tokens.flatMap((token) => {
      if (/^strong:/iu.test(token)) return strongsIn(token, letter);
      return /^(?:[a-z]\/)*\d/iu.test(token) ? strongsIn(token, letter) : [];
    });
  }

  #finish(): void {
    this.#idle = 0;
    const element = this.#open.pop();
    if (element === undefined) return;
    if (this.#hidden > 0) {
      this.#hidden -= 1;
      return;
    }
    this.#leave(element);
  }

  #leave({ role, holds }: Element): void {
    if (role === 'word') this.#endWord();
    else if (role === 'heading' || role === 'title') this.#endHeading();
    else if (role === 'break') this.#builder.text?.add(' ');
    else if (holds && (role === 'verse' || role === 'chapter' || role === 'book')) this.#builder.end();
  }

  #endWord(): void {
    if (this.#word === null) return;
    const { strongs } = this.#word;
    // Hebrew texts have strokes between the parts of a word.
    const text = this.#word.text.replace(/(?<=\p{Script=Hebrew})\/(?=\p{Script=Hebrew})/gu, '');
    this.#word = null;
    const verse = this.#builder.text;
    if (verse === null) this.#builder.add(text);
    else verse.addLinked(text, strongs);
  }

  #endHeading(): void {
    if (this.#headings === 0) {
      this.#builder.end();
      return;
    }
    this.#headings -= 1;
    if (this.#headings === 0) this.#builder.addHeading(this.#heading);
    this.#heading = '';
  }

  #text(text: string): void {
    this.#idle = 0;
    if (this.#hidden > 0) return;
    if (this.#headings > 0) this.#heading += text;
    else if (this.#word !== null) this.#word.text += text;
    else if (this.#builder.text !== null) this.#builder.text.add(text);
    // In USX the name of the book stands in the element that begins it.
    else if (this.#open.at(-1)?.role !== 'book') this.#builder.add(text);
  }
}

/** The book that an element names: by its code or name, or by its number. */
function bookIn({ osisid, code, bname, bsname, bnumber, number, id, n, name, sid }: Attributes): string {
  const ofId = id?.replace(/^b\./u, '');
  return osisid ?? code ?? bnumber ?? number ?? ofId ?? bname ?? bsname ?? name ?? n ?? sid ?? '';
}
