import { z } from 'zod';
import { bookSegment, editionId, queryFlag, queryInteger } from './common.ts';
import { foundVerse, searchGroup, testament } from './text-search.ts';

const scope = {
  book: bookSegment.optional(),
  testament: testament.optional(),
  group: searchGroup.optional(),
};

const edition = editionId.default('wlc').meta({
  type: 'string',
  default: 'wlc',
  description: 'Id of an edition in an original language, as /api/editions lists them',
});

export const statisticsQuery = z.object({
  edition,
  method: z.string().min(1).max(60).optional().meta({
    description:
      'The method of the highest and lowest words and verses; its sums are in the table too. Without it, the standard method of the text’s script',
    example: 'HEBREW_STANDARD',
  }),
  ...scope,
});

export const statisticsWordsQuery = z.object({
  edition,
  ...scope,
  once: queryFlag('Only words that occur once, in reading order; otherwise all, the most frequent first'),
  limit: queryInteger(1, 100, 20, 'Most words to answer'),
  offset: queryInteger(0, 10_000_000, 0, 'Words to pass over'),
});

const countedEdition = z.object({
  id: z.string(),
  name: z.string(),
  script: z.enum(['hebrew', 'greek']),
  revision: z.string(),
});

const statisticsPlace = foundVerse
  .pick({ book: true, chapter: true, verse: true, reference: true, originalReference: true })
  .extend({
    ending: z.boolean().optional().meta({
      description: 'The word is in the unnumbered text that the edition sets after this verse',
    }),
    word: z
      .object({
        letters: z.string().meta({ description: 'Its bare letters, as written (ketiv)' }),
        addressWord: z.int().meta({
          description: 'Its number at this address: /explorer/{book}/{chapter}/{verse}#w{addressWord}',
        }),
      })
      .optional(),
  })
  .meta({ id: 'StatisticsPlace' });

const count = z.int();

export const statisticsAnswer = z
  .object({
    edition: countedEdition,
    method: z.string(),
    methods: z.array(z.string()).meta({ description: 'The methods of `sums`' }),
    scope: z.string().meta({
      description: 'The id of the row that `letters` and `extremes` are about',
      example: 'torah',
    }),
    rows: z
      .array(
        z.object({
          id: z.string().meta({ description: '`whole`, or the id of a testament, group or book' }),
          kind: z.enum(['whole', 'part', 'book']),
          name: z.string(),
          verses: count.meta({ description: 'In the edition’s own numbering, without unnumbered endings' }),
          words: count,
          letters: count,
          sums: z.array(z.number()).meta({ description: 'The values of all words, by each of `methods`' }),
          distinctWords: count.meta({
            description: 'Different spellings; a final letter and its base letter are the same here',
          }),
          wordsOnce: count.meta({ description: 'Spellings that occur once' }),
        }),
      )
      .meta({ description: 'The whole text, its parts and its books, in canonical order' }),
    letters: z
      .array(z.object({ letter: z.string(), count }))
      .meta({ description: 'Each letter, final letters apart' }),
    extremes: z.array(
      z.object({
        id: z.string().meta({ example: 'longest-verse' }),
        unit: z.enum(['word', 'verse']),
        measure: z.enum(['letters', 'words', 'value']),
        value: z.number(),
        count: count.meta({ description: 'How many words or verses have this value' }),
        places: z.array(statisticsPlace).meta({ description: 'The first twelve of them in canonical order' }),
      }),
    ),
  })
  .meta({ id: 'StatisticsAnswer' });

export const statisticsWordsAnswer = z
  .object({
    edition: countedEdition,
    count: count.meta({ description: 'How many there are in all' }),
    words: z.array(
      z.object({ times: count, first: statisticsPlace.meta({ description: 'Its first place' }) }),
    ),
  })
  .meta({ id: 'StatisticsWordsAnswer' });

export type StatisticsQuery = z.infer<typeof statisticsQuery>;
export type StatisticsWordsQuery = z.infer<typeof statisticsWordsQuery>;
export type StatisticsPlace = z.infer<typeof statisticsPlace>;
export type StatisticsAnswer = z.infer<typeof statisticsAnswer>;
export type StatisticsWordsAnswer = z.infer<typeof statisticsWordsAnswer>;
