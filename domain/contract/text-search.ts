import { z } from 'zod';
import { SEARCH_GROUPS } from '../canon/index.ts';
import { bookSegment, editionId, place, queryFlag, queryInteger, versionId } from './common.ts';
import { MAX_TERM } from './limits.ts';
import { timesByBookFields, wordForms } from './times-by-book.ts';

export const testament = z
  .enum(['old', 'new', 'apocrypha'])
  .meta({ description: 'Only books of this testament' });

export const searchGroup = z.enum(SEARCH_GROUPS).meta({
  description: 'Only books of this group. The Prophets and the Writings are those of the Hebrew canon',
});

export const textSearchQuery = z.object({
  term: z.string().trim().min(1).max(MAX_TERM).meta({
    description:
      'Words that must all occur, "an exact phrase", AND OR NOT and parentheses, a trailing * for a word’s beginning, H430 or G3056, lemma:אלהים, =26 for a verse’s value',
    example: 'good shepherd',
  }),
  forms: queryFlag('Unquoted English words also find their other forms; without it they match as typed'),
  version: versionId
    .optional()
    .meta({ description: 'Only this version’s text: `original` for Hebrew and Greek' }),
  edition: editionId.optional(),
  book: bookSegment.optional(),
  testament: testament.optional(),
  group: searchGroup.optional(),
  order: z.enum(['best', 'canonical']).default('best').meta({
    description: 'The order of the results: the best first, or as in the Bible',
  }),
  limit: queryInteger(1, 100, 20, 'Most verses to answer'),
  offset: queryInteger(0, 1_000_000, 0, 'Verses to pass over'),
});

export const textOffersQuery = textSearchQuery.omit({ order: true, limit: true, offset: true });

export const highlight = z
  .object({
    in: z.enum(['text', 'hebrewText', 'greekText']).meta({ description: 'The field that it lies in' }),
    start: z.int().meta({ description: 'In UTF-16 units' }),
    end: z.int(),
  })
  .meta({ id: 'Highlight' });

export const foundVerse = z.object({
  book: z.string(),
  chapter: z.int(),
  verse: z.int(),
  reference: z.string(),
  originalReference: z.string().nullable().meta({ description: 'Where the edition numbers it otherwise' }),
  text: z.string().meta({ description: 'English, or nothing where there is none' }),
  hebrewText: z.string().nullable(),
  greekText: z.string().nullable(),
});

const textHit = foundVerse
  .extend({
    version: z.string().meta({
      description: 'The text in which the words were found: an English version, or `original`',
      example: 'kjv',
    }),
    relevance: z
      .number()
      .meta({ description: 'From 0 to 1, best first: phrases, then words close together, then the rest' }),
    highlights: z.array(highlight),
    alsoAt: z
      .array(z.object({ book: z.string(), chapter: z.int(), verse: z.int(), reference: z.string() }))
      .optional()
      .meta({
        description:
          'Where the English numbering has the other parts of a verse of the original that it splits',
      }),
  })
  .meta({ id: 'TextHit' });

const count = z.int();

const searchTimes = z
  .object({
    ...timesByBookFields,
    forms: wordForms,
    editions: z.array(z.object({ id: z.string(), revision: z.string() })).meta({
      description: 'The texts that were counted',
    }),
  })
  .meta({ id: 'SearchTimes' });

export const textSearchAnswer = z
  .object({
    results: z.array(textHit),
    resultCount: count,
    facets: z.object({
      testaments: z.array(z.object({ id: testament, count })),
      groups: z.array(z.object({ id: searchGroup, count })),
      books: z.array(z.object({ id: z.string(), name: z.string(), count })),
      versions: z.array(z.object({ id: z.string(), name: z.string(), count })),
    }),
    first: place.nullable().meta({ description: 'The first result in the order of the Bible' }),
    times: searchTimes.nullable().meta({
      description:
        'How often the words occur, if the question is one word, one phrase or one Strong’s number; null for other questions, and if no searched book is in a counted text',
    }),
    place: place.optional().meta({ description: 'Where the question is itself a reference' }),
    editions: z.array(z.object({ id: z.string(), revision: z.string() })).meta({
      description: 'The texts that were searched, and their revisions',
    }),
  })
  .meta({ id: 'TextSearchAnswer' });

const textOffer = z
  .object({
    term: z.string().meta({ description: 'The whole query to ask instead', example: 'אלהים' }),
    forms: z.boolean().meta({ description: 'True if other forms of its words are also found' }),
    resultCount: count.meta({ description: 'What the search for it finds with the same filters' }),
  })
  .meta({ id: 'TextOffer' });

export const textOffersAnswer = z.object({ offers: z.array(textOffer) }).meta({ id: 'TextOffersAnswer' });

export type Testament = z.infer<typeof testament>;
export type TextSearchQuery = z.output<typeof textSearchQuery>;
export type TextOffersQuery = z.output<typeof textOffersQuery>;
export type Highlight = z.infer<typeof highlight>;
export type FoundVerse = z.infer<typeof foundVerse>;
export type TextHit = z.infer<typeof textHit>;
export type SearchTimes = z.infer<typeof searchTimes>;
export type TextSearchAnswer = z.infer<typeof textSearchAnswer>;
export type TextOffer = z.infer<typeof textOffer>;
export type TextOffersAnswer = z.infer<typeof textOffersAnswer>;
