import { isWords, type Unreadable } from './terms.ts';
import { HEBREW } from './tokens.ts';

export type Piece =
  | { readonly kind: 'word'; readonly text: string }
  | { readonly kind: 'phrase'; readonly text: string; readonly prefix: boolean }
  | { readonly kind: 'and' | 'or' | 'not' | 'open' | 'close' };

const OPERATORS = { AND: 'and', OR: 'or', NOT: 'not' } as const;
const QUOTES: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”',
  '”': '”',
  '„': '“',
  '«': '»',
  '״': '״',
};
const QUOTE = /["“”„«»]/u;

/** A quotation mark between two Hebrew letters is gershayim and part of the word (ת"ן). */
const isGershayim = (units: readonly string[], at: number): boolean =>
  HEBREW.test(units[at - 1] ?? '') && HEBREW.test(units[at + 1] ?? '');

/** A sign that may stand apart from the number after it, as in `= 913` and `H 430`. */
const SIGN_OF_NUMBER = /^(?:=|[HG]|lemma:[HG]?)$/iu;

/** True for the name of a kind of search term, such as `lemma:`, that can be typed before quotation marks. */
const isName = (word: string): boolean => /^\w+:$/u.test(word) && !isWords(word);

export function scan(text: string): { readonly ok: true; readonly pieces: readonly Piece[] } | Unreadable {
  const pieces: Piece[] = [];
  let word = '';
  const endWord = () => {
    const last = pieces.at(-1);
    const isNumberOfLast = last?.kind === 'word' && SIGN_OF_NUMBER.test(last.text) && /^\d/u.test(word);
    if (isNumberOfLast) pieces[pieces.length - 1] = { kind: 'word', text: last.text + word };
    else if (word !== '') pieces.push(pieceOf(word));
    word = '';
  };
  const units = [...text];
  for (let at = 0; at < units.length; at++) {
    const unit = units[at] as string;
    if (QUOTE.test(unit) && !isGershayim(units, at)) {
      const quoted = quotedAt(units, at);
      if (quoted === null)
        return {
          ok: false,
          hint: 'A closing quotation mark is missing. Write it like this: "exact phrase".',
        };
      if (isName(word)) word += quoted.text;
      else {
        endWord();
        pieces.push({ kind: 'phrase', text: quoted.text, prefix: quoted.prefix });
      }
      endWord();
      at = quoted.last;
    } else if (unit === '(' || unit === ')') {
      endWord();
      pieces.push({ kind: unit === '(' ? 'open' : 'close' });
    } else if (/\s/u.test(unit)) endWord();
    else word += unit;
  }
  endWord();
  return { ok: true, pieces };
}

function pieceOf(word: string): Piece {
  const operator = Object.hasOwn(OPERATORS, word) ? OPERATORS[word as keyof typeof OPERATORS] : undefined;
  return operator === undefined ? { kind: 'word', text: word } : { kind: operator };
}

function quotedAt(units: readonly string[], open: number) {
  const close = closing(units, open);
  if (close === -1) return null;
  const prefix = units[close + 1] === '*';
  return { text: units.slice(open + 1, close).join(''), prefix, last: prefix ? close + 1 : close };
}

/**
 * The position of the quotation mark that ends the phrase that begins at `open`, or -1 if no mark ends it. A plain
 * quotation mark can close a curly one.
 */
function closing(units: readonly string[], open: number): number {
  const mark = QUOTES[units[open] as string] ?? '"';
  return units.findIndex(
    (unit, at) => at > open && (unit === mark || unit === '"') && !isGershayim(units, at),
  );
}
