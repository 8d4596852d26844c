import type { LexiconRecord } from '../../../import-jobs/records.ts';

const ENDINGS = ['', 's', 'es', 'd', 'ed', 'edst', 'ing', 'th', 'eth', 'st', 'est'];

/** Nouns with the ending of a verb, which do not show that verb. */
const NOUNS = new Set(['offering', 'dwelling']);

/**
 * A word of the King James Version with its regular forms. Not all of them are English, so only ask whether an English
 * word is among them: `formsOf('go')` has `goeth`, and also `goed`.
 */
export function formsOf(word: string): string[] {
  const stems = [word];
  if (word.endsWith('e')) stems.push(word.slice(0, -1));
  if (/[^aeiou]y$/u.test(word)) stems.push(`${word.slice(0, -1)}i`);
  if (/[^aeiou][aeiou][bdgmnprt]$/u.test(word)) stems.push(word + word.slice(-1));
  const forms = stems.flatMap((stem, at) =>
    ENDINGS.filter((ending) => at === 0 || ending !== '').map((ending) => stem + ending),
  );
  return forms.filter((form) => !NOUNS.has(form));
}

/** Words of the King James Version that have another form here. */
const MODERN: Readonly<Record<string, string>> = {
  upon: 'on',
  unto: 'to',
  throughout: 'through',
  above: 'over',
};

/** Words of Strong's entries that show neither its noun nor its verb. */
const HELPERS = new Set(
  (
    'with from over against concerning into among than before because toward after under through about along away ' +
    'the and for any all that his such very more thing like off out one self up on in at by of to no or as ' +
    'be is been have will shall do make made cause let can'
  ).split(' '),
);

const IRREGULAR =
  'man men child children foot feet brother brethren wife wives woman women life lives ox oxen tooth teeth city cities country countries family families'.split(
    ' ',
  );

/** The English words by which the King James Version translates each number, in all their forms, from Strong's entries. */
export type Renderings = (strongs: string | null) => ReadonlySet<string>;

export function renderingsOf(entries: readonly LexiconRecord[]): Renderings {
  const texts = new Map(
    entries.map(({ strongsNumber, usage, gloss }) => [strongsNumber, `${usage} ${gloss}`]),
  );
  const known = new Map<string, ReadonlySet<string>>();
  const read = (strongs: string): ReadonlySet<string> => {
    const words = (texts.get(strongs) ?? '')
      .toLowerCase()
      .replaceAll(/\[.*?\]|\(.*?\)/gu, ' ')
      .match(/[a-z]{2,}/gu);
    const forms = new Set((words ?? []).filter((word) => !HELPERS.has(word)).flatMap(formsOf));
    for (const [at, one] of IRREGULAR.entries())
      if (at % 2 === 0 && forms.has(one)) forms.add(IRREGULAR[at + 1] ?? '');
    known.set(strongs, forms);
    return forms;
  };
  return (strongs) => known.get(strongs ?? '') ?? read(strongs ?? '');
}

/** The words of a verse in their order. A sign ends what belongs together. */
export const inOrder = (english: string): string[] =>
  (
    english
      .toLowerCase()
      .replaceAll(/['’]s\b/gu, '')
      .match(/[a-z]+|[,.;:?!]/gu) ?? []
  ).map((word) => MODERN[word] ?? word);
