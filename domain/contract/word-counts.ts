import { z } from 'zod';
import { bookSegment, editionId, lemmaNumber, queryFlag } from './common.ts';
import { MAX_TERM } from './limits.ts';
import { foundVerse, searchGroup, testament } from './text-search.ts';
import { timesByBookFields, wordForms } from './times-by-book.ts';

export const wordCountQuery = z.object({
  word: z.string().trim().min(1).max(MAX_TERM).optional().meta({
    description:
      'A Hebrew, Greek or English word, or a phrase of words that follow each other in one verse. Points and accents are left out, a final letter is the same letter, and capitals make no difference',
    example: 'שבת',
  }),
  number: lemmaNumber.optional(),
  value: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, 'must be a whole number above 0')
    .transform(Number)
    .optional()
    .meta({ type: 'integer', description: 'The words that have this value', example: '358' }),
  method: z.string().min(1).max(60).optional().meta({
    description: 'With `value`: the id of a method. HEBREW_STANDARD without it',
  }),
  inside: queryFlag(
    'With a Hebrew or Greek `word`: words that have more letters before or after these are counted too',
  ),
  edition: editionId.optional(),
  book: bookSegment.optional(),
  testament: testament.optional(),
  group: searchGroup.optional(),
});

const usedWord = z.object({
  strongsNumber: z.string().nullable().meta({ description: 'null for the words without a number' }),
  headword: z.string().nullable().meta({ description: 'The form of the number in the dictionary' }),
  translation: z.string().nullable(),
  text: z.string().meta({ description: 'The form of the word at its first place' }),
  times: z.int(),
  timesOfNumber: z.int().nullable().meta({
    description: 'How often the whole text has the number, in all its forms',
  }),
  ...foundVerse.pick({ book: true, chapter: true, verse: true, reference: true }).shape,
  addressWord: z.int(),
});

export const wordCountAnswer = z
  .object({
    ...timesByBookFields,
    first: z
      .object({
        edition: z.string(),
        ...foundVerse.pick({
          book: true,
          chapter: true,
          verse: true,
          reference: true,
          originalReference: true,
        }).shape,
        addressWord: z.int().nullable().meta({
          description:
            'The word at the address: /explorer/{book}/{chapter}/{verse}#w{addressWord}. null for English words',
        }),
      })
      .nullable()
      .meta({ description: 'The first place in the order of the Bible; null if there is none' }),
    asRead: z.object({ more: z.int(), fewer: z.int() }).nullable().meta({
      description:
        'How many more words there are in the reading (qere), and how many of the written words are read otherwise. null where the readings agree',
    }),
    words: z.array(usedWord).nullable().meta({
      description:
        'What the letters of a word stand for: one entry for each Strong’s number, the most frequent first. null for a phrase, a number or a value, and for letters that more than 10,000 words have',
    }),
    forms: wordForms.optional(),
    editions: z.array(z.object({ id: z.string(), revision: z.string() })).meta({
      description: 'The texts that were counted. Each book is counted in one of them',
    }),
  })
  .meta({ id: 'WordCountAnswer' });

export type WordCountQuery = z.output<typeof wordCountQuery>;
export type WordCountAnswer = z.infer<typeof wordCountAnswer>;
