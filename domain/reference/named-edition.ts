import { namedTexts } from '../editions/index.ts';

/**
 * An edition that is named beside a reference. `numbers` are those that the edition has: of the original text (MT), of
 * English Bibles, or others that are not converted (LXX).
 */
export interface NamedEdition {
  readonly name: string;
  readonly numbers: 'original' | 'english' | 'others';
}

/** Editions with the numbers of our Hebrew or Greek text. The Bibles of the Jewish Publication Society have the Hebrew ones. */
const ORIGINAL =
  'MT|Masoretic Text|Masoretic|TM|BHS|BHQ|BHK|BHL|Biblia Hebraica Stuttgartensia|Biblia Hebraica|Leningrad Codex|' +
  'Heb|Hebrew|Tanakh|JPS|NJPS|JPS 1917|NA|NA27|NA28|Nestle-Aland|UBS|UBS4|UBS5|THGNT';
/** The Septuagint and the Vulgate. */
const OTHERS =
  'LXX|Septuagint|Septuaginta|Rahlfs|Göttingen|Brenton|NETS|OG|Vulgate|Vulgata|Vulg|Vul|Vg|Nova Vulgata|NV|Clementina|' +
  'Douay-Rheims|Douay|DRA|DRB';
/** The usual abbreviations of other Bibles: English ones, then French, Spanish and Portuguese, Italian, German and Dutch ones. */
const ENGLISH =
  'KJVA|AV|Authorized Version|NKJV|ASV|RV|RSV|RSVCE|NRSV|NRSVUE|NASB95|NASB 1995|NIV|NIV84|NLT|CSB|HCSB|NET|CEV|GNB|GNT|' +
  'WEB|YLT|LEB|BSB|MSG|AMP|NAB|NABRE|Byzantine|Majority Text|NJB|RNJB|JB|REB|NEB|CEB|TR|Byz|Geneva|Tyndale|' +
  'LSG|Segond|Louis Segond|S21|NEG|NBS|BJ|TOB|BDS|PDV|AELF|Darby|' +
  'RVR|RVR60|RVR1960|RV60|RV1960|RVR95|NVI|LBLA|NBLA|DHH|NTV|TLA|Reina-Valera|ARA|ARC|ACF|NAA|NVT|NTLH|Almeida|' +
  'CEI|NR|NR94|NR06|ND|TILC|Diodati|LUT|Luther|LUT17|LU17|ELB|EÜ|SLT|ZB|HFA|NGÜ|MENG|SV|HSV|NBG|NBG51|NBV|NBV21|BGT|WV';

const named = (names: readonly string[], numbers: NamedEdition['numbers']) =>
  names.map((name) => [name.replaceAll('-', ' ').toLowerCase(), numbers] as const);

const EDITIONS: ReadonlyMap<string, NamedEdition['numbers']> = new Map([
  ...namedTexts().flatMap(({ names, numbering }) =>
    named(names, numbering === 'masoretic' || numbering === 'sblgnt' ? 'original' : 'english'),
  ),
  ...named(ENGLISH.split('|'), 'english'),
  ...named(OTHERS.split('|'), 'others'),
  ...named(ORIGINAL.split('|'), 'original'),
]);
const MOST_WORDS = 4;
const YEAR = /\s?(?:1[5-9]|20)\d\d$/u;

/** Signs before and after a reference: brackets, quotation marks, dots and the like. */
const SIGNS = String.raw`[\s\p{P}*_~<>|=´\x60]`;
const SIGNS_BEFORE = new RegExp(`^${SIGNS}+`, 'u');
const SIGNS_AFTER = new RegExp(`${SIGNS}+$`, 'u');
/** What leads to an edition: `Joel 3:1 in the MT`. */
const IN = /[\s,]+(?:in|of|after|from)(?: the)?$/iu;
const IN_BRACKETS = /[([]([^()[\]]*)[)\]]/u;
const WORD_BEFORE =
  /^(?:see also|see|also|e\.g|i\.e|cf|cfr|cp|compare|read|the|in|from|at|vgl|siehe|voir|véase|ver|vedi|vide|v|zie)\b[.:]? /iu;

const key = (name: string): string => withoutSigns(name).replaceAll('-', ' ').toLowerCase();

function numbersOf(name: string): NamedEdition['numbers'] | undefined {
  const plain = key(name);
  return EDITIONS.get(plain) ?? EDITIONS.get(plain.replace(YEAR, ''));
}

/** True if a text is the name of an edition that we know. */
export const isEdition = (text: string): boolean => numbersOf(text) !== undefined;

/** True if a text is the name of an edition with the numbers of the original text. */
export const hasOriginalNumbers = (text: string): boolean => numbersOf(text) === 'original';

/** A text without the signs around it: `(„Gen 1,1“).` becomes `Gen 1,1`. */
export const withoutSigns = (text: string): string => text.replace(SIGNS_BEFORE, '').replace(SIGNS_AFTER, '');

/** A text without the word that leads to a reference: `see`, `cf.`, `vgl.`. */
export const withoutWordBefore = (text: string): string => text.replace(WORD_BEFORE, '');

/**
 * A text without the edition that is named before or after a reference, or in brackets. Null if no edition that we know
 * is named.
 *
 * @example
 * ```ts
 * withoutEdition('(Joel 3:1 MT)') // => {"text":"Joel 3:1","edition":{"name":"MT","numbers":"original"}}
 * withoutEdition('Genesis 1:1, WLC').edition.name // => "WLC"
 * withoutEdition('KJV: Gen 1:1').text // => "Gen 1:1"
 * withoutEdition('Gen 1:1') // => null
 * ```
 */
export function withoutEdition(
  text: string,
): { readonly text: string; readonly edition: NamedEdition } | null {
  const [whole = '', inside = ''] = IN_BRACKETS.exec(text) ?? [];
  const numbersInBrackets = numbersOf(inside);
  if (numbersInBrackets !== undefined) {
    const rest = text.replace(whole, ' ').replace(/ +/gu, ' ');
    return { text: withoutSigns(rest), edition: { name: inside, numbers: numbersInBrackets } };
  }
  const words = withoutSigns(text)
    .replace(/[,-](?=\p{L})/gu, ' ')
    .split(/ +/u);
  for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
    for (const [named, rest] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ] as const) {
      const name = withoutSigns(named.join(' '));
      const numbers = numbersOf(name);
      if (numbers === undefined) continue;
      return { text: withoutSigns(rest.join(' ').replace(IN, '')), edition: { name, numbers } };
    }
  }
  return null;
}
