import type { BarePlace } from '../../../domain/places/index.ts';
import { WHOLE } from '../../../domain/text/index.ts';
import { placesText as text } from '../../text/instruments/places-text.ts';
import { listed } from '../../text/numbers.ts';
import type { ShownPlaces } from './use-places.ts';

/** The letters of a place: a letter or a word; of a verse nothing. */
export function spelledOf({ words, word, letter }: BarePlace): string {
  const spelled = word === null ? '' : (words[word - 1] ?? '');
  return letter === null ? spelled : spelled.charAt(letter - 1);
}

/** A place in a few words: `Leviticus 8:29, word 4, letter 1`, or `Numbers 25:19 (English 26:1, first part)`. */
export function placeInWords({
  reference,
  originalReference,
  part,
  ending,
  word,
  letter,
}: BarePlace): string {
  const verse = part === null ? reference : text.partOf(originalReference ?? reference, reference, part);
  const at = ending === true ? text.ending(verse) : verse;
  if (word === null) return at;
  return letter === null ? text.wordOf(at, word) : text.letterOf(at, word, letter);
}

export const numbersOf = ({ numbers }: BarePlace, part: string) =>
  numbers.find((one) => one.in === part) ?? numbers.at(-1);

/** The question in words. `name` is that of the book or part. */
export function titleOf(answer: ShownPlaces, name: string): string {
  const { unit, n, places, in: part, order } = answer;
  const [place] = places;
  if (place === undefined) return '';
  const isOfAll = part.id === WHOLE || part.id === 'old' || part.id === 'writings';
  const inOrder = isOfAll ? `, ${text.inOrder[order]}` : '';
  if (n === 'last') return `${text.questionLast(unit, name)}${inOrder}`;
  if (n === 'middle') return `${text.questionMiddle(unit, name)}${inOrder}`;
  return typeof n === 'number'
    ? `${text.question(unit, n, name)}${inOrder}`
    : text.questionAt(placeInWords(place));
}

/** The answer in a few words: the places with their letters. */
export const answerInWords = ({ places }: ShownPlaces): string =>
  listed(
    places.map((place) => {
      const spelled = spelledOf(place);
      return spelled === '' ? placeInWords(place) : `${placeInWords(place)}: ${spelled}`;
    }),
  );

/** A row for each place and each part that it is numbered in. */
export function csvRows({ places, middles, traditional }: ShownPlaces): (string | number)[][] {
  const names = text.fileColumns;
  const others = [...middles, ...traditional].flatMap((one) => one.places);
  const all = [...new Map([...places, ...others].map((place) => [place.at, place])).values()];
  return [
    Object.values(names),
    ...all.flatMap((place) =>
      place.numbers.map((one) => {
        const counts = { letter: one.letters, word: one.words, verse: one.verses };
        return [
          place.unit,
          place.at,
          place.reference,
          place.originalReference ?? place.reference,
          spelledOf(place),
          one.name,
          one[place.unit] ?? '',
          counts[place.unit],
          one.before,
          one.after,
          one.englishVerse ?? '',
          one.englishVerses ?? '',
        ];
      }),
    ),
  ];
}
