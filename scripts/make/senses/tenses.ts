import type { WordRecord } from '../../../import-jobs/records.ts';
import { baseOf } from '../../../meanings/index.ts';
import { inOrder, type Renderings } from './renderings.ts';

/** A `state` is a present of “to be”: “is broken”. */
type Shown = 'past' | 'present' | 'state' | 'future' | 'other';

/** What the helping words before a verb say of its time. */
const HELPERS: ReadonlyMap<string, Shown> = new Map(
  Object.entries({
    future: 'shall shalt will wilt',
    past: 'did didst had was wast were wert',
    present: 'dost doth',
    state: 'am are art is',
    other: 'be do can cannot canst could have having hast hath lest let may mayest might should to would',
  }).flatMap(([shown, words]) => words.split(' ').map((word) => [word, shown as Shown] as const)),
);
const BE = new Set('am are art be is was wast were wert'.split(' '));

/** Old forms of the past, with the words of today's that they are of. */
const OLD: ReadonlyMap<string, string> = new Map(
  (
    'bare bear;begat beget;besought beseech;brake break;clave cleave;digged dig;drave drive;gat get;shewed shew;slew slay;' +
    'smote smite;spake speak;sware swear;trode tread;wrought work'
  )
    .split(';')
    .map((pair) => pair.split(' ') as [string, string]),
);

const oldOrToday = (word: string): string => OLD.get(word) ?? baseOf(word);

/** How many words before a verb its helping word can be. */
const REACH = 5;

/** What the words before a verb say of its time. Null if they say nothing. */
function byHelper(english: readonly string[], at: number): Shown | null {
  let be: Shown | null = null;
  for (let place = at - 1; place >= at - REACH && place >= 0; place -= 1) {
    const word = english[place] ?? '';
    if (/[.;:?!]/u.test(word) || word === 'and' || (word === ',' && place < at - 1)) break;
    const helper = HELPERS.get(word);
    if (helper === undefined) continue;
    if (!BE.has(word)) return helper;
    if (place >= at - 3) be ??= helper;
  }
  return be;
}

function byForm(word: string): Shown | null {
  const base = oldOrToday(word);
  if (/..(?:e?th|est)$/u.test(word) && base === word) return 'present';
  if (word === 'saith') return 'present';
  return word.endsWith('ed') || (base !== word && !/s$|ing$/u.test(word)) ? 'past' : null;
}

/** The one time that the King James Version gives to a verb. Null if it does not show it, or more than one. */
function timeOf(english: readonly string[], forms: ReadonlySet<string>): Shown | null {
  const shown = new Set<Shown>();
  const hasFuture = english.some((word) => HELPERS.get(word) === 'future');
  for (const [at, word] of english.entries())
    if (forms.has(word) || forms.has(oldOrToday(word)))
      shown.add(byHelper(english, at) ?? (hasFuture ? null : byForm(word)) ?? 'other');
  const [only = null] = shown;
  return shown.size === 1 ? only : null;
}

/** The times that are worth a line for each form: those that the form does not have by itself. */
const UNUSUAL: Readonly<Record<string, readonly Shown[]>> = {
  p: ['present', 'state'],
  q: ['past', 'present'],
  i: ['past', 'present'],
};

/**
 * The times of the finite verbs of a verse in the King James Version, where they are not the usual ones of their form:
 * `['i 2', 'past']` for the second imperfect.
 */
export function timesShown(
  words: readonly WordRecord[],
  english: string,
  isPoem: boolean,
  renderings: Renderings,
): [key: string, sense: string][] {
  const text = inOrder(english);
  const counts = new Map<string, number>();
  return words.flatMap(({ morphology, strongsNumber }): [string, string][] => {
    const form = /V[a-zA-Z]([pqi])/u.exec(morphology ?? '')?.[1];
    if (form === undefined) return [];
    const which = (counts.get(form) ?? 0) + 1;
    counts.set(form, which);
    const time = timeOf(text, renderings(strongsNumber));
    const isUnusual =
      form === 'i' && isPoem
        ? time === 'past' || time === 'future'
        : UNUSUAL[form]?.includes(time ?? 'other');
    return time !== null && isUnusual === true ? [[`${form} ${which}`, time]] : [];
  });
}
