import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { greekLetters } from '../../../../domain/greek/index.ts';
import type { FindParsings } from '../../../composing/composed-source.ts';
import { formKey } from '../../../words/tidy-greek.ts';
import { once } from '../../chunks.ts';

export interface FormFacts {
  strongsNumber: string;
  parsings: readonly string[];
}

export interface AddedNumber {
  strongsNumber: string;
  lemma: string;
  gloss: string;
}

/** A word of the Greek New Testament, with its verse and its number in the verse, from 1. */
interface GreekPlace {
  book: string;
  chapter: number;
  verse: number;
  word: number;
}

export interface PlaceFacts {
  strongsNumber: string;
  parsing: string | null;
}

export interface GreekForms {
  /**
   * The Strong's numbers and parsings of each form, which is in small letters with accents. The commonest number is the
   * first.
   */
  forms: ReadonlyMap<string, readonly FormFacts[]>;
  places: ReadonlyMap<string, PlaceFacts>;
  added: readonly AddedNumber[];
}

/** Forms of the SBL edition that the tagged text spells otherwise, each with the spelling of the tagged text. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = { ἔσθων: 'ἐσθίων' };

type FileName = 'forms' | 'places' | 'added-numbers';

/** The key of a word that has its own line in the table, such as `acts 1:13 25`. */
export const placeKey = ({ book, chapter, verse, word }: GreekPlace): string =>
  `${book} ${chapter}:${verse} ${word}`;

const linesOf = (text: string): string[] =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Reads `ἁγίων G40 A-GPM,A-GPN G39 N-GPN`. */
function readForm(line: string): [string, FormFacts[]] {
  const [form = '', ...rest] = line.split(' ');
  const facts: FormFacts[] = [];
  for (let place = 0; place < rest.length; place += 2) {
    const [strongsNumber = '', parsings = ''] = rest.slice(place, place + 2);
    facts.push({ strongsNumber, parsings: parsings.split(',') });
  }
  return [form, facts];
}

export function parseGreekForms(files: Readonly<Record<FileName, string>>): GreekForms {
  return {
    forms: new Map(linesOf(files.forms).map(readForm)),
    places: new Map(
      linesOf(files.places).map((line) => {
        const [book = '', verse = '', word = '', , strongsNumber = '', parsing = null] = line.split(' ');
        return [`${book} ${verse} ${word}`, { strongsNumber, parsing }];
      }),
    ),
    added: linesOf(files['added-numbers']).map((line) => {
      const [strongsNumber = '', lemma = '', ...gloss] = line.split(' ');
      return { strongsNumber, lemma, gloss: gloss.join(' ') };
    }),
  };
}

export const greekFormsFile = (name: FileName): URL => new URL(`./${name}.txt`, import.meta.url);

export async function readGreekFormsFiles(): Promise<Record<FileName, string>> {
  const read = (name: FileName): Promise<string> => readFile(greekFormsFile(name), 'utf8');
  return {
    forms: await read('forms'),
    places: await read('places'),
    'added-numbers': await read('added-numbers'),
  };
}

export type FindForm = (text: string, place: GreekPlace) => FormFacts | null;

/**
 * Returns the function that finds a word's facts in the table. It looks for the form with its accents (or for the other
 * spelling of the tagged text), then for its bare letters, then for the bare letters with or without a final ν. If the
 * word's place has facts of its own, it returns these. Null if the table does not have the word.
 *
 * docs/decisions/0106-greek-words-in-the-core.md explains the table.
 */
export function formFinder({ forms, places }: GreekForms): FindForm {
  const byLetters = new Map<string, readonly FormFacts[]>();
  for (const [form, facts] of forms) {
    const letters = greekLetters(form);
    byLetters.set(letters, byLetters.get(letters) ?? facts);
  }
  return (written, place) => {
    const text = OTHER_SPELLINGS[formKey(written)] ?? written;
    const letters = greekLetters(text);
    const otherEnd = letters.endsWith('ν') ? letters.slice(0, -1) : `${letters}ν`;
    const facts = forms.get(formKey(text)) ?? byLetters.get(letters) ?? byLetters.get(otherEnd) ?? [];
    const own = places.get(placeKey(place));
    if (own === undefined) return facts[0] ?? null;
    const { strongsNumber, parsing } = own;
    const ofNumber = facts.find((one) => one.strongsNumber === strongsNumber);
    return { strongsNumber, parsings: parsing === null ? (ofNumber?.parsings ?? []) : [parsing] };
  };
}

const table = once(async () => {
  const files = await readGreekFormsFiles();
  const hash = createHash('sha256');
  for (const text of Object.values(files)) hash.update(text);
  const forms = parseGreekForms(files);
  return { added: forms.added, find: formFinder(forms), sha256: hash.digest('hex') };
});

export const greekFormFinder = async (): Promise<FindForm> => (await table()).find;

/** Finds the parsings of a word of the core's Greek text. The unnumbered ending of Mark has those of its forms. */
export async function sblgntParsings(): Promise<FindParsings> {
  const find = await greekFormFinder();
  return (text, { part, word, ...place }) =>
    find(text, { ...place, word: part === '' ? word : 0 })?.parsings.join(',') ?? null;
}

export const addedNumbers = async (): Promise<readonly AddedNumber[]> => (await table()).added;

export const greekFormsFingerprint = async (): Promise<string> => (await table()).sha256.slice(0, 12);
