import type { ListedName, NameAnalysis, NameRequest, NameVerse } from '../../domain/contract/index.ts';
import { gematriaValue, type MethodId, methodName, scriptOf } from '../../domain/gematria/index.ts';
import { greekLetters, withFinalSigma } from '../../domain/greek/index.ts';
import { foldFinals } from '../../domain/hebrew/index.ts';
import { attributedMeaning, type CuratedName, type NamedPlace } from '../../domain/names/index.ts';
import { explorerPath, formatReference, shownPlace } from '../../domain/reference/index.ts';
import { inOneRevision } from '../http/one-revision.ts';
import type { PreparedRead } from '../http/scripture.ts';
import { bookIdOf } from '../text/shown-place.ts';
import { type LexiconMatch, lexiconQuestion, matchLexicon, NO_MATCH, NO_QUESTION } from './lexicon-match.ts';
import { MAX_NEAR, METHODS_WITH_TOTALS, NAME, type NameRows } from './name-statement.ts';
import { type Spellings, spellingsOf } from './spellings.ts';
import type { Written } from './written.ts';

const NAME_METHODS: readonly MethodId[] = [
  'HEBREW_STANDARD',
  'HEBREW_ORDINAL',
  'GREEK_STANDARD',
  'GREEK_ORDINAL',
  'GREEK_ISOPSEPHY',
  'GREEK_MILLESIAN',
  'HEBREW_GADOL',
  'HEBREW_KATAN',
  'HEBREW_KATAN_MISPARI',
  'HEBREW_KOLEL',
  'HEBREW_ATBASH',
  'HEBREW_ALBAM',
  'HEBREW_AVGAD',
  'HEBREW_MILUI',
  'GREEK_REDUCED_TOTAL',
  'GREEK_KOLEL',
];

/**
 * Plans the read of everything that is known about a name. It takes one statement. For a name that only the dictionary or
 * an installed list spells it takes two, because the values depend on the spelling that the first statement finds. If the
 * library changes between the two statements, both are sent again, so that no answer mixes two revisions.
 * @throws Problem 503 if the library changes between the statements three times.
 */
export function planName(request: NameRequest): PreparedRead<NameAnalysis> {
  return async (ask) => {
    const first = spellingsOf(request, NO_MATCH);
    const question = first.curated === undefined ? lexiconQuestion(request.name, first.typed) : NO_QUESTION;
    const readName = (spellings: Spellings, lexicon: typeof question, listed: string | null) =>
      ask(
        NAME.read({ ...valuesFor(spellings, request.range), ...lexicon, listed }, (rows, revision) => ({
          rows,
          revision,
        })),
      );
    return inOneRevision(async () => {
      const listedAs = first.curated?.name ?? request.name;
      const { rows, revision } = await readName(first, question, listedAs);
      const lexicon = matchLexicon(request.name, rows.lexicon);
      const spellings = first.typed === 'latin' ? spellingsOf(request, lexicon, rows.listed) : first;
      const isSame =
        spellings.hebrew?.letters === first.hebrew?.letters &&
        spellings.greek?.letters === first.greek?.letters;
      if (isSame && (first.typed !== 'latin' || lexicon === NO_MATCH)) {
        return { answer: analysis(request, first, lexicon, rows) };
      }
      const found = await readName(spellings, NO_QUESTION, listedAs);
      if (found.revision !== revision) return null;
      return { answer: analysis(request, spellings, lexicon, found.rows) };
    });
  };
}

const valueIn = (method: MethodId, { hebrew, greek }: Spellings): number | null => {
  const written = scriptOf(method) === 'greek' ? greek : hebrew;
  return written === null ? null : gematriaValue(method, written.letters);
};

const NO_VERSE = 'letters : "0"';

/**
 * The full-text query for a name. Its parts are only letters and numbers, so no part can be read as an operator.
 */
function matchFor({ letters, strongs, forms }: Written): string {
  if (strongs.length > 0) return `lemmas : (${strongs.map((number) => `"${number}"`).join(' OR ')})`;
  const words = letters.split(' ').map((word) => greekLetters(word) || foldFinals(word));
  const all = [...new Set([words.join(' '), ...forms])];
  return `letters : (${all.map((form) => `"${form}"`).join(' OR ')})`;
}

const valuesFor = (spellings: Spellings, range: number) => ({
  ...Object.fromEntries(METHODS_WITH_TOTALS.map(({ method }) => [method, valueIn(method, spellings)])),
  range,
  hebrewMatch: spellings.hebrew === null ? NO_VERSE : matchFor(spellings.hebrew),
  greekMatch: spellings.greek === null ? NO_VERSE : matchFor(spellings.greek),
});

function analysis(
  request: NameRequest,
  spellings: Spellings,
  lexicon: LexiconMatch,
  rows: NameRows,
): NameAnalysis {
  const { curated, hebrew, greek } = spellings;
  return {
    name: request.name,
    matched: curated?.name ?? lexicon.gloss,
    hebrew: hebrew?.letters ?? null,
    greek: greek?.letters ?? null,
    greekIsGenitive: greek?.isGenitive ?? false,
    spelling: overall(spellings),
    spellings: { hebrew: hebrew?.spelling ?? null, greek: greek?.spelling ?? null },
    ...meaningOf(spellings, lexicon, rows.listed),
    listed: rows.listed.map(listedName),
    ...firstPlaces(curated),
    gematriaValues: NAME_METHODS.map((method) => ({
      method,
      methodName: methodName(method),
      value: valueIn(method, spellings),
    })),
    range: request.range,
    biblicalConnections: connections(spellings, rows),
    occurrences: occurrences(spellings, rows),
    editions: rows.editions.map(({ id, revision }) => ({ id, revision })),
  };
}

function overall({ typed, hebrew, greek }: Spellings): NameAnalysis['spelling'] {
  const all = [hebrew?.spelling, greek?.spelling];
  if (all.includes('chosen')) return 'chosen';
  if (typed !== 'latin') return 'typed';
  return hebrew?.spelling ?? greek?.spelling ?? 'transliterated';
}

type Meaning = Pick<NameAnalysis, 'meaning' | 'source' | 'sourcePath' | 'strongs'>;

function meaningOf({ curated }: Spellings, lexicon: LexiconMatch, listed: NameRows['listed']): Meaning {
  if (curated === undefined) {
    const { meaning, source, strongs } = lexicon;
    const known = { sourcePath: null, strongs: [...strongs] };
    const found = meaning === null ? listed.find((entry) => entry.meaning !== null) : undefined;
    if (found === undefined) return { meaning, source, ...known };
    return { meaning: found.meaning, source: LIST_NAMES[found.list], ...known };
  }
  const { source, strongs } = curated;
  const known = { meaning: attributedMeaning(curated), strongs: [...strongs] };
  if (typeof source === 'string') return { ...known, source: `${source}, ${strongs[0]}`, sourcePath: null };
  const { reference, path } = linkTo(source);
  return { ...known, source: reference, sourcePath: path };
}

function firstPlaces(curated: CuratedName | undefined): Pick<NameAnalysis, 'firstReference' | 'firstOfKind'> {
  const { first = null, firstAs = 'spelling', firstOfKind = null, kind } = curated ?? {};
  return {
    firstReference: first && { ...linkTo(first), as: firstAs },
    firstOfKind: firstOfKind && { ...linkTo(firstOfKind), kind: kind === 'place' ? 'place' : 'person' },
  };
}

const LIST_NAMES = {
  hitchcock: 'Hitchcock’s Bible Names Dictionary',
  persons: 'Persons of the Bible, by Brady Stephenson',
} as const;

function listedName({ book, chapter, verse, list, ...entry }: NameRows['listed'][number]): ListedName {
  const place =
    book === null || chapter === null || verse === null
      ? null
      : linkTo({ book: bookIdOf(book), chapter, verse });
  return { ...entry, list, listName: LIST_NAMES[list], firstReference: place };
}

function linkTo({ book, chapter, verse }: NamedPlace): { reference: string; path: string } {
  const reference = { book, chapter, verse };
  return { reference: formatReference(reference), path: explorerPath(reference) };
}

function connections(spellings: Spellings, rows: NameRows): NameAnalysis['biblicalConnections'] {
  return METHODS_WITH_TOTALS.flatMap(({ method }) => {
    const value = valueIn(method, spellings);
    if (value === null) return [];
    const near = rows.near.filter((row) => row.method === method);
    const same = near.filter((row) => row.value === value);
    const isExact = same.length > 0;
    return [
      {
        method,
        methodName: methodName(method),
        value,
        isExact,
        total: rows.exact.find((row) => row.method === method)?.total ?? 0,
        verses: (isExact ? same : near.slice(0, MAX_NEAR)).map((row) => ({
          ...verseFrom(row, scriptOf(method)),
          gematriaValue: row.value,
        })),
      },
    ];
  });
}

function occurrences(spellings: Spellings, rows: NameRows): NameAnalysis['occurrences'] {
  return (['hebrew', 'greek'] as const).flatMap((script) => {
    const written = spellings[script];
    const edition = rows.editions.find((row) => row.script === script);
    if (written === null || edition === undefined) return [];
    const found = rows.occurring.filter((row) => row.script === script);
    const { letters, strongs, forms } = written;
    const isByNumber = strongs.length > 0;
    return [
      {
        script,
        by: isByNumber ? ('strongs' as const) : ('letters' as const),
        forms: isByNumber
          ? [...strongs]
          : [...new Set([greekLetters(letters) || letters, ...forms])].map(withFinalSigma),
        edition: edition.id,
        total: found[0]?.total ?? 0,
        verses: found.map((row) => verseFrom(row, script)),
      },
    ];
  });
}

const ARAMAIC = ['arc', 'aramaic'];

function verseFrom(row: NameRows['near' | 'occurring'][number], script: 'hebrew' | 'greek'): NameVerse {
  const own = { book: bookIdOf(row.book), chapter: row.ownChapter, verse: row.ownVerse };
  return {
    ...shownPlace(own, row),
    text: row.english ?? '',
    language: script === 'greek' ? 'grc' : ARAMAIC.includes(row.language) ? 'arc' : 'he',
    hebrewText: script === 'hebrew' ? row.text : null,
    greekText: script === 'greek' ? row.text : null,
  };
}
