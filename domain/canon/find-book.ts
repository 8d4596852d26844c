import { bookNames, LIST_NAMES } from './book-names.ts';
import { BOOKS, type Book, type BookId } from './books.ts';

/** Words for the number of a book, as first words, without accents. */
const ORDINALS: ReadonlyMap<string, string> = new Map(
  [
    'i first 1st premier premiere primer primero primera primeiro primeira primo prima primus erste erster erstes eerste',
    'ii second 2nd deuxieme seconde segundo segunda secondo seconda secundus secunda zweite zweiter zweites tweede',
    'iii third 3rd troisieme tercer tercero tercera terceiro terceira terzo terza tertius tertia dritte dritter drittes derde',
    'iv fourth 4th quatrieme cuarto cuarta quarto quarta quartus vierte vierter viertes vierde',
    'v fifth 5th funfte funftes',
  ].flatMap((words, index) => words.split(' ').map((word) => [word, `${index + 1}`] as const)),
);
/** The end of a number that is written as an ordinal, without accents: `1ère`, `2ª`, `3.º`, `1er`, `2e`, `IIª`. */
const ORDINAL_END =
  /^([1-5]|i{1,3}|iv|v)\.?(?:st|nd|rd|th|er|ere|re|eme|e|de|ste|do|da|ro|ra|ero|era|o|a|°|\^)(?=[\s.]+\p{L})/u;
/** Words before the name in a long title, without accents: `Première lettre de saint Paul aux Corinthiens`. */
const TITLE_WORDS: ReadonlySet<string> = new Set(
  (
    'book gospel letter epistle prophet general st saint sankt san santo sao s paul pauls paulus pauli pablo paulo ' +
    'paolo apostle apostel apotre apostol apostolo apostoli prophete profeta profeet livre libro livro liber buch boek ' +
    'evangile evangelio evangelho vangelo evangelium evangelie lettre epitre carta epistola lettera epistula brief'
  ).split(' '),
);
/** Small words of other languages before a name: `La Genèse`, `Los Hechos`. */
const FOREIGN_SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'le la les l d du des aux au selon el los las del al segun os dos das ao aos il lo gli di della dei degli delle dell ' +
    'ai agli alla alle all ad secundum der die das dem nach vom von de het van aan naar volgens'
  ).split(' '),
);
/** Small words that are English too. Alone they are left out only before a foreign name: `the mark` is not Mark. */
const SMALL_WORDS: ReadonlySet<string> = new Set('the of to according a as o do da an den'.split(' '));
const ELISION = /(?<!\p{L})(?:l|d|dell|all)['’](?=\p{L})/iu;
const GOSPEL_ACCORDING_TO = /^(evangelho|vangelo) (?:.* )?(?:segundo|secondo) /u;
/** A number after a name: `Melachim II`, `Shmuel Bet`, `Melachim B`. */
const NUMBER_AFTER = /(?<=\p{L})[\s.,]{1,3}(?:(i|alef|aleph|a)|(ii|bet|beit|beth|beis|b)|(iii)|(iv))\.?$/iu;
const GREEK_NUMBERS: Readonly<Record<string, string>> = { α: '1', β: '2', γ: '3', δ: '4' };
const GREEK = /\p{Script=Greek}/u;
/** Most names in the tables are keys already, and so are ids. */
const IS_KEY = /^[1-5]?[a-z]+$/u;
const BOOK_OF = /^(?:the )?(?:book of |gospel of |gospel according to |epistle to )(?:the )?/u;

/**
 * The common form of all spellings of a book's name: without case, points, accents, quotation marks, dots or spaces.
 * The number is at the beginning of a Latin name and at the end of a Greek name.
 *
 * @example
 * ```ts
 * bookKey('I Samuel') // => "1samuel"
 * bookKey('שה״ש') // => "שהש"
 * bookKey('Α΄ Κορινθίους') // => "κορινθιουσ1"
 * ```
 */
export function bookKey(text: string): string {
  if (IS_KEY.test(text)) return text;
  const plain = plainName(text);
  return GREEK.test(text) ? greekKey(plain.split(' ')) : latinKey(plain.replace(BOOK_OF, '').split(' '));
}

function plainName(text: string): string {
  const isGreek = GREEK.test(text);
  return (
    text
      .replaceAll('%20', ' ')
      // In `Α΄Κορ` only the numeral sign separates the number from the name.
      .replace(/[´΄ʹ͵᾽]/gu, isGreek ? ' ' : '')
      .replace(/(?<=^[α-δ1-4])['’′]/iu, ' ')
      // `IJo` is I Jo, but `IIe Samuel` begins with an ordinal.
      .replace(/^(I{1,3}|IV)(?=\p{Lu}\p{Ll})(?!I\p{Ll}+\s)/u, '$1 ')
      .normalize('NFKD')
      .replace(/\u05BE/gu, ' ')
      .replace(/[\p{M}'"’‘“”״׳´`΄ʹʼ]/gu, '')
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .replace(ORDINAL_END, '$1 ')
      .replace(/^(\d)(?=\p{L}{2})(?!st|nd|rd|th)/u, '$1 ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  );
}

function latinKey([first = '', ...rest]: readonly string[]): string {
  const number = rest.length === 0 ? undefined : ORDINALS.get(first);
  return (number ?? first) + rest.join('');
}

function greekKey(words: readonly string[]): string {
  const [first = '', ...rest] = words
    .filter((word) => word !== 'κατα' && word !== 'προσ')
    .map((word) => GREEK_NUMBERS[word] ?? word);
  return rest.length > 0 && /^[1-4]$/u.test(first) ? rest.join('') + first : [first, ...rest].join('');
}

const WORDS_OF_TITLES = new Set([...TITLE_WORDS, ...FOREIGN_SMALL_WORDS]);

const isTitleWord = (word: string): boolean =>
  /^[a-z]+$/iu.test(word)
    ? WORDS_OF_TITLES.has(word.toLowerCase())
    : WORDS_OF_TITLES.has(word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());

/**
 * The listed key of a long title without the words that only titles have: `Première lettre de saint Paul aux Corinthiens`,
 * `Los Hechos`. Undefined if there is none.
 */
function titleKey(text: string): string | undefined {
  if (!text.split(/[\s.'’]+/u).some(isTitleWord)) return undefined;
  const words = plainName(text.replace(ELISION, ' ')).replace(GOSPEL_ACCORDING_TO, '$1 ').split(' ');
  const isTitle = words.some((word) => TITLE_WORDS.has(word) || ORDINALS.has(word));
  const isForeign = words.some((word) => FOREIGN_SMALL_WORDS.has(word));
  const isLeftOut = (word: string, index: number): boolean =>
    index < words.length - 1 &&
    (WORDS_OF_TITLES.has(word) || (SMALL_WORDS.has(word) && (isTitle || isForeign)));
  // `Le Cantique des Cantiques` keeps its second small word, `Livre de la Genèse` has none in its name.
  const first = words.findIndex((word, index) => !isLeftOut(word, index));
  const shorter = [words.slice(first), words.filter((word, index) => !isLeftOut(word, index))];
  return shorter
    .map((name) => latinKey(name.join(' ').replace(ORDINAL_END, '$1 ').split(' ')))
    .find((key) => BY_KEY.has(key));
}

/** The key of a name after a small word that is English too, if no English list has the name: `I Salmi`. */
function foreignKey(text: string): string | undefined {
  const first = /^[a-z]{1,3}(?=\s)/iu.exec(text)?.[0].toLowerCase() ?? '';
  if (!(SMALL_WORDS.has(first) || first === 'i')) return undefined;
  const key = bookKey(text.slice(first.length));
  return BY_KEY.get(key)?.every(({ lists }) => !lists.includes('English')) ? key : undefined;
}

/** True if a text begins with a small word of another language, which is not a part of the name: `la Genèse`. */
export const beginsWithSmallWord = (text: string): boolean =>
  FOREIGN_SMALL_WORDS.has(/^\p{L}+(?=\s)/u.exec(text)?.[0].toLowerCase() ?? '');

/** A book that a name means, and the lists that give it this name: none for its id, or a name in Hebrew or Greek letters. */
export interface Meaning {
  readonly book: Book;
  readonly lists: readonly string[];
}

/**
 * Names that two books have in two languages besides English, each with the book that more readers mean.
 * A test finds every such name.
 */
const MORE_USUAL: Readonly<Record<string, BookId>> = {
  ab: 'obadiah',
  es: 'exodus',
  gl: 'galatians',
  hc: 'habakkuk',
  jc: 'james',
  jo: 'john',
  '1reg': '1kings',
  '1regum': '1kings',
  '1rg': '1kings',
  '2reg': '2kings',
  '2regum': '2kings',
  '2rg': '2kings',
};

const BY_KEY: ReadonlyMap<string, readonly Meaning[]> = allMeanings();

function allMeanings(): Map<string, Meaning[]> {
  const meanings = new Map<string, Meaning[]>();
  const add = (spelling: string, book: Book, list?: string) => {
    const key = bookKey(spelling);
    const known = meanings.get(key) ?? [];
    const [before] = known.splice(known.findIndex((meaning) => meaning.book === book) >>> 0, 1);
    const lists = before?.lists ?? [];
    const isNew = list !== undefined && !lists.includes(list);
    meanings.set(key, [...known, { book, lists: isNew ? [...lists, list] : lists }]);
  };
  for (const book of BOOKS) {
    const { latin, hebrewName = [], hebrewAliases, greekName = [], greekAliases } = bookNames(book.id);
    for (const name of [hebrewName, hebrewAliases, greekName, greekAliases].flat()) add(name, book);
    for (const { list, names } of latin) for (const name of names) add(name, book, list);
  }
  const rank = (key: string, { book, lists: [list = ''] }: Meaning): number =>
    MORE_USUAL[key] === book.id && list !== LIST_NAMES[0] ? 0.5 : LIST_NAMES.indexOf(list);
  for (const [key, several] of meanings)
    if (several.length > 1) several.sort((a, b) => rank(key, a) - rank(key, b));
  return meanings;
}

/**
 * The key (`bookKey`) of a text, if it is a listed spelling of a book's name; otherwise undefined. A number after the
 * name counts only if the name alone is no book: `Samuel II` is 2 Samuel, but `John II` is no book, because it is more
 * likely John 2.
 */
export function listedKey(text: string): string | undefined {
  const key = bookKey(text);
  if (BY_KEY.has(key)) return key;
  const title = titleKey(text) ?? foreignKey(text);
  if (title !== undefined) return title;
  const match = NUMBER_AFTER.exec(text);
  if (match === null) return undefined;
  const name = bookKey(text.slice(0, match.index));
  if (BY_KEY.has(name)) return undefined;
  const moved = `${match.findIndex((part, index) => index > 0 && part !== undefined)}${name}`;
  return BY_KEY.has(moved) ? moved : undefined;
}

/**
 * The books that a name means, the likeliest first: in English, then in the language that more readers mean. A name that
 * is written with the accents of one of them means that one. Empty if no book has the name.
 *
 * @example
 * ```ts
 * meaningsOf('Ab').map(({ book }) => book.id) // => ["obadiah","habakkuk"]
 * meaningsOf('Ab')[1].lists // => ["Italian"]
 * meaningsOf('Jó')[0].book.id // => "job"
 * meaningsOf('light') // => []
 * ```
 */
export function meaningsOf(text: string): readonly Meaning[] {
  const meanings = BY_KEY.get(text) ?? BY_KEY.get(listedKey(text) ?? '') ?? [];
  const typed = withAccents(text);
  if (meanings.length < 2 || /^[\p{L}\p{N}]*$/u.test(typed.normalize('NFD'))) return meanings;
  const exact = meanings.filter(({ book }) =>
    bookNames(book.id).latin.some(({ names }) => names.some((name) => withAccents(name) === typed)),
  );
  return [...exact, ...meanings.filter((meaning) => !exact.includes(meaning))];
}

const withAccents = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.]+/gu, '');

/**
 * The book that a reader means by its id, name or common abbreviation in English, German, Latin, French, Spanish,
 * Portuguese, Italian, Dutch, Hebrew or Greek, in any case, with or without points. Undefined when no book has that name.
 *
 * @example
 * ```ts
 * findBook('1 Samuel')?.id // => "1samuel"
 * findBook('I Sam.')?.id // => "1samuel"
 * findBook('תהילים')?.id // => "psalms"
 * findBook('Κατά Ιωάννην')?.id // => "john"
 * findBook('Melachim II')?.id // => "2kings"
 * findBook('5. Mose')?.id // => "deuteronomy"
 * findBook('1%20esdras')?.id // => "1 esdras"
 * findBook('light') === undefined // => true
 * ```
 */
export function findBook(text: string): Book | undefined {
  return meaningsOf(text)[0]?.book;
}

const FULL_NAMES = BOOKS.flatMap((book) =>
  bookNames(book.id).latin.flatMap(({ names: [name] }) =>
    name === undefined ? [] : [{ key: bookKey(name), book }],
  ),
);

/**
 * The book whose full name in one of the languages begins with these three letters or more: `Deutér`, `1 Korin`.
 * Undefined if no name does, or names of several books.
 */
export function bookOfBeginning(text: string): Book | undefined {
  const key = bookKey(text);
  if (!/\p{L}{3}/u.test(key)) return undefined;
  const [book, ...others] = new Set(
    FULL_NAMES.filter((one) => one.key.startsWith(key)).map((one) => one.book),
  );
  return others.length === 0 ? book : undefined;
}

/** Every spelling, as a key, with each book that it means. */
export const BOOK_SPELLINGS: readonly { readonly key: string; readonly book: Book }[] = [...BY_KEY].flatMap(
  ([key, meanings]) => meanings.map(({ book }) => ({ key, book })),
);
