import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { greekLetters } from '../../../../domain/greek/index.ts';
import type { FindParsings } from '../../../composing/composed-source.ts';
import { formKey } from '../../../words/tidy-greek.ts';
import { once } from '../../chunks.ts';

/** What a form is: a Strong's number and all parsings that it can have. The commonest is the first. */
export interface FormFacts {
  strongsNumber: string;
  parsings: readonly string[];
}

/** What a word is at its place. */
export interface WordFacts {
  strongsNumber: string;
  /** Its parsing. Null if its form can have several and the tagged text does not have the word. */
  morphology: string | null;
  /** The parsings from which its meaning is composed. */
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
  /**
   * Which parsing of its form each word of a verse has, by `verseKey`: a sign for each word, in order. It is a digit for
   * one of several parsings, ONLY for a form that has one, UNKNOWN for a word without a parsing. ONLY is left out at
   * the end.
   */
  signs: ReadonlyMap<string, string>;
  added: readonly AddedNumber[];
}

export const ONLY = '.';
export const UNKNOWN = '-';

/** Forms of the SBL edition that the tagged text spells otherwise, each with the spelling of the tagged text. */
const OTHER_SPELLINGS: Readonly<Record<string, string>> = { ἔσθων: 'ἐσθίων' };

type FileName = 'forms' | 'places' | 'parsings' | 'added-numbers';

export const verseKey = ({ book, chapter, verse }: Omit<GreekPlace, 'word'>): string =>
  `${book} ${chapter}:${verse}`;

/** The key of a word that has its own line in the table, such as `acts 1:13 25`. */
export const placeKey = ({ word, ...verse }: GreekPlace): string => `${verseKey(verse)} ${word}`;

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
    signs: new Map(
      linesOf(files.parsings).map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), line.slice(end + 1)];
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
    parsings: await read('parsings'),
    'added-numbers': await read('added-numbers'),
  };
}

export type FindForm = (text: string, place: GreekPlace) => WordFacts | null;

/**
 * A parsing as the composer of meanings reads it: without the letters for the kind of a name (`-P` of `N-GSM-P`) and
 * without the later parts of a compound.
 */
export const composingParsing = (parsing: string): string =>
  parsing.replace(/\+.*$/u, '').replace(/^([NA]-[A-Z]+)-(?:P|L|T|G|PG|LG|TG|LI|PRI)$/u, '$1');

/** The possessive pronoun ἐμοῦ. Other forms of it have other cases. */
const POSSESSIVE = 'S-1SGSN';

/** The parsings of a form as the composer reads them. Its rules are written for ἐμοῦ as the possessive pronoun everywhere. */
export const composingParsings = (parsings: readonly string[]): string[] =>
  parsings.includes(POSSESSIVE) ? [POSSESSIVE] : [...new Set(parsings.map(composingParsing))];

/** The facts of a form, if the table has the form of this text or a near spelling. The commonest number is the first. */
export type FindFormFacts = (text: string) => readonly FormFacts[];

/**
 * Returns the function that finds the facts of a form in the table. It looks for the form with its accents (or for the
 * other spelling of the tagged text), then for its bare letters, then for the bare letters with or without a final ν.
 */
export function formFactsFinder(forms: GreekForms['forms']): FindFormFacts {
  const byLetters = new Map<string, readonly FormFacts[]>();
  for (const [form, facts] of forms) {
    const letters = greekLetters(form);
    byLetters.set(letters, byLetters.get(letters) ?? facts);
  }
  return (written) => {
    const text = OTHER_SPELLINGS[formKey(written)] ?? written;
    const letters = greekLetters(text);
    const otherEnd = letters.endsWith('ν') ? letters.slice(0, -1) : `${letters}ν`;
    return forms.get(formKey(text)) ?? byLetters.get(letters) ?? byLetters.get(otherEnd) ?? [];
  };
}

/**
 * Returns the function that finds a word's facts in the table: those of its form, and those of its place where the form
 * has several. Null if the table does not have the word.
 *
 * docs/decisions/0106-greek-words-in-the-core.md explains the table, docs/decisions/0218 its parsings.
 */
export function formFinder({ forms, places, signs }: Omit<GreekForms, 'added'>): FindForm {
  const find = formFactsFinder(forms);
  return (text, place) => {
    const facts = find(text);
    const own = places.get(placeKey(place));
    const strongsNumber = own?.strongsNumber ?? facts[0]?.strongsNumber;
    if (strongsNumber === undefined) return null;
    const { parsings = [] } = facts.find((one) => one.strongsNumber === strongsNumber) ?? {};
    const sign = signs.get(verseKey(place))?.[place.word - 1] ?? ONLY;
    const only = parsings.length === 1 ? parsings[0] : undefined;
    return {
      strongsNumber,
      morphology: (sign === ONLY ? only : parsings[Number(sign)]) ?? null,
      parsings: own?.parsing ? [own.parsing] : composingParsings(parsings),
    };
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
