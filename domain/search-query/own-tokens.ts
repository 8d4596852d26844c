import { foldFinals } from '../hebrew/index.ts';
import { joined, type TextRange } from './highlight.ts';
import type { SearchNode } from './query-type.ts';
import type { WordsTerm } from './terms.ts';
import { latinTokens, type Token } from './tokens.ts';

/** The scripts that put no space between words. Their texts are searched by single signs. */
const SIGN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}]/u;

const folded = (token: string): string => foldFinals(token).replaceAll('ς', 'σ');

/**
 * The words of an added text, in any language, in the form in which they are searched: in small letters, without marks
 * and final forms. In a script without spaces each sign is a word.
 *
 * @example
 * ```ts
 * ownTokens('Am Anfang schüf').map((word) => word.token) // => ['am', 'anfang', 'schuf']
 * ownTokens('起初神').map((word) => word.token) // => ['起', '初', '神']
 * ```
 */
export function ownTokens(text: string): Token[] {
  return latinTokens(text).flatMap((word) => {
    if (!SIGN.test(word.token)) return [{ ...word, token: folded(word.token) }];
    return [...text.slice(word.start, word.end).matchAll(/\P{M}\p{M}*/gu)].map(({ 0: sign, index }) => ({
      token: folded(latinTokens(sign)[0]?.token ?? sign),
      start: word.start + index,
      end: word.start + index + sign.length,
    }));
  });
}

const tokensOf = ({ tokens }: WordsTerm): string[] =>
  tokens.flatMap((token) => ownTokens(token).map((word) => word.token));

/**
 * The full-text query for a search in an added text. Null if the query asks for what an added text does not have: Strong's
 * numbers, lemmas or values.
 *
 * @example
 * ```ts
 * ownMatch({ kind: 'words', script: 'latin', tokens: ['anfang'], exact: true, prefix: true }) // => '"anfang" *'
 * ```
 */
export function ownMatch(node: SearchNode): string | null {
  if (node.kind === 'words') return `"${tokensOf(node).join(' ')}"${node.prefix ? ' *' : ''}`;
  if (node.kind !== 'all' && node.kind !== 'any') return null;
  const parts = node.of.map(ownMatch);
  if (parts.includes(null)) return null;
  if (node.kind === 'any') return `(${parts.join(' OR ')})`;
  const without = node.without.map(ownMatch).filter((part) => part !== null);
  return [`(${parts.join(' AND ')})`, ...without].join(' NOT ');
}

/** Where an added text has these words, each phrase as one range. */
export function ownRanges(text: string, terms: readonly WordsTerm[]): TextRange[] {
  const words = ownTokens(text);
  return joined(
    terms.flatMap((term) => {
      const searched = tokensOf(term);
      const isAt = (from: number) =>
        searched.every((token, at) => {
          const found = words[from + at]?.token ?? '';
          return term.prefix && at === searched.length - 1 ? found.startsWith(token) : found === token;
        });
      return words.flatMap(({ start }, from) => {
        const last = words[from + searched.length - 1];
        return last !== undefined && isAt(from) ? [{ start, end: last.end }] : [];
      });
    }),
  );
}
