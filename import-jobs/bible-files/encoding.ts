import { type ByteSource, piecesOf } from '../files/byte-source.ts';
import { decodeUtf8 } from '../files/utf8.ts';
import type { Encoding } from './bible-file.ts';

export const HEAD_BYTES = 64 * 1024;
const SAMPLES = 6;
const LETTER = /[a-z]/giu;

const begins = (bytes: Uint8Array, mark: readonly number[]): boolean =>
  mark.every((byte, index) => bytes[index] === byte);

const evenly = (count: number, total: number): boolean => total > 8 && count > total * 0.3;

/** The encoding of a text without a byte order mark that has a zero byte beside most letters. */
function utf16In(head: Uint8Array): Encoding | null {
  const half = Math.floor(head.length / 2);
  const zeros = [0, 0];
  for (let at = 0; at < 2 * half; at++) if (head[at] === 0) zeros[at % 2]! += 1;
  if (evenly(zeros[1]!, half) && zeros[0]! < zeros[1]! / 4) return 'utf-16le';
  return evenly(zeros[0]!, half) && zeros[1]! < zeros[0]! / 4 ? 'utf-16be' : null;
}

/** True if the bytes are UTF-8, apart from characters that the ends of the piece cut. */
function isUtf8(bytes: Uint8Array): boolean {
  let start = 0;
  while (start < 4 && (bytes[start]! & 0xc0) === 0x80) start += 1;
  for (let cut = 0; cut < 4; cut++)
    if (decodeUtf8(bytes.subarray(start, bytes.length - cut)) !== null) return true;
  return false;
}

/**
 * The likeliest encoding with one byte for each letter. Hebrew and Greek texts have most of their letters above ASCII,
 * and the Hebrew letters are in one row there.
 */
function oneByteEncoding(samples: readonly Uint8Array[]): Encoding {
  let ascii = 0;
  let high = 0;
  let hebrew = 0;
  for (const bytes of samples) {
    ascii += new TextDecoder('windows-1252').decode(bytes).match(LETTER)?.length ?? 0;
    for (const byte of bytes) {
      if (byte >= 0xb6) high += 1;
      if (byte >= 0xe0 && byte <= 0xfa) hebrew += 1;
    }
  }
  if (high < ascii * 0.8) return 'windows-1252';
  return hebrew > high * 0.9 ? 'iso-8859-8' : 'iso-8859-7';
}

/** Guesses the encoding of a text from its first bytes and from samples of the rest. */
export async function guessEncoding(source: ByteSource, head: Uint8Array): Promise<Encoding> {
  if (begins(head, [0xff, 0xfe])) return 'utf-16le';
  if (begins(head, [0xfe, 0xff])) return 'utf-16be';
  const wide = utf16In(head);
  if (wide) return wide;
  const samples = [head];
  const step = Math.floor((source.size - head.length) / SAMPLES);
  for (let no = 1; no <= SAMPLES && step > 0; no++) {
    const start = head.length + (no - 1) * step;
    samples.push(await source.read(start, Math.min(HEAD_BYTES, source.size - start)));
  }
  return samples.every(isUtf8) ? 'utf-8' : oneByteEncoding(samples);
}

/** Decodes a range of a file. A byte order mark is no part of the text; a byte that is no text becomes U+FFFD. */
export async function* decoded(
  source: ByteSource,
  encoding: Encoding,
  start = 0,
  end = source.size,
): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const piece of piecesOf(source, start, end, 256 * 1024)) {
    const text = decoder.decode(piece, { stream: true });
    if (text !== '') yield text;
  }
  const last = decoder.decode();
  if (last !== '') yield last;
}

/** A line without its end. A CR, an LF or both end a line. */
export interface Line {
  row: number;
  text: string;
}

/** The longest line or row that is read, in letters. No verse has a tenth of it. */
export const MOST_LETTERS = 1024 * 1024;

/** Divides a text that comes in pieces into lines. A line is cut at `MOST_LETTERS`, so that no file can fill the memory. */
export class LineCutter {
  #rest = '';

  /** Adds a piece, and returns the lines that are whole by then. */
  push(piece: string): string[] {
    // A carriage return at the end waits for the line feed that may follow.
    const lines = (this.#rest + piece).split(/\r\n|\n|\r(?!$)/u);
    this.#rest = (lines.pop() ?? '').slice(0, MOST_LETTERS);
    return lines;
  }

  end(): string[] {
    return this.#rest === '' ? [] : [this.#rest.replace(/\r$/u, '')];
  }
}

/** The lines of a decoded text. */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<Line> {
  const cutter = new LineCutter();
  let row = 0;
  for await (const piece of pieces) for (const text of cutter.push(piece)) yield { row: ++row, text };
  for (const text of cutter.end()) yield { row: ++row, text };
}
