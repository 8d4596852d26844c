import { BOOKS, bookById, isBookId } from '../../../../domain/canon/index.ts';
import type {
  AddTextBody,
  OwnText,
  TextPreview,
  TextPreviewBody,
} from '../../../../domain/contract/index.ts';
import { languageTag, scriptOfLanguage } from '../../../../domain/editions/index.ts';
import type { OwnLicenceId } from '../../../../domain/imports/index.ts';

/** How the administrator says that the file is read. What is absent is guessed. */
export type Reading = Omit<TextPreviewBody, 'fileId'>;

/** What the administrator says about a text. */
export interface TextFacts {
  readonly name: string;
  readonly abbreviation: string;
  /** A tag, or empty while none is chosen. */
  readonly language: string;
  readonly role: AddTextBody['role'];
  readonly licence: OwnLicenceId | '';
  readonly isConfirmed: boolean;
  readonly source: string;
}

/** Languages that are known by their letters. */
const BY_LETTERS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hebrew}/u, 'he'],
  [/\p{Script=Greek}/u, 'grc'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Syriac}/u, 'syr'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ja'],
  [/\p{Script=Hangul}/u, 'ko'],
  [/\p{Script=Han}/u, 'zh'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Devanagari}/u, 'hi'],
];

/** The likely language of samples, by their letters. Empty if several languages have such letters. */
export const languageOfSamples = (samples: TextPreview['samples']): string =>
  BY_LETTERS.find(([letters]) => samples.some(({ text }) => letters.test(text)))?.[1] ?? '';

/**
 * The name that a file proposes for its text.
 *
 * @example
 * ```ts
 * nameOfFile('Luther_1912.csv') // => 'Luther 1912'
 * ```
 */
export const nameOfFile = (file: string): string =>
  file
    .replace(/\.[a-z0-9]{1,8}$/iu, '')
    .replaceAll(/[_\s]+/gu, ' ')
    .trim();

/**
 * The abbreviation that a name proposes: a single word itself, else the first letters of the words and their numbers.
 *
 * @example
 * ```ts
 * abbreviationOfName('World English Bible') // => 'WEB'
 * abbreviationOfName('Luther 1912') // => 'L1912'
 * ```
 */
export const abbreviationOfName = (name: string): string =>
  (name.includes(' ')
    ? (name.match(/\p{N}+|\p{L}+/gu) ?? [])
        .map((word) => (/\p{N}/u.test(word) ? word : (word[0] ?? '').toUpperCase()))
        .join('')
    : name
  ).slice(0, 20);

const testamentOf = (id: string) => (isBookId(id) ? bookById(id).testament : undefined);

/** An original is the Hebrew of the Old Testament, or the Greek of the New Testament and the Apocrypha. */
function roleOf(language: string, books: TextPreview['books']): TextFacts['role'] {
  const script = scriptOfLanguage(language);
  const foreign = script === 'hebrew' ? ['new', 'apocrypha'] : script === 'greek' ? ['old'] : null;
  const isOriginal = foreign !== null && books.every(({ id }) => !foreign.includes(testamentOf(id) ?? ''));
  return isOriginal ? 'original' : 'translation';
}

/** What is proposed about a text: from the text that it replaces, from the name of its file, and from its verses. */
export function proposedFacts(
  file: string,
  { samples, books }: Pick<TextPreview, 'samples' | 'books'>,
  replaced: OwnText | undefined,
  typed: Partial<TextFacts>,
): TextFacts {
  const name = typed.name ?? replaced?.name ?? nameOfFile(file);
  const language = typed.language ?? replaced?.language ?? languageOfSamples(samples);
  return {
    name,
    abbreviation: replaced?.abbreviation ?? abbreviationOfName(name),
    language,
    licence: (replaced?.licence.id as OwnLicenceId | undefined) ?? '',
    isConfirmed: false,
    // Without a source, the name of the old file stands there.
    source: replaced === undefined || replaced.source === replaced.file.name ? '' : replaced.source,
    ...typed,
    role: canBeOriginal(language) ? (typed.role ?? replaced?.role ?? roleOf(language, books)) : 'translation',
  };
}

/** The fields of the form that are still missing. */
export function missingFacts(
  facts: TextFacts,
): ('name' | 'abbreviation' | 'language' | 'licence' | 'isConfirmed')[] {
  const isThere = {
    name: facts.name.trim() !== '',
    abbreviation: facts.abbreviation.trim() !== '',
    language: languageTag(facts.language) !== undefined,
    licence: facts.licence !== '',
    isConfirmed: facts.isConfirmed,
  };
  return (Object.keys(isThere) as (keyof typeof isThere)[]).filter((field) => !isThere[field]);
}

/** Whether a text in this language can be an original. */
export const canBeOriginal = (language: string): boolean =>
  ['hebrew', 'greek'].includes(scriptOfLanguage(language));

/** The books of the testaments that a text has, without those that it has. */
export function missingBooks(books: TextPreview['books']): string[] {
  const testaments = new Set(books.map(({ id }) => testamentOf(id)));
  testaments.delete('apocrypha');
  return BOOKS.filter(
    ({ id, testament }) => testaments.has(testament) && books.every((one) => one.id !== id),
  ).map(({ name }) => name);
}
