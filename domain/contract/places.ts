import { z } from 'zod';
import { bookSegment, editionId } from './common.ts';
import { BOOK_ORDERS, PLACE_UNITS } from './limits.ts';
import { searchGroup, testament } from './text-search.ts';

const unit = z.enum(PLACE_UNITS);

export const placesQuery = z.object({
  unit: unit.default('verse').meta({ description: 'What `n` counts' }),
  n: z.string().max(20).optional().meta({
    description:
      'The number of the letter, word or verse, from 1; or `middle` or `last`. An even count has two middles. Give either `n` or `at`',
    example: '1000',
  }),
  at: z.string().max(80).optional().meta({
    description:
      'A place whose numbers are asked for, in the numbering of the edition: BOOK.CHAPTER.VERSE, with .WORD and .LETTER if need be. `8e` is the unnumbered ending after verse 8. Book, testament and group do not matter then',
    example: 'genesis.2.4.8',
  }),
  book: bookSegment.optional(),
  testament: testament.optional(),
  group: searchGroup.optional(),
  edition: editionId.optional().meta({
    type: 'string',
    description:
      'Id of an edition in an original language. Without it, the first edition that has the first of the asked books',
  }),
  order: z.enum(BOOK_ORDERS).default('english').meta({
    description: 'The order of the books: of English Bibles, or Torah, Prophets and Writings',
  }),
});

const counts = {
  verses: z.int().meta({ description: 'In the numbering of the edition. Titles that it numbers are verses' }),
  words: z.int(),
  letters: z.int(),
  englishVerses: z.int().nullable().meta({
    description: 'Verses of the same books in English Bibles; null with books of the Apocrypha',
  }),
};

const placeNumbers = z
  .object({
    in: z.string().meta({ description: 'The id of a book, group or testament, or `whole`' }),
    name: z.string().meta({ example: 'Torah' }),
    before: z.int().meta({ description: 'How many of the asked unit are before the place' }),
    after: z.int(),
    verse: z.int().meta({
      description: 'The number of its verse. Words of an unnumbered ending have that of the verse before',
    }),
    word: z.int().nullable(),
    letter: z.int().nullable(),
    ...counts,
    englishVerse: z.int().nullable().meta({ description: 'The number of its verse in English Bibles' }),
  })
  .meta({ id: 'PlaceNumbers' });

const barePlace = z.object({
  unit,
  at: z.string().meta({ example: 'genesis.2.4.8' }),
  reference: z.string().meta({ description: 'In the English numbering' }),
  originalReference: z
    .string()
    .nullable()
    .meta({ description: 'By the edition’s own numbers where they differ' }),
  part: z.int().nullable().meta({
    description:
      'Its number among the verses of the edition that are at this reference, from 1; null if it is the only one. Numbers 25:19 is the first part of the English 26:1',
  }),
  book: z.string(),
  chapter: z.int(),
  verse: z.int(),
  word: z.int().nullable().meta({ description: 'Its word in the edition’s own verse, from 1' }),
  letter: z.int().nullable().meta({ description: 'The letter of this word, from 1' }),
  addressWord: z.int().nullable().meta({
    description:
      'The word as its address counts it: /explorer/{book}/{chapter}/{verse}#w{addressWord}; null for a verse, and in an unnumbered ending',
  }),
  ending: z.boolean().optional().meta({ description: 'It is in the unnumbered text after this verse' }),
  words: z.array(z.string()).meta({ description: 'The letters of each written word (ketiv) of the verse' }),
  numbers: z
    .array(placeNumbers)
    .meta({ description: 'In its book, its part of the Bible and the whole text' }),
});

const numberedPlace = barePlace
  .extend({
    text: z.string().meta({ description: 'The verse in the edition' }),
    highlight: z
      .object({ start: z.int(), end: z.int() })
      .nullable()
      .meta({ description: 'Where the word is in `text`, in UTF-16 units' }),
    english: z.string().nullable(),
  })
  .meta({ id: 'NumberedPlace' });

export const placesAnswer = z
  .object({
    edition: z.object({ id: z.string(), revision: z.string() }),
    order: z.enum(BOOK_ORDERS),
    unit,
    n: z
      .union([z.int(), z.enum(['middle', 'last'])])
      .nullable()
      .meta({ description: 'null with `at`' }),
    in: z
      .object({ id: z.string(), name: z.string(), ...counts })
      .meta({ description: 'The book, part or whole in which `n` counts' }),
    places: z.array(numberedPlace),
    englishPlaces: z
      .array(
        z.object({
          reference: z.string(),
          book: z.string(),
          chapter: z.int(),
          verse: z.int(),
          number: z.int(),
        }),
      )
      .meta({
        description: 'For verses: which verse has this number in English Bibles, or is in their middle',
      }),
    middles: z
      .array(z.object({ unit, places: z.array(barePlace) }))
      .meta({ description: 'With `n=middle`: the middle letters, words and verses' }),
    traditional: z
      .array(
        z.object({
          unit,
          insight: z.object({ id: z.string(), book: z.string(), chapter: z.int(), verse: z.int() }),
          places: z.array(barePlace),
        }),
      )
      .meta({ description: 'For the middle of the Torah: what tradition calls the middle, and where it is' }),
  })
  .meta({ id: 'PlacesAnswer' });

export type PlaceNumbers = z.infer<typeof placeNumbers>;
export type NumberedPlace = z.infer<typeof numberedPlace>;
export type PlacesAnswer = z.infer<typeof placesAnswer>;
export type PlacesCall = z.output<typeof placesQuery>;
