import { RANGE_WORDS, VERSE_WORDS } from './place-words.ts';

/**
 * The numbers of a typed reference, before the place is looked up. `verse` 0 is a psalm’s title or a prologue. `part`
 * is the letter of `Isaiah 63:19b`. `endVerse` is the last verse of a range or, without `verse` and `endChapter`, the
 * last chapter of a range of chapters. `listed` is true if a list of verses follows: `Gen 1:1,3`.
 */
export interface WrittenNumbers {
  readonly chapter: number;
  readonly verse?: number;
  readonly part?: Part;
  readonly endChapter?: number;
  readonly endVerse?: number;
  readonly endPart?: Part;
  readonly listed?: true;
}
export type Part = 'a' | 'b' | 'c';

const VERSE_WORD = String.raw`,?\s*(?:${VERSE_WORDS})\.?\s*|\s+`;
const SEPARATOR = String.raw`(?:\s*[:.,/·]\s*|${VERSE_WORD})`;
const END_SEPARATOR = String.raw`(?:\s*[:.·]\s*|${VERSE_WORD})`;
const FOLLOWING = 'ff?|ss?|sqq?|sgg?|vv?|(?:and|et) (?:following|seq)|(?:(?:and|et) )?parr?';
const NUMBERS = new RegExp(
  String.raw`^(\d{1,3})(?:${SEPARATOR}(\d{1,3}|title|prologue)(?:\s?([a-c])(?:-?((?<=a-?)b|(?<=[ab]-?)c))?)?)?(?:-(?:(\d{1,3})${END_SEPARATOR})?(\d{1,3})([a-c])?)?(?:(?:\s|(?<=\d))(?:${FOLLOWING})\.?)?(\s*[,;·]\s*\d{1,3}(?:-\d{1,3})?)*$`,
  'iu',
);

/** “To” between two numbers: `verses 3 to 5`. */
const TO = new RegExp(
  String.raw`(?<=\d[a-c]?)\s(?:${RANGE_WORDS})\s(?:(?:${VERSE_WORDS})\.?\s)?(?=\d)`,
  'giu',
);

/** Where a comma is before the verse, a dot divides verses: `Ps 23,1.4`. */
const DOT_AFTER_COMMA = /(?<=^\d{1,3}\s?,.*\d)\s?\.\s?(?=\d)/gu;

/**
 * Reads chapter, verse and the end of a range. Null if the text is something else. A dash is written `-`.
 * Parts of one verse are a range from the verse to itself (`63:19a-b`, `63:19ab`). `ff` after a verse
 * (`8:28ff`), `and following`, `par.`, or `ss`, `sqq`, `vv` of other languages, is left out.
 *
 * @example
 * ```ts
 * readNumbers('23:3') // => {"chapter":23,"verse":3}
 * readNumbers('2 27-3 1') // => {"chapter":2,"verse":27,"endChapter":3,"endVerse":1}
 * readNumbers('1, verses 3 to 5') // => {"chapter":1,"verse":3,"endVerse":5}
 * readNumbers('63:19b') // => {"chapter":63,"verse":19,"part":"b"}
 * readNumbers('63:19a-b') // => {"chapter":63,"verse":19,"part":"a","endVerse":19,"endPart":"b"}
 * readNumbers('1:1.5') // => null
 * readNumbers('1,1.5') // => {"chapter":1,"verse":1,"listed":true}
 * ```
 */
export function readNumbers(text: string): WrittenNumbers | null {
  const match = NUMBERS.exec(text.replace(DOT_AFTER_COMMA, ',').replace(TO, '-'));
  if (match === null) return null;
  const [, chapter = '', verse, part, lastPart, endChapter, end, partOfEnd, listed] = match;
  if (listed !== undefined && verse === undefined) return null;
  const [endVerse, endPart] = lastPart === undefined ? [end, partOfEnd] : [verse, lastPart];
  return {
    chapter: Number(chapter),
    ...(verse === undefined ? {} : { verse: /^\d/u.test(verse) ? Number(verse) : 0 }),
    ...(part === undefined ? {} : { part: part.toLowerCase() as Part }),
    ...(endChapter === undefined ? {} : { endChapter: Number(endChapter) }),
    ...(endVerse === undefined ? {} : { endVerse: Number(endVerse) }),
    ...(endPart === undefined ? {} : { endPart: endPart.toLowerCase() as Part }),
    ...(listed === undefined ? {} : { listed: true }),
  };
}
