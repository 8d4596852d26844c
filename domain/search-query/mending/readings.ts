import { BASE_OF_FINAL } from '../../hebrew/index.ts';
import { termsToFind } from '../highlight.ts';
import { parseSearchQuery } from '../parse.ts';
import type { SearchNode } from '../query-type.ts';
import { combined } from '../spellings.ts';
import type { ReadingOptions, SearchTerm } from '../terms.ts';
import { originalTokens } from '../tokens.ts';
import { otherEnglish } from './english-spellings.ts';
import { otherSpellings, type Spelling } from './hebrew-spellings.ts';
import { fromLatinKeys, toLatinKeys } from './keyboards.ts';
import { standsFor } from './name-substitutes.ts';

/** Another way to read a query that finds nothing. */
export interface Reading {
  readonly term: string;
  /** The query of `term`. A Hebrew word that can have other spellings is the slot of its position in `words`. */
  readonly query: SearchNode;
  readonly words: readonly Respelled[];
}

/** A Hebrew word in bare letters, and its spellings. This one is among them unless it stands for the Name. */
interface Respelled {
  readonly letters: string;
  readonly spellings: readonly Spelling[];
}

const MOST_ENGLISH = 12;
/** The most spellings of all words of a reading together. */
const MOST_SPELLINGS = 800;
/** A word of three letters from another keyboard is near to too many words. */
const LONG_ENOUGH = 4;

/** `slotOf` stands for a Hebrew word in a query. No Hebrew word has this letter. */
export const SLOT_MARK = 'w';
const slotOf = (word: number): string => SLOT_MARK + word + SLOT_MARK;

/**
 * The ways to read a query that finds nothing: with other spellings of its words, and as typed with another keyboard
 * layout. `original` are those in Hebrew and Greek letters, `english` those in Latin ones.
 *
 * @example
 * ```ts
 * readingsOf('akuo').original[0].term // => 'שלום'
 * readingsOf('favor').english[0].term // => 'favour'
 * ```
 */
export function readingsOf(
  term: string,
  options: ReadingOptions = {},
): { readonly original: readonly Reading[]; readonly english: readonly Reading[] } {
  const [hasHebrew, hasGreek, hasLatin] = [/[א-ת]/u, /\p{Script=Greek}/u, /[A-Za-z]/u].map((letters) =>
    letters.test(term),
  );
  const original: (Reading | null)[] = [];
  const english: (Reading | null)[] = [];
  if (hasHebrew) {
    original.push(withSpellings(term, spellingsOfTyped));
    const whole = term.replace(HYPHENS, '').replace('קל שקי', 'אל שדי');
    if (whole !== term) original.push(withSpellings(whole, spellingsOfTyped));
  } else if (hasLatin && !hasGreek) {
    const hebrew = fromLatinKeys(term, 'hebrew');
    original.push(isWellEnded(hebrew) ? withSpellings(hebrew, spellingsOfKeys) : null);
    original.push(plain(fromLatinKeys(term, 'greek'), {}));
    english.push(...[...englishSpellings(term), ...divided(term)].map((other) => plain(other, options)));
  }
  if (!hasLatin && hasHebrew !== hasGreek) {
    const latin = toLatinKeys(term, hasHebrew ? 'hebrew' : 'greek');
    english.push(/^[ -~]*$/u.test(latin) ? plain(latin, options) : null);
  }
  const isOther = (one: Reading | null): one is Reading =>
    one !== null && (one.term !== term || one.words.length > 0);
  return { original: original.filter(isOther), english: english.filter(isOther) };
}

/** Hyphens inside a Hebrew word, as in א-לוהים. */
const HYPHENS = /(?<=[א-ת])[-‐‑](?=[א-ת])/gu;

function plain(term: string, options: ReadingOptions): Reading | null {
  const parsed = parseSearchQuery(term, options);
  return parsed.ok ? { term, query: parsed.query, words: [] } : null;
}

type SpellingsOf = (letters: string, written: string) => readonly Spelling[];

function withSpellings(term: string, spellings: SpellingsOf): Reading | null {
  const parsed = parseSearchQuery(term);
  if (!parsed.ok) return null;
  const searched = new Set(termsToFind(parsed.query).flatMap(wholeHebrewWords));
  const written = [...wordsIn(term)].filter(([letters]) => searched.has(letters));
  const most = Math.floor(MOST_SPELLINGS / written.length);
  const words = written.map(([letters, word]) => ({
    letters,
    spellings: spellings(letters, word).slice(0, most),
  }));
  const slots = new Map(written.map(([letters], at) => [letters, slotOf(at)]));
  return { term, query: withSlots(parsed.query, slots), words };
}

const wholeHebrewWords = (term: SearchTerm): readonly string[] =>
  term.kind === 'words' && term.script === 'hebrew' ? term.tokens.slice(0, term.prefix ? -1 : undefined) : [];

/** The Hebrew words of a query, each once: its bare letters, and how it is written. */
function wordsIn(term: string): Map<string, string> {
  return new Map(
    originalTokens(term, 'hebrew').map(({ token, start, end }) => [
      token,
      term.slice(start, end + signsAt(term, end)),
    ]),
  );
}

/** The number of signs of abbreviation, such as a geresh, at a position. */
const signsAt = (text: string, at: number): number => /^['’׳‘´`′]*/u.exec(text.slice(at))?.[0].length ?? 0;

function spellingsOfTyped(letters: string, written: string): readonly Spelling[] {
  const meant = standsFor(letters, written);
  return meant.length === 0 ? otherSpellings(letters) : meant.flatMap(spellingsOfName);
}

/** The Name has one spelling. God, which is written full and defective, has several. */
const spellingsOfName = (word: string): readonly Spelling[] =>
  word.includes('אל')
    ? otherSpellings(word).map((one) => ({ ...one, cost: one.cost + 1 }))
    : [{ letters: word, cost: 1 }];

const spellingsOfKeys: SpellingsOf = (letters) =>
  letters.length < LONG_ENOUGH ? [{ letters, cost: 0 }] : otherSpellings(letters);

/** False if a Hebrew word has a final letter before its end, or ends with a letter that has a final form. */
const isWellEnded = (text: string): boolean => !/[ךםןףץ](?=[א-ת])|[כמנפצ](?![א-ת])|[א-ת]['/]/u.test(text);

/** The query with slots for its Hebrew words. Words after NOT stay as they are typed. */
function withSlots(node: SearchNode, slots: ReadonlyMap<string, string>): SearchNode {
  if (node.kind === 'all' || node.kind === 'any') {
    return { ...node, of: node.of.map((one) => withSlots(one, slots)) };
  }
  if (node.kind !== 'words' || node.script !== 'hebrew') return node;
  const slot = (token: string, at: number) =>
    node.prefix && at === node.tokens.length - 1 ? token : (slots.get(token) ?? token);
  const [first, ...rest] = node.tokens;
  return { ...node, tokens: [slot(first, 0), ...rest.map((token, at) => slot(token, at + 1))] };
}

const FINAL_OF_BASE = new Map(Object.entries(BASE_OF_FINAL).map(([final, base]) => [base, final]));
const withFinal = (letters: string): string =>
  letters.replace(/.$/u, (last) => (letters.length > 1 ? (FINAL_OF_BASE.get(last) ?? last) : last));

/**
 * The text of a reading with these spellings of its words, in the order of `words`.
 *
 * @example
 * ```ts
 * respelled(readingsOf('אלוהים ברא').original[0], ['אלהימ', 'ברא']) // => 'אלהים ברא'
 * ```
 */
export function respelled({ term, words }: Reading, spellings: readonly string[]): string {
  const chosen = new Map(words.map(({ letters }, at) => [letters, spellings[at]]));
  let text = '';
  let from = 0;
  for (const { token, start, end } of originalTokens(term, 'hebrew')) {
    const spelling = chosen.get(token) ?? token;
    if (spelling === token || term[end] === '*') continue;
    text += term.slice(from, start) + withFinal(spelling);
    from = end + signsAt(term, end);
  }
  return text + term.slice(from);
}

/** The query with other spellings of its English words. */
function englishSpellings(term: string): string[] {
  const pieces = term.split(/(\p{L}+(?:[-‐‑]\p{L}+)*)/u);
  const ways = pieces.map((piece, at) => {
    // `split` puts the words at every second place.
    const isWord = at % 2 === 1 && !/^(?:AND|OR|NOT)$/u.test(piece);
    return [piece, ...(isWord ? otherEnglish(piece.toLowerCase()) : [])].map((way): [string] => [way]);
  });
  return combined(ways)
    .slice(1, MOST_ENGLISH + 1)
    .map((chosen) => chosen.join(''));
}

/** A query of one long English word as two words, with a hyphen so that they follow each other: `burnt-offering`. */
function divided(term: string): string[] {
  if (!/^[a-z]{6,24}$/iu.test(term)) return [];
  return Array.from({ length: term.length - 5 }, (_, at) => `${term.slice(0, at + 3)}-${term.slice(at + 3)}`);
}
