import { hebrewLetters, splitHebrewWords } from '../../../domain/hebrew/index.ts';
import { HebrewVerseBuilder, type HebrewWord, type NoteWord } from '../../words/hebrew-verse.ts';
import { MarkupError, type MarkupNode, readMarkup, textOf } from './markup.ts';

const FOOTNOTES: ReadonlySet<string> = new Set(['sup.footnote-marker', 'i.footnote']);
const KETIV = 'span.mam-kq-k';
const QERE = 'span.mam-kq-q';
const BOTH_READINGS = 'span.mam-kq';
const SECTIONS: ReadonlySet<string> = new Set([
  'span.mam-spi-pe',
  'span.mam-spi-samekh',
  'span.mam-spi-invnun',
]);
/** The tags of Sefaria's HTML that may occur. A `sup` without a class is a letter that is written above the line. */
const TAGS: ReadonlySet<string> = new Set([
  ...FOOTNOTES,
  ...SECTIONS,
  ...[KETIV, QERE, BOTH_READINGS, 'span.mam-kq-trivial', 'span.mam-implicit-maqaf'],
  ...['b', 'big', 'small', 'sup', 'br'],
]);

/** Letters, points and accents, joiners, and the signs between words. A bracket or a Latin letter is none of them. */
const HEBREW_TEXT =
  /^(?:[\u0591-\u05C7\u05D0-\u05EA\u05EF-\u05F4\uFB1D-\uFB4F\u200B-\u200F\u2060\s]|\u034F)*$/u;
const BARE_SECTION = /\{([פסרש]{1,3}\d?)\}/u;

type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'section'; mark: string }
  /**
   * A word that is written in one way and read in another. `written` or `read` is empty if the word is only read or
   * only written.
   */
  | { kind: 'variant'; written: string; read: string };

const withoutFootnotes = (nodes: readonly MarkupNode[]): string => textOf(nodes, FOOTNOTES);

/** Removes the brackets around a reading: `(כתיב)`, `[קרי]`. A maqaf may follow the bracket. */
function bare(reading: string): string {
  const [, inner, maqaf] = /^\s*[([](.*)[)\]](־?)\s*$/su.exec(reading) ?? [];
  if (inner === undefined) throw new MarkupError(`a reading has no brackets: ${reading}`);
  return checked(inner + maqaf);
}

function checked(text: string): string {
  if (!HEBREW_TEXT.test(text)) throw new MarkupError(`it has signs that are not Hebrew: ${text.trim()}`);
  return text;
}

function piecesOf(nodes: readonly MarkupNode[]): Piece[] {
  return nodes.flatMap((node): Piece[] => {
    if (typeof node === 'string')
      return node
        .split(BARE_SECTION)
        .map((part, at) => (at % 2 === 1 ? { kind: 'section', mark: part } : { kind: 'text', text: part }));
    const { key, children } = node;
    if (FOOTNOTES.has(key)) return [];
    if (SECTIONS.has(key))
      return [{ kind: 'section', mark: withoutFootnotes(children).replace(/[{}\s]/gu, '') }];
    if (key === KETIV) return [{ kind: 'variant', written: bare(withoutFootnotes(children)), read: '' }];
    if (key === QERE) return [{ kind: 'variant', written: '', read: bare(withoutFootnotes(children)) }];
    if (key === BOTH_READINGS) return [bothReadings(children)];
    // Four books end with an earlier verse that is read again. It is printed small and in brackets, and is left out
    // here.
    if (key === 'small' && withoutFootnotes(children).trimStart().startsWith('[')) return [];
    return piecesOf(children);
  });
}

function bothReadings(children: readonly MarkupNode[]): Piece {
  const parts = piecesOf(children).filter((piece) => piece.kind === 'variant');
  const written = parts.map((part) => part.written).join('');
  const read = parts.map((part) => part.read).join('');
  if (parts.length !== 2 || written === '' || read === '')
    throw new MarkupError('a word that is read otherwise than written lacks one of the two');
  return { kind: 'variant', written, read };
}

/** Joins texts that only tags divide, because a tag may begin inside a word. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.kind === 'text' && last?.kind === 'text') last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

function eachWord(text: string, onWord: (word: string) => void, onSigns: (signs: string) => void): void {
  let place = 0;
  for (const word of splitHebrewWords(text)) {
    const start = text.indexOf(word, place);
    if (start > place) onSigns(text.slice(place, start));
    onWord(word);
    place = start + word.length;
  }
  if (place < text.length) onSigns(text.slice(place));
}

function noteWords(text: string): NoteWord[] {
  const words: NoteWord[] = [];
  eachWord(
    text,
    (word) => words.push({ text: word, lemma: '', morphology: '', after: '' }),
    (signs) => {
      const last = words.at(-1);
      if (last !== undefined) last.after = signs;
    },
  );
  return words;
}

const withoutLastMaqaf = (text: string): string => text.replace(/־\s*$/u, '');

function addPiece(builder: HebrewVerseBuilder, piece: Piece): void {
  const addText = (text: string): void =>
    eachWord(
      text,
      (word) => builder.word(word, '', ''),
      (signs) => builder.between(signs),
    );
  if (piece.kind === 'section') builder.section(piece.mark);
  else if (piece.kind === 'text') addText(checked(piece.text));
  else {
    const { written, read } = piece;
    const ketiv = withoutLastMaqaf(written);
    const qere = withoutLastMaqaf(read);
    addText(ketiv);
    builder.qere(hebrewLetters(ketiv), noteWords(qere));
    // The maqaf joins the next word to both readings, in whichever of them it is printed.
    if (ketiv !== written || qere !== read) builder.between('־');
  }
}

/**
 * Reads a verse of “Miqra according to the Masorah” from its HTML: words of both readings, with the signs and the
 * section marks after them. Footnotes are left out. Returns null for a verse that this text does not have, which is
 * empty or a dash.
 *
 * @throws MarkupError if anything is left that is not known.
 */
export function readHebrewVerse(html: string): HebrewWord[] | null {
  const pieces = joined(piecesOf(readMarkup(html, TAGS)));
  if (pieces.every((piece) => piece.kind === 'text' && /^[\s—–-]*$/u.test(piece.text))) return null;
  const builder = new HebrewVerseBuilder(0, 0);
  for (const piece of pieces) addPiece(builder, piece);
  const { words } = builder.finish();
  if (words.length === 0) throw new MarkupError('it has no words');
  return words;
}
