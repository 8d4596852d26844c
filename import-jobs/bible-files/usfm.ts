import type { ByteSource } from '../files/byte-source.ts';
import type { Encoding } from './bible-file.ts';
import { decoded, linesOf } from './encoding.ts';
import type { Reading, Shape } from './found.ts';
import { type MarkerRole, roleOfMarker } from './markers.ts';
import { readVerse } from './place.ts';
import { VerseBuilder } from './verse-builder.ts';
import { strongsIn } from './verse-text.ts';

/** The beginning of a USFM file. Its first marker is `\id` or a comment; old files can begin with others. */
const USFM = /^\s*\\[a-z]+\d?\s/iu;
const HAS_VERSES = /\\c\s+\d+[\s\S]*?\\v\s+\d+/iu;
/** A marker with its closing star, or with the space after it. `\+nd` is one inside another. */
const MARKER = /\\(\+?)([a-z]+\d*(?:-[se])?)(\*| |(?=\\|$))|\\\*/giu;
const ATTRIBUTES = /\|([^|]*)$/u;

export const isUsfm = (head: string): boolean =>
  USFM.test(head) && (HAS_VERSES.test(head) || /^\s*\\id\s/imu.test(head));

export function openUsfm(source: ByteSource, encoding: Encoding, reading: Reading): Shape {
  return {
    kind: 'USFM',
    encoding,
    async *read() {
      const reader = new UsfmReader(reading);
      for await (const { row, text } of linesOf(decoded(source, encoding))) {
        reader.line(text, row);
        yield* reader.builder.take();
      }
      reader.builder.end();
      yield* reader.builder.take();
    },
  };
}

/** Where text goes: to the verse, to a heading, or nowhere. */
type Target = 'verse' | 'heading' | 'nowhere';

interface OpenNote {
  marker: string;
  kind: string;
}

/** Reads USFM line by line. Notes, words and styles end with a starred marker, or with the next paragraph. */
class UsfmReader {
  readonly builder: VerseBuilder;
  #target: Target = 'nowhere';
  #note: OpenNote | null = null;
  /** The text of an open word, whose attributes come after it. */
  #word: string | null = null;
  /** The numbers of milestones around words: `\zaln-s |x-strong="H7225"\*`. */
  #around: string[][] = [];
  /** A marker whose number or code is the next text. */
  #waiting: 'id' | 'c' | 'v' | 'milestone' | null = null;
  /** True in a box of a study Bible, which has paragraphs of its own. */
  #isSidebar = false;
  #row = 0;

  constructor(reading: Reading) {
    this.builder = new VerseBuilder(reading);
  }

  line(text: string, row: number): void {
    this.#row = row;
    let at = 0;
    for (const token of text.matchAll(MARKER)) {
      this.#text(text.slice(at, token.index));
      at = token.index + token[0].length;
      const [whole, , marker, after] = token;
      if (marker === undefined) this.#waiting = null;
      else if (after === '*') this.#close(marker);
      else this.#open(marker.toLowerCase() === marker ? marker : marker.toLowerCase(), whole);
    }
    this.#text(text.slice(at));
    this.#text(' ');
    // The code of a book stands on the line of its marker, as what is outside of verses does.
    if (this.#waiting === 'id') this.#waiting = null;
  }

  #open(marker: string, whole: string): void {
    if (marker === 'v' || marker === 'c' || marker === 'id') this.#wait(marker);
    else if (marker === 'ts' || /-[se]$/u.test(marker)) this.#milestone(marker);
    else if (marker === 'esb' || marker === 'esbe') this.#isSidebar = marker === 'esb';
    else this.#openRole(marker, whole);
  }

  #openRole(marker: string, whole: string): void {
    const role = roleOfMarker(marker);
    const isInside =
      role === 'word' ||
      role === 'letters' ||
      (typeof role === 'object' && marker !== 'r' && marker !== 'mr');
    // Inside a note all markers are of the note, apart from those that begin a paragraph.
    if (this.#note !== null && (isInside || /^[fx]/u.test(marker) || whole.startsWith('\\+'))) return;
    if (isInside) this.#openInside(marker, role);
    else this.#paragraph(marker, role);
  }

  #wait(marker: 'v' | 'c' | 'id'): void {
    this.#endAll();
    this.#waiting = marker;
  }

  #openInside(marker: string, role: MarkerRole): void {
    if (typeof role === 'object') {
      this.#note = { marker, kind: role.drop };
      this.builder.drop(role.drop);
    } else if (role === 'word' && this.#target === 'verse') {
      this.#endWord();
      this.#word = '';
    }
  }

  #paragraph(marker: string, role: MarkerRole): void {
    this.#endAll();
    if (role === 'heading') this.#target = 'heading';
    else if (role === 'outside') this.#target = 'nowhere';
    else if (role === 'title') this.#target = this.builder.beginTitle(this.#row) ? 'verse' : 'heading';
    else if (typeof role === 'object') {
      this.builder.drop(role.drop);
      this.#target = 'nowhere';
    } else {
      this.#target = 'verse';
      this.builder.text?.add(' ');
      // A paragraph after the title of a psalm belongs to verse 1, which has not begun.
      if (this.builder.isTitle && marker !== 'b') this.builder.end();
    }
  }

  #close(marker: string): void {
    if (this.#note?.marker === marker) this.#note = null;
    else if (roleOfMarker(marker) === 'word') this.#endWord();
    else if (/-[se]$/u.test(marker)) this.#waiting = null;
  }

  #milestone(marker: string): void {
    if (marker === 'zaln-e') this.#around.pop();
    else if (marker === 'zaln-s') this.#around.push([]);
    this.#waiting = 'milestone';
  }

  #text(text: string): void {
    if (text === '') return;
    if (this.#waiting !== null) {
      this.#expected(text);
      return;
    }
    if (this.#note !== null || this.#isSidebar) return;
    if (this.#word !== null) this.#word += text;
    else if (this.#target === 'heading') this.builder.addHeading(text);
    else if (this.#target === 'verse') this.builder.add(withoutAttributes(text));
  }

  /** Reads the code or number that a marker waits for, and then the rest of the text. */
  #expected(text: string): void {
    const waiting = this.#waiting;
    if (waiting === 'milestone') {
      const strong = /x-strong="([^"]*)"/u.exec(text)?.[1];
      if (strong !== undefined) this.#around.at(-1)?.push(...strongsIn(strong, this.builder.letter));
      return;
    }
    const [, value, rest = ''] = /^\s*(\S+)([\s\S]*)$/u.exec(text) ?? [];
    if (value === undefined) return;
    this.#waiting = null;
    if (waiting === 'id') {
      this.builder.beginBook(value.slice(0, 3).toUpperCase());
      this.#target = 'nowhere';
    } else if (waiting === 'c') {
      this.builder.beginChapter(value);
      this.#target = 'nowhere';
    } else {
      const verse = readVerse(value.replace(/[.:,]$/u, '').replace(',', '-')) ?? { verse: value };
      this.builder.begin(verse, this.#row);
      this.#target = 'verse';
      this.#text(rest);
    }
  }

  #endWord(): void {
    if (this.#word === null) return;
    const written = this.#word;
    this.#word = null;
    const attributes = ATTRIBUTES.exec(written)?.[1] ?? '';
    const strong = /\bstrong="([^"]*)"/u.exec(attributes)?.[1] ?? '';
    const numbers = [...strongsIn(strong, this.builder.letter), ...this.#around.flat()];
    const text = withoutAttributes(written);
    const verse = this.builder.text;
    if (verse === null) this.builder.add(text);
    else verse.addLinked(text, [...new Set(numbers)]);
  }

  #endAll(): void {
    this.#endWord();
    this.#note = null;
  }
}

const withoutAttributes = (text: string): string => text.replace(/\|[^\\|]*$/u, '');
