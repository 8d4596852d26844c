import { stemmer } from 'stemmer';

/** Old forms that no rule makes, with the word that they are a form of. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['hath', 'have'],
  ['hast', 'have'],
  ['doth', 'do'],
  ['dost', 'do'],
  ['saith', 'say'],
  ['shalt', 'shall'],
  ['wilt', 'will'],
  ['canst', 'can'],
  ['wast', 'was'],
  ['wert', 'were'],
  ['satest', 'sat'],
]);

/** Words that only look like an old form of another word. */
const NOT_FORMS: ReadonlySet<string> = new Set(
  `alameth alemeth arrest ashtoreth attest azmaveth behest beseth best beth bosheth chest chinnereth conquest contest
  crest dabbasheth detest digest dishonest divest earnest eightieth elisabeth elizabeth fiftieth forest fortieth guest hammoleketh
  haraseth hareseth hareth harosheth harvest hazarmaveth heth honest incest infest inquest interest invest japheth
  jerubbesheth jest jetheth lest macbeth manifest mephibosheth meshullemeth mispereth modest molest moresheth nazareth
  nest ninetieth peleth pest pochereth priest protest quest remeth request rest seth seventieth shallecheth sheth
  shibboleth sibboleth sixtieth sophereth suggest tanhumeth tebeth teeth tempest test thirtieth topheth twentieth vest
  west wrest zareth zereth zest zoheleth zoheth`.split(/\s+/u),
);

const ONE_SYLLABLE = /^(?:[^aeiou]|qu)*[aeiou][bcdfgklmnprstz]$/u;
const LAST_SYLLABLE = /[aeiouy].*[^aeiou][aeiou][bdfglmnprt]$/u;

/** What stands before -eth, -est and -ed in the forms of a word: carry → carri, run → runn, love → lov. */
function beforeEnding(word: string): string[] {
  if (word.endsWith('e')) return [word.slice(0, -1)];
  if (/[^aeiou]y$/u.test(word)) return [`${word.slice(0, -1)}i`];
  const doubled = word + word.slice(-1);
  if (ONE_SYLLABLE.test(word)) return [doubled];
  return LAST_SYLLABLE.test(word) ? [word, doubled] : [word];
}

/** The old forms of a word by the rules of spelling, as carrieth, carriest and carriedst for carry. Some never occur. */
function formsOf(word: string): string[] {
  if (word.length < 2 || !/[aeiouy]/u.test(word) || IRREGULAR.has(word)) return [];
  const forms = beforeEnding(word).flatMap((start) => ['eth', 'est', 'edst'].map((ending) => start + ending));
  if (word.endsWith('d')) forms.push(`${word}st`);
  const irregular = [...IRREGULAR].filter(([, base]) => base === word).map(([form]) => form);
  return [...forms.filter((form) => !NOT_FORMS.has(form)), ...irregular];
}

/** Words that can be left when an ending is taken away: runn, run and runne for runneth without eth. */
function withoutEnding(word: string, ending: RegExp): string[] {
  const start = word.replace(ending, '');
  if (start === word) return [];
  const found = [start, `${start}e`];
  if (start.endsWith('i')) found.push(`${start.slice(0, -1)}y`);
  if (start.at(-1) === start.at(-2)) found.push(start.slice(0, -1));
  return found;
}

/** The words of which this word is an old form. */
const basesOfOldForm = (word: string): string[] => {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return [irregular];
  const left = [/e(?:th|st)$/u, /edst$/u, /(?<=d)st$/u].flatMap((ending) => withoutEnding(word, ending));
  return left.filter((base) => formsOf(base).includes(word));
};

/**
 * A short word in -y or -ie and its forms of today. Porter's stemmer gives them another stem, because no vowel is before the
 * ending: cried for cry, died and dying for die.
 */
function formsOfShortWord(word: string): string[] {
  const [, start, ending] = /^([^aeiouy]+)(y|ie)$/u.exec(word) ?? [];
  if (start === undefined) return [];
  return ending === 'y' ? [word, `${start}ied`] : [word, `${start}ied`, `${start}ying`];
}

/** The words of which this word is a form of today. */
const basesOfForm = (word: string): string[] =>
  [/e?s$/u, /s$/u, /e?d$/u, /ing$/u]
    .flatMap((ending) => withoutEnding(word, ending))
    .concat(word.replace(/ying$/u, 'ie'))
    .filter((base) => [base, ...formsOfShortWord(base)].some((form) => stemmer(form) === stemmer(word)));

/**
 * The words whose stems find the other forms of an English word, the word itself first. Porter's stemmer knows the
 * endings of today. Here are the old ones, -eth, -est and -edst, which it leaves on a word. A form that no verse has
 * finds nothing, so the list is made by rules and needs no dictionary.
 *
 * @example
 * ```ts
 * formsToSearch('carry') // => ['carry', 'carrieth', 'carriest', 'carriedst']
 * formsToSearch('runneth').includes('run') // => true
 * formsToSearch('harvest').includes('harv') // => false
 * ```
 */
export function formsToSearch(word: string): readonly string[] {
  const old = basesOfOldForm(word);
  const bases = [...new Set([word, ...basesOfForm(word), ...old])];
  const found = old.length === 0 ? bases : old;
  return [
    ...new Set([word, ...old, ...found.flatMap((base) => [...formsOf(base), ...formsOfShortWord(base)])]),
  ];
}
