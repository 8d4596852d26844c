import { z } from 'zod';
import { withoutSeparators } from '../numbers/index.ts';
import { bookSegment, editionId, lemmaNumber, queryFlag, queryInteger } from './common.ts';
import { ALSO_FORM, MAX_ALSO, MAX_FEWEST_WORDS, MAX_RANGE, VALUE_FORM, VERSE_FORM } from './limits.ts';
import { foundVerse, highlight, searchGroup, testament } from './text-search.ts';

export const valueSegment = z
  .string()
  .transform(withoutSeparators)
  .pipe(
    z
      .string()
      .regex(VALUE_FORM, 'must be a whole number above 0, prime, square, triangular or multiple-of-N'),
  )
  .meta({
    type: 'string',
    description: 'A value such as 913 or 1,773; or prime, square, triangular, multiple-of-37',
    example: '913',
  });

export const valueSearchQuery = z.object({
  range: queryInteger(0, MAX_RANGE, 0, 'Furthest distance from the value'),
  method: z.string().min(1).max(60).default('HEBREW_STANDARD').meta({
    description: 'A method’s id; several, joined by commas, search the texts of each script together',
  }),
  unit: z.enum(['verse', 'word', 'span']).default('verse'),
  book: bookSegment.optional(),
  testament: testament.optional(),
  group: searchGroup.optional(),
  edition: editionId.optional().meta({
    type: 'string',
    description:
      'Id of an edition; `all` for every installed edition of the script, where verses with the same letters are searched once. Without it, each book is searched in one edition',
  }),
  minWords: queryInteger(1, MAX_FEWEST_WORDS, 2, 'Fewest words of a span'),
  maxWords: z
    .string()
    .regex(/^\d{1,6}$/, 'must be a whole number')
    .transform(Number)
    .optional()
    .meta({ type: 'integer', description: 'Most words of a span; unlimited without it' }),
  crossVerse: queryFlag('Spans may cross verses, never books'),
  also: z
    .string()
    .max(300)
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .refine(
      (parts) => parts.length <= MAX_ALSO && parts.every((part) => ALSO_FORM.test(part)),
      'must be METHOD:VALUE',
    )
    .optional()
    .meta({ type: 'string', description: 'Values in further methods: METHOD:VALUE, joined by commas' }),
  lemma: lemmaNumber.optional().meta({
    type: 'string',
    description:
      'A Strong’s number that must be among the words; H0430 is H430. A number with G needs a Greek method',
    example: 'H430',
  }),
  distinct: z.enum(['spelling']).optional().meta({
    description:
      'With `unit=word`: each spelling is one result, at its first place, and the most frequent come first. `limit` and `offset` count spellings',
  }),
  order: z.enum(['canonical', 'familiar']).default('canonical').meta({
    description:
      'The order of the books: canonical, Hebrew before Greek; or the Torah, Psalms, the Gospels, then the rest',
  }),
  besides: z.string().regex(VERSE_FORM, 'must be BOOK/CHAPTER/VERSE').optional().meta({
    type: 'string',
    description: 'A verse whose own results `otherCount` leaves out',
    example: 'psalms/23/3',
  }),
  limit: queryInteger(1, 100, 20, 'Most results to answer'),
  offset: queryInteger(0, 10_000_000, 0, 'Results to pass over'),
});

const expectation = z
  .object({
    mean: z.number(),
    sd: z.number().meta({ description: 'Standard deviation' }),
    runs: z.int().meta({ description: 'Shufflings of the letters that it was computed from' }),
  })
  .meta({ id: 'Expectation', description: 'What chance gives: letters shuffled over the same word shapes' });

const expectationInAnyOrder = z
  .object({
    mean: z.number(),
    sd: z.number().meta({
      description:
        'The margin that is allowed around the mean. It is wider than the spread of other orders, because texts repeat phrases',
    }),
  })
  .meta({
    id: 'ExpectationInAnyOrder',
    description:
      'What the same words give in any other order over the same verses; 0 and 0 where no phrase can have the value',
  });

const valueHit = foundVerse
  .extend({
    edition: z.string(),
    gematriaValue: z.number(),
    method: z.string(),
    span: z
      .object({
        startWord: z.int().meta({ description: 'Word of the edition’s own verse, from 1' }),
        endWord: z.int().meta({ description: 'The last word, counted in its own verse' }),
        addressWord: z.int().meta({
          description:
            'The first word as the hit’s address counts it: /explorer/{book}/{chapter}/{verse}#w{addressWord}',
        }),
        text: z.string(),
        endVerse: z
          .int()
          .optional()
          .meta({ description: 'Where the span ends in a later verse of the chapter or book' }),
        endReference: z.string().optional(),
        words: z.int().optional().meta({
          description: 'How many; of more than 100, `text` holds the first and last 50 with … between',
        }),
        meaning: z.string().optional().meta({
          description:
            'The meanings of its words in their order, if it has at most 8 and all have one. Grammatical marks such as “(object marker)” are left out',
          example: 'the feast of the LORD',
        }),
      })
      .optional(),
    highlights: z.array(highlight).meta({
      description: 'Where the found words are in the verse; empty for a whole verse',
    }),
    occurrences: z.int().optional().meta({
      description: 'With `distinct=spelling`: how many of the found words have this spelling',
    }),
    word: z
      .object({
        translation: z.string().nullable(),
        strongsNumber: z.string().nullable(),
      })
      .optional()
      .meta({
        description:
          'Of a word: its meaning and Strong’s number. With `distinct=spelling`, those of the word at the shown place',
      }),
    uses: z
      .array(
        z.object({
          strongsNumber: z.string().nullable().meta({ description: 'null for the words without a number' }),
          translation: z.string().nullable(),
          text: z.string().meta({ description: 'The form of the word at its first place' }),
          occurrences: z.int(),
          ...foundVerse.pick({ book: true, chapter: true, verse: true, reference: true }).shape,
          addressWord: z.int(),
        }),
      )
      .optional()
      .meta({
        description:
          'With `distinct=spelling`: the words of this spelling, one entry for each Strong’s number, the most frequent first. Meaning, form and place are those of its first word; `occurrences` add up to those of the spelling',
      }),
    ending: z.boolean().optional().meta({
      description: 'The words stand in the unnumbered text that the edition sets after this verse',
    }),
  })
  .meta({ id: 'ValueHit' });

export const valueSearchAnswer = z
  .object({
    results: z.array(valueHit),
    resultCount: z.int(),
    exactCount: z
      .int()
      .meta({ description: 'The number of results with exactly this value. They come first' }),
    otherCount: z
      .int()
      .optional()
      .meta({ description: 'The number of results that are not within the verse of `besides`' }),
    spellingCount: z.int().optional().meta({
      description: 'With `distinct=spelling`: the number of spellings. `resultCount` still counts all words',
    }),
    expected: expectation.optional(),
    expectedInAnyOrder: expectationInAnyOrder.optional().meta({
      description: 'For spans within a verse',
    }),
    editions: z.array(z.object({ id: z.string(), revision: z.string() })).meta({
      description: 'The texts that were searched, and their revisions',
    }),
  })
  .meta({ id: 'ValueSearchAnswer' });

/** The words of one edition and revision: their first number and the number after the last, in the letters file. */
export interface WordsOfEdition {
  readonly edition: string;
  readonly revision: string;
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
}

const MAX_RANGES = 100;

/** Reads `wlc.0a1b2c.12-13.15-16,sblgnt.3d4e5f.7-9`. Null for another form. */
function wordsFrom(text: string): WordsOfEdition[] | null {
  if (text === '') return [];
  const parts = text.split(',').map((part): WordsOfEdition | null => {
    const [edition = '', revision = '', ...ranges] = part.split('.');
    const read = ranges.map((range) => /^(\d{1,7})-(\d{1,7})$/.exec(range)?.slice(1).map(Number) ?? []);
    if (edition === '' || revision === '' || read.length === 0) return null;
    if (read.some(([start = 0, end = 0]) => start >= end)) return null;
    return { edition, revision, ranges: read.map(([start = 0, end = 0]) => ({ start, end })) };
  });
  const all = parts.filter((part) => part !== null);
  const ranges = all.reduce((sum, part) => sum + part.ranges.length, 0);
  return all.length < parts.length || ranges > MAX_RANGES ? null : all;
}

export const valueTextsQuery = valueSearchQuery.extend({
  words: z
    .string()
    .max(4_000)
    .default('')
    .transform((text, context) => {
      const words = wordsFrom(text);
      if (words !== null) return words;
      context.addIssue({ code: 'custom', message: 'must be EDITION.REVISION.START-END, at most 100 ranges' });
      return z.NEVER;
    })
    .meta({
      type: 'string',
      description:
        'The results in their order, as words of letters files: EDITION.REVISION.START-END.START-END, several editions joined by commas. `end` is the word after the last. Empty for a page without results',
      default: '',
      example: 'wlc.0a1b2c3d4e5f.12-13.15-16',
    }),
});

export const valueTextsAnswer = valueSearchAnswer
  .pick({ results: true, expected: true, expectedInAnyOrder: true, editions: true })
  .meta({ id: 'ValueTextsAnswer' });

export const chanceQuery = valueSearchQuery
  .pick({
    method: true,
    book: true,
    testament: true,
    group: true,
    edition: true,
    minWords: true,
    maxWords: true,
  })
  .extend({ unit: z.enum(['word', 'span']).default('span') });

/**
 * The answer about chance compares the count of the searched value with the counts of this many values below
 * it and above it.
 */
export const CHANCE_NEIGHBOURS = 50;

export const chanceAnswer = z
  .object({
    value: z.int(),
    method: z.string(),
    unit: z.enum(['word', 'span']),
    editions: z.array(z.object({ id: z.string(), revision: z.string() })),
    observed: z.int(),
    expected: expectation.nullable().meta({ description: 'null for the reason given in `missing`' }),
    missing: z.enum(['not-built', 'no-table']).nullable().meta({
      description: 'The tables are still being computed, or there are none by this method',
    }),
    basis: z.enum(['shuffled', 'computed']).nullable().meta({
      description:
        'Means come from the shufflings; or, where only some books or lengths are asked for, from the letters’ frequencies and the spans’ lengths; null with `expected`',
    }),
    expectedInAnyOrder: expectationInAnyOrder.nullable().meta({ description: 'null for words' }),
    neighbours: z.array(
      z.object({
        value: z.int(),
        observed: z.int(),
        mean: z.number().nullable(),
        sd: z.number().nullable(),
        inAnyOrder: expectationInAnyOrder.nullable(),
      }),
    ),
  })
  .meta({ id: 'ChanceAnswer' });

export type ValueSearchQuery = z.output<typeof valueSearchQuery>;
export type Expectation = z.infer<typeof expectation>;
export type ExpectationInAnyOrder = z.infer<typeof expectationInAnyOrder>;
export type ValueHit = z.infer<typeof valueHit>;
export type ValueSearchAnswer = z.infer<typeof valueSearchAnswer>;
export type ValueTextsQuery = z.output<typeof valueTextsQuery>;
export type ValueTextsAnswer = z.infer<typeof valueTextsAnswer>;
export type ChanceQuery = z.output<typeof chanceQuery>;
export type ChanceAnswer = z.infer<typeof chanceAnswer>;
