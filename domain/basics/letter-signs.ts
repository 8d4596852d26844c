/**
 * The signs that stand for Hebrew or Greek letters: every code point outside the alphabets whose compatibility form in
 * Unicode has a letter of them, and the Hebrew digraphs, which have no such form. This is the only table of them. A
 * test compares it with the whole of Unicode.
 */

export type SignScript = 'hebrew' | 'greek';

/** The signs as the inside of a character class, for regular expressions with the flag `u`. */
export const LETTER_SIGNS: Readonly<Record<SignScript, string>> = {
  hebrew:
    '\\u05F0-\\u05F2\\u2135-\\u2138\\uFB1D\\uFB1F-\\uFB28\\uFB2A-\\uFB36\\uFB38-\\uFB3C\\uFB3E\\uFB40\\uFB41\\uFB43\\uFB44\\uFB46-\\uFB4F',
  greek:
    '\\u00B5\\u03D0-\\u03D6\\u03F0-\\u03F2\\u03F4\\u03F5\\u03F9\\u1D5D-\\u1D61\\u1D66-\\u1D6A\\u1DBF\\u2126\\u213C-\\u213F' +
    '\\u3382\\u338C\\u338D\\u3395\\u339B\\u33B2\\u33B6\\u33BC\\u33C0\\u33C1\\u{1D6A8}-\\u{1D6C0}\\u{1D6C2}-\\u{1D6DA}' +
    '\\u{1D6DC}-\\u{1D6FA}\\u{1D6FC}-\\u{1D714}\\u{1D716}-\\u{1D734}\\u{1D736}-\\u{1D74E}\\u{1D750}-\\u{1D76E}' +
    '\\u{1D770}-\\u{1D788}\\u{1D78A}-\\u{1D7A8}\\u{1D7AA}-\\u{1D7C2}\\u{1D7C4}-\\u{1D7CB}',
};

// A bundle without these functions has no need of the table. Only `PURE` tells the bundler that it may leave it out.
const EVERY_SIGN = {
  hebrew: /* @__PURE__ */ new RegExp(`[${LETTER_SIGNS.hebrew}]`, 'gu'),
  greek: /* @__PURE__ */ new RegExp(`[${LETTER_SIGNS.greek}]`, 'gu'),
};

const DIGRAPHS: Readonly<Record<string, string>> = { װ: 'וו', ױ: 'וי', ײ: 'יי' };

/**
 * A text with letters in the place of the signs that stand for them. Only the signs change, because the compatibility
 * form of a whole text would change other characters too. Letters and marks of a sign follow each other as in Unicode.
 *
 * @example
 * ```ts
 * signsAsLetters('חײ ﬡ', 'hebrew') // => 'חיי א'
 * signsAsLetters('𝛌ό𝛄ος', 'greek') // => 'λόγος'
 * ```
 */
export function signsAsLetters(text: string, script: SignScript): string {
  return text.replace(EVERY_SIGN[script], (sign) =>
    sign.normalize('NFKD').replace(/[װ-ײ]/gu, (digraph) => DIGRAPHS[digraph] ?? digraph),
  );
}

/**
 * The text with letters for the signs of both scripts. `placeOf` gives the place in the text as it was for a place in the
 * new text, because a sign can stand for two letters.
 *
 * @example
 * ```ts
 * withLetters('ײ 1').placeOf(3) // => 2
 * ```
 */
export function withLetters(text: string): {
  readonly text: string;
  readonly placeOf: (at: number) => number;
} {
  const plain = (part: string) => signsAsLetters(signsAsLetters(part, 'hebrew'), 'greek');
  if (plain(text) === text) return { text, placeOf: (at) => at };
  const places: number[] = [];
  let whole = '';
  let from = 0;
  for (const sign of text) {
    const letters = plain(sign);
    for (let at = 0; at < letters.length; at++) places.push(from + (letters === sign ? at : 0));
    whole += letters;
    from += sign.length;
  }
  return { text: whole, placeOf: (at) => places[at] ?? text.length };
}
