import type { WordRecord } from '../../../import-jobs/records.ts';
import { prepositionOf } from '../../../meanings/index.ts';
import { inOrder, type Renderings } from './renderings.ts';

/**
 * The English prepositions that are senses of a Hebrew one, by its letter or Strong's number. The usual ones, such as “in” for
 * ב, are not here, because the King James Version has them where others fit as well.
 */
const SENSES: Readonly<Record<string, string>> = {
  ב: 'with by on into against among',
  ל: 'for of into by through',
  מ: 'than',
  H413: 'against at into',
  H4480: 'than',
  H5921: 'against at for over to with',
  H5922: 'to',
};

/** Words that may stand between a preposition and its noun. */
const BETWEEN = new Set(
  'the a an his my thy their our your her its all this that these those every mine thine any'.split(' '),
);

const ME: Readonly<Record<string, string>> = {
  '1cs': 'me',
  '1cp': 'us',
  '2ms': 'thee',
  '2fs': 'thee',
  '2mp': 'you',
  '3ms': 'him it',
  '3fs': 'her it',
  '3mp': 'them',
  '3fp': 'them',
};

/** The words that stand before one of these words, with articles and owners left out. */
function before(english: readonly string[], isObject: (word: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [place, word] of english.entries()) {
    if (!isObject(word)) continue;
    let at = place - 1;
    while (at > place - 4 && BETWEEN.has(english[at] ?? '')) at -= 1;
    found.add(english[at] ?? '');
  }
  return found;
}

/** The English words for the noun or the pronoun of a preposition. */
function objectOf(
  words: readonly WordRecord[],
  at: number,
  renderings: Renderings,
): ReadonlySet<string> | null {
  const word = words[at];
  const pronoun = /\/Sp(\d\w\w)$/u.exec(word?.morphology ?? '')?.[1];
  if (word === undefined || /\/V/u.test(word.morphology ?? '')) return null;
  if (/\/?R(?:\/Sp...)?$/u.test(word.morphology ?? '') && pronoun !== undefined)
    return new Set((ME[pronoun] ?? '').split(' '));
  const isAlone = /\/?R$/u.test(word.morphology ?? '');
  let noun = isAlone ? words[at + 1] : word;
  if (noun?.strongsNumber === 'H3605') noun = words[words.indexOf(noun) + 1];
  return noun !== undefined && /^.(?:[CTR]\w?\/)*[NA]/u.test(noun.morphology ?? '')
    ? renderings(noun.strongsNumber)
    : null;
}

/**
 * The prepositions that the King James Version has before the nouns and pronouns of a verse, where they are a sense of the
 * Hebrew preposition: `['ב 2', 'with']` for the second ב.
 */
export function prepositionsShown(
  words: readonly WordRecord[],
  english: string,
  renderings: Renderings,
): [key: string, sense: string][] {
  const shown: [string, string][] = [];
  const counts = new Map<string, number>();
  const text = inOrder(english);
  for (const [at, word] of words.entries()) {
    const preposition = prepositionOf(word);
    if (preposition === null) continue;
    const which = (counts.get(preposition) ?? 0) + 1;
    counts.set(preposition, which);
    const object = objectOf(words, at, renderings);
    if (object === null) continue;
    const [only = '', ...others] = before(text, (one) => object.has(one));
    if (others.length === 0 && SENSES[preposition]?.split(' ').includes(only))
      shown.push([`${preposition} ${which}`, only]);
  }
  return shown;
}
