import type { VerseAddress } from '../../../domain/versification/index.ts';
import { MarkupError, readMarkup, textOf } from './markup.ts';

const DROPPED: ReadonlySet<string> = new Set(['sup', 'sup.footnote-marker', 'i.footnote']);
const TAGS: ReadonlySet<string> = new Set([
  ...DROPPED,
  ...['b', 'i', 'em', 'strong', 'small', 'big', 'br', 'span.*', 'span'],
]);
const PARAGRAPH_MARK = /\{[PSN]\}/gu;

export function readEnglishVerse(html: string): string | null {
  const text = textOf(readMarkup(html, TAGS), DROPPED)
    .replace(PARAGRAPH_MARK, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  if (/\p{Script=Hebrew}/u.test(text)) throw new MarkupError('the English text has Hebrew letters');
  return /^[—–-]?$/u.test(text) ? null : text;
}

/** How the last three of the four commandments begin that Sefaria has in one verse. */
const COMMANDMENTS = [
  /(?:Thou shalt not|Neither shalt thou) commit/u,
  /(?:Thou shalt not|Neither shalt thou) steal/u,
  /(?:Thou shalt not|Neither shalt thou) bear/u,
];

/**
 * Verses at Sefaria that are several verses in English Bibles, and the words with which the second and each further one
 * begins. The spelling of the King James Version is allowed too.
 */
const DIVISIONS: ReadonlyMap<string, readonly RegExp[]> = new Map([
  ['exodus 20:13', COMMANDMENTS],
  ['deuteronomy 5:17', COMMANDMENTS],
  ['1kings 18:34', [/And he said\W+Do it the second time/u]],
  ['1kings 20:3', [/Thy silver/u]],
  ['1kings 22:21', [/And the LORD said unto him/u]],
  ['isaiah 63:19', [/Oh,? that thou/iu]],
  ['psalms 13:6', [/I will sing/u]],
]);

export function divideEnglish(text: string, { book, chapter, verse }: VerseAddress, parts: number): string[] {
  if (parts === 1) return [text];
  const places = [0];
  for (const division of DIVISIONS.get(`${book} ${chapter}:${verse}`) ?? []) {
    const from = places.at(-1) ?? 0;
    const place = text.slice(from).search(division);
    if (place === -1)
      throw new MarkupError(`it is ${parts} verses in English Bibles, but does not divide as expected`);
    places.push(from + place);
  }
  if (places.length !== parts)
    throw new MarkupError(`it is ${parts} verses in English Bibles, and their beginnings are not known`);
  return places.map((place, at) => text.slice(place, places[at + 1]).trim());
}
