import { writtenIotas } from './greek-iotas.ts';
import type { WordsTerm } from './terms.ts';

const listed = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u));

/**
 * Words in the form of `Token.token` that are in so many verses that marking each of them would hide the words that
 * matter: articles, pronouns, prepositions, conjunctions and forms of "to be".
 */
const COMMON: Readonly<Record<WordsTerm['script'], ReadonlySet<string>>> = {
  latin: listed(`
    a an am and are as at be but by for from had hath have he her him his i in into is it its me my nor of on or our
    shall she so that the thee their them then there these they this those thou thy thine to unto upon us was we were
    which who with ye you your
  `),
  hebrew: listed(`
    את ואת אל ואל על ועל אשר כי לא ולא כל וכל גמ מנ עמ אמ הוא היא זה לו לי לכ להמ בו
  `),
  greek: listed(`
    ο η το οι αι τα του τησ των τω τη τοισ ταισ τον την τουσ τασ και δε εν εισ εκ εξ επι προσ δια απο ου ουκ ουχ μη
    οτι ινα γαρ τε αυτοσ αυτου αυτω αυτον αυτησ αυτη αυτην αυτων αυτοισ αυτουσ
  `),
};

/**
 * True if a search term is only one common word. Such a word is marked only inside a matching phrase.
 *
 * @example
 * ```ts
 * isCommonWord({ kind: 'words', script: 'latin', tokens: ['the'], exact: true, prefix: false }) // => true
 * isCommonWord({ kind: 'words', script: 'latin', tokens: ['beginning'], exact: true, prefix: false }) // => false
 * ```
 */
export function isCommonWord({ script, tokens, prefix }: WordsTerm): boolean {
  return tokens.length === 1 && !prefix && writtenIotas(tokens[0]).some((word) => COMMON[script].has(word));
}
