import { greekLetters } from '../../../domain/greek/index.ts';
import type { VerseRecord } from '../../../import-jobs/records.ts';
import {
  type AddedNumber,
  composingParsing,
  composingParsings,
  type FormFacts,
  formFactsFinder,
  type GreekForms,
  ONLY,
  type PlaceFacts,
  placeKey,
  UNKNOWN,
  verseKey,
} from '../../../import-jobs/sources/core/greek-forms/table.ts';
import { greekStrongs } from '../../../import-jobs/sources/packs/greek-words.ts';
import type { TaggedWord } from '../../../import-jobs/sources/packs/tagnt/read-word.ts';
import { formKey } from '../../../import-jobs/words/tidy-greek.ts';
import { shortMeaning } from '../../../meanings/index.ts';
import { alignWords } from './align.ts';
import { parsingsOf } from './parsings.ts';

export type TaggedText = ReadonlyMap<string, readonly TaggedWord[]>;

type Counts = Map<string, Map<number, Map<string, number>>>;

const sum = (counts: ReadonlyMap<unknown, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

const byCount = <Key>(counts: ReadonlyMap<Key, number>): Key[] =>
  [...counts].toSorted(([, a], [, b]) => b - a).map(([key]) => key);

/** The parsings of a form. Those that are one for the composer of meanings count together and stand together. */
function parsingsByCount(counts: ReadonlyMap<string, number>): string[] {
  const together = new Map<string, number>();
  for (const [parsing, count] of counts) {
    const key = composingParsing(parsing);
    together.set(key, (together.get(key) ?? 0) + count);
  }
  const all = byCount(counts);
  return byCount(together).flatMap((one) => all.filter((parsing) => composingParsing(parsing) === one));
}

function countForms(tagged: TaggedText): Counts {
  const counts: Counts = new Map();
  for (const { originalText, number, parsing } of [...tagged.values()].flat()) {
    const key = formKey(originalText);
    // Two words that the source has as one, such as μαράνα θά, are not a form.
    if (key.includes(' ')) continue;
    const numbers = counts.get(key) ?? new Map<number, Map<string, number>>();
    counts.set(key, numbers);
    const parsings = numbers.get(number) ?? new Map<string, number>();
    numbers.set(number, parsings);
    parsings.set(parsing, (parsings.get(parsing) ?? 0) + 1);
  }
  return counts;
}

function formsOf(tagged: TaggedText): Map<string, FormFacts[]> {
  const sorted = [...countForms(tagged)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return new Map(
    sorted.map(([form, numbers]) => [
      form,
      byCount(new Map([...numbers].map(([number, parsings]) => [number, sum(parsings)]))).map((number) => ({
        strongsNumber: `G${number}`,
        parsings: parsingsByCount(numbers.get(number) ?? new Map()),
      })),
    ]),
  );
}

const CORE_EDITION = 'SBL';

/** The words of the tagged text that the edition of the core has too, at the addresses of its verse. */
const taggedAt = (tagged: TaggedText, { addresses }: VerseRecord): TaggedWord[] =>
  addresses
    .flatMap(({ book, chapter, verse }) => tagged.get(`${book} ${chapter}:${verse}`) ?? [])
    .filter(({ editions }) => editions.includes(CORE_EDITION));

/** The tagged text's own facts of the words of a verse, by the place of the word from 0. */
function factsAt(tagged: TaggedText, record: VerseRecord): Map<number, { number: string; parsing: string }> {
  const theirs = taggedAt(tagged, record);
  const pairs = alignWords(
    record.words.map(({ letters }) => letters),
    theirs.map(({ originalText }) => greekLetters(originalText)),
  );
  return new Map(
    pairs.map(([here, there]) => {
      const { number = 0, parsing = '' } = theirs[there] ?? {};
      return [here, { number: `G${number}`, parsing }];
    }),
  );
}

function placesOf(
  forms: GreekForms['forms'],
  tagged: TaggedText,
  verses: readonly VerseRecord[],
): Pick<GreekForms, 'places' | 'signs'> {
  const find = formFactsFinder(forms);
  const findOnly = onlyParsingFinder(forms);
  const places = new Map<string, PlaceFacts>();
  const signs = new Map<string, string>();
  for (const record of verses) {
    if (record.part !== '') continue;
    const { book, chapter, verse, words } = record;
    const own = factsAt(tagged, record);
    const facts = words.map(({ originalText }, at) => {
      const found = find(originalText);
      const ofNumber = found.find(({ strongsNumber }) => strongsNumber === own.get(at)?.number) ?? found[0];
      return ofNumber && { ...ofNumber, composing: composingParsings(ofNumber.parsings) };
    });
    const parsings = parsingsOf(
      words.map(({ originalText, letters }, at) => ({
        text: originalText,
        letters,
        morphology: facts[at]?.composing.join(',') ?? null,
        strongs: facts[at]?.strongsNumber ?? null,
        lemma: facts[at]?.strongsNumber ?? null,
        gloss: shortMeaning(facts[at]?.strongsNumber ?? null),
      })),
      words.map((_, at) => {
        const parsing = own.get(at)?.parsing;
        return parsing === undefined ? null : composingParsing(parsing);
      }),
    );
    for (const [at, { originalText }] of words.entries()) {
      const formNumber = find(originalText)[0]?.strongsNumber;
      const strongsNumber = own.get(at)?.number ?? formNumber;
      const parsing = parsings.get(at) ?? null;
      if (strongsNumber !== undefined && (strongsNumber !== formNumber || parsing !== null))
        places.set(placeKey({ book, chapter, verse, word: at + 1 }), { strongsNumber, parsing });
    }
    const ofVerse = words
      .map(({ originalText }, at) =>
        signOf(facts[at]?.parsings ?? [], own.get(at)?.parsing ?? findOnly(originalText)),
      )
      .join('')
      .replace(/\.+$/u, '');
    if (ofVerse !== '') signs.set(verseKey({ book, chapter, verse }), ofVerse);
  }
  return { places, signs };
}

/** The sign of a word in the table, by the parsings of its form and its own. */
function signOf(parsings: readonly string[], own: string | null): string {
  const at = parsings.indexOf(own ?? '');
  if (at === -1) return parsings.length === 0 ? ONLY : UNKNOWN;
  return parsings.length === 1 ? ONLY : String(at);
}

/**
 * Returns the function that finds the parsing of a word that the tagged text does not have: that of its form if it has
 * only one with any number, else null. The form of a near spelling can be another form with the same letters, so all
 * forms with these letters must have only this one.
 */
function onlyParsingFinder(forms: GreekForms['forms']): (text: string) => string | null {
  const find = formFactsFinder(forms);
  const byLetters = new Map<string, FormFacts[]>();
  for (const [form, facts] of forms) {
    const letters = greekLetters(form);
    byLetters.set(letters, [...(byLetters.get(letters) ?? []), ...facts]);
  }
  return (text) => {
    const facts = forms.get(formKey(text)) ?? byLetters.get(greekLetters(text)) ?? find(text);
    const [only = null, ...others] = new Set(facts.flatMap(({ parsings }) => parsings));
    return others.length === 0 ? only : null;
  };
}

function tidyGloss(lemma: string, gloss: string): string {
  const [first = ''] = gloss.replaceAll('_', ' ').split('/');
  const bare = first.replace(/^an? /u, '');
  return /(?:ω|μι|μαι)$/u.test(lemma.normalize('NFD').replace(/\p{M}/gu, ''))
    ? `to ${bare.replace(/^to /u, '')}`
    : bare;
}

function addedOf(tagged: TaggedText): AddedNumber[] {
  const added = new Map<number, AddedNumber>();
  for (const { number, lemma, lemmaGloss } of [...tagged.values()].flat()) {
    if (greekStrongs(number) === null)
      added.set(number, { strongsNumber: `G${number}`, lemma, gloss: tidyGloss(lemma, lemmaGloss) });
  }
  return [...added].toSorted(([a], [b]) => a - b).map(([, entry]) => entry);
}

export function deriveGreekForms(tagged: TaggedText, verses: readonly VerseRecord[]): GreekForms {
  const forms = formsOf(tagged);
  return { forms, ...placesOf(forms, tagged, verses), added: addedOf(tagged) };
}

const CREDIT =
  '# Facts from the tagged Greek New Testament of STEPBible (https://www.stepbible.org), CC BY 4.0.\n' +
  '# npm run make:greek-forms writes this file. Do not change it by hand.\n';

export function writeGreekForms(
  { forms, places, signs, added }: GreekForms,
  verses: readonly VerseRecord[],
): Record<'forms' | 'places' | 'parsings' | 'added-numbers', string> {
  const file = (what: string, lines: readonly string[]): string =>
    `${CREDIT}# ${what}\n${lines.map((line) => `${line}\n`).join('')}`;
  const texts = new Map(
    verses.flatMap(({ book, chapter, verse, words }) =>
      words.map(({ originalText }, at) => [placeKey({ book, chapter, verse, word: at + 1 }), originalText]),
    ),
  );
  return {
    forms: file(
      'Form, then its Strong’s numbers with their parsings. The commonest are the first.',
      [...forms].map(([form, facts]) =>
        [form, ...facts.flatMap(({ strongsNumber, parsings }) => [strongsNumber, parsings.join(',')])].join(
          ' ',
        ),
      ),
    ),
    places: file(
      'Verse of SBLGNT, number of the word, its form, and its Strong’s number. Then its parsing, where the words around ' +
        'it do not show it.',
      [...places].map(([place, { strongsNumber, parsing }]) =>
        [place, texts.get(place) ?? '', strongsNumber, ...(parsing === null ? [] : [parsing])].join(' '),
      ),
    ),
    parsings: file(
      'Verse of SBLGNT, then a sign for each word: a digit for one of the parsings that its form has with its number, ' +
        `from 0; ${ONLY} for a form that has only one; ${UNKNOWN} for a word whose parsing is not known.`,
      [...signs].map(([verse, ofWords]) => `${verse} ${ofWords}`),
    ),
    'added-numbers': file(
      'Number that Strong’s dictionary lacks, its dictionary form, and a short meaning.',
      added.map(({ strongsNumber, lemma, gloss }) => `${strongsNumber} ${lemma} ${gloss}`),
    ),
  };
}
