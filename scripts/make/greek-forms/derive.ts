import { greekLetters } from '../../../domain/greek/index.ts';
import type { VerseRecord } from '../../../import-jobs/records.ts';
import {
  type AddedNumber,
  type FormFacts,
  formFinder,
  type GreekForms,
  type PlaceFacts,
  placeKey,
} from '../../../import-jobs/sources/core/greek-forms/table.ts';
import { greekStrongs } from '../../../import-jobs/sources/packs/greek-words.ts';
import type { TaggedWord } from '../../../import-jobs/sources/packs/tagnt/read-word.ts';
import { formKey } from '../../../import-jobs/words/tidy-greek.ts';
import { shortMeaning } from '../../../meanings/index.ts';
import { alignWords } from './align.ts';
import { parsingsOf } from './parsings.ts';

export type TaggedText = ReadonlyMap<string, readonly TaggedWord[]>;

type Counts = Map<string, Map<number, Map<string, number>>>;

/**
 * A parsing of the tagged text without the letter for the kind of a name (`-P` of `N-GSM-P`) and without the second
 * part of a compound.
 */
const tidyParsing = (parsing: string): string =>
  parsing.replace(/ \+ .*$/u, '').replace(/^([NA]-[A-Z]+)-(?:P|L|T|G|PG|LG|TG|LI|PRI)$/u, '$1');

const sum = (counts: ReadonlyMap<unknown, number>): number => [...counts.values()].reduce((a, b) => a + b, 0);

const byCount = <Key>(counts: ReadonlyMap<Key, number>): Key[] =>
  [...counts].toSorted(([, a], [, b]) => b - a).map(([key]) => key);

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
    const tidy = tidyParsing(parsing);
    parsings.set(tidy, (parsings.get(tidy) ?? 0) + 1);
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
        parsings: byCount(numbers.get(number) ?? new Map()),
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

function placesOf(
  forms: GreekForms['forms'],
  tagged: TaggedText,
  verses: readonly VerseRecord[],
): Map<string, PlaceFacts> {
  const find = formFinder({ forms, places: new Map(), added: [] });
  const places = new Map<string, PlaceFacts>();
  for (const record of verses) {
    if (record.part !== '') continue;
    const { book, chapter, verse, words } = record;
    const theirs = taggedAt(tagged, record);
    const own = new Map<number, { number: string; parsing: string }>();
    for (const [here, there] of alignWords(
      words.map(({ letters }) => letters),
      theirs.map(({ originalText }) => greekLetters(originalText)),
    ))
      own.set(here, {
        number: `G${theirs[there]?.number}`,
        parsing: tidyParsing(theirs[there]?.parsing ?? ''),
      });
    const facts = words.map(({ originalText }, at) => {
      const numbers = forms.get(formKey(originalText)) ?? [];
      const found = find(originalText, { book, chapter, verse, word: at + 1 });
      return numbers.find(({ strongsNumber }) => strongsNumber === own.get(at)?.number) ?? found;
    });
    const parsings = parsingsOf(
      words.map(({ originalText, letters }, at) => ({
        text: originalText,
        letters,
        morphology: facts[at]?.parsings.join(',') ?? null,
        strongs: facts[at]?.strongsNumber ?? null,
        lemma: facts[at]?.strongsNumber ?? null,
        gloss: shortMeaning(facts[at]?.strongsNumber ?? null),
      })),
      words.map((_, at) => own.get(at)?.parsing ?? null),
    );
    for (const [at, { originalText }] of words.entries()) {
      const place = { book, chapter, verse, word: at + 1 };
      const formNumber = find(originalText, place)?.strongsNumber;
      const strongsNumber = own.get(at)?.number ?? formNumber;
      const parsing = parsings.get(at) ?? null;
      if (strongsNumber !== undefined && (strongsNumber !== formNumber || parsing !== null))
        places.set(placeKey(place), { strongsNumber, parsing });
    }
  }
  return places;
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
  return { forms, places: placesOf(forms, tagged, verses), added: addedOf(tagged) };
}

const CREDIT =
  '# Facts from the tagged Greek New Testament of STEPBible (https://www.stepbible.org), CC BY 4.0.\n' +
  '# npm run make:greek-forms writes this file. Do not change it by hand.\n';

export function writeGreekForms(
  { forms, places, added }: GreekForms,
  verses: readonly VerseRecord[],
): Record<'forms' | 'places' | 'added-numbers', string> {
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
    'added-numbers': file(
      'Number that Strong’s dictionary lacks, its dictionary form, and a short meaning.',
      added.map(({ strongsNumber, lemma, gloss }) => `${strongsNumber} ${lemma} ${gloss}`),
    ),
  };
}
