import { baseCodes, type LettersFile, type NumberIndex } from '../../number-index/index.ts';

/** What one walk over the letters of a text counts. */
export interface TextCounts {
  /** For each book, how often each of the 256 codes of letters occurs in it. */
  readonly letters: readonly Uint32Array[];
  /** For each word, the number of its spelling. A final letter and its base letter are the same here. */
  readonly spellings: Uint32Array;
  readonly spellingCount: number;
}

const kept = new WeakMap<NumberIndex, TextCounts>();

/** The counts of a text. They stay in memory with its letters. */
export function textCounts(index: NumberIndex): TextCounts {
  const counts = kept.get(index) ?? countText(index.file);
  kept.set(index, counts);
  return counts;
}

function countText({ books, firstWords, wordLengths, letters: codes, script }: LettersFile): TextCounts {
  const base = baseCodes(script);
  const spellings = new Uint32Array(wordLengths.length);
  const known = new KnownSpellings(wordLengths.length, (one, other, length) => {
    let at = 0;
    while (at < length && base[codes[one + at] as number] === base[codes[other + at] as number]) at++;
    return at === length;
  });
  let word = 0;
  let at = 0;
  const letters = books.map((_, book) => {
    const counts = new Uint32Array(256);
    const end = firstWords[books[book + 1]?.firstVerse ?? firstWords.length - 1] as number;
    for (; word < end; word++) {
      const start = at;
      let hash = 0;
      for (const stop = at + (wordLengths[word] as number); at < stop; at++) {
        const code = codes[at] as number;
        (counts[code] as number)++;
        hash = (Math.imul(hash, 31) + (base[code] as number)) | 0;
      }
      spellings[word] = known.numberOf(hash, start, at - start);
    }
    return counts;
  });
  return { letters, spellings, spellingCount: known.count };
}

/** A hash table of the spellings so far. It is three times as fast as a map of strings. */
class KnownSpellings {
  count = 0;
  /** A place has the number of a spelling and 1, or 0. */
  readonly #table: Int32Array;
  readonly #starts: Int32Array;
  readonly #lengths: Uint8Array;
  readonly #hashes: Int32Array;
  readonly #isSame: (one: number, other: number, length: number) => boolean;

  constructor(words: number, isSame: (one: number, other: number, length: number) => boolean) {
    // There are no more spellings than words, so a place is always free.
    this.#table = new Int32Array(2 ** Math.ceil(Math.log2(words + 2)));
    this.#starts = new Int32Array(words);
    this.#lengths = new Uint8Array(words);
    this.#hashes = new Int32Array(words);
    this.#isSame = isSame;
  }

  /** The number of the spelling of these letters. They begin at `start`. */
  numberOf(hash: number, start: number, length: number): number {
    const mask = this.#table.length - 1;
    const mixed = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b);
    for (let place = (mixed ^ (mixed >>> 15)) & mask; ; place = (place + 1) & mask) {
      const spelling = (this.#table[place] as number) - 1;
      if (spelling < 0) {
        this.#starts[this.count] = start;
        this.#lengths[this.count] = length;
        this.#hashes[this.count] = hash;
        this.#table[place] = this.count + 1;
        return this.count++;
      }
      if (
        this.#hashes[spelling] === hash &&
        this.#lengths[spelling] === length &&
        this.#isSame(this.#starts[spelling] as number, start, length)
      )
        return spelling;
    }
  }
}
