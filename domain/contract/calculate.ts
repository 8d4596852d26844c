import { z } from 'zod';
import { MAX_METHODS, methodValue, namedObject } from './common.ts';
import { MAX_TEXT } from './limits.ts';

export const calculateBody = namedObject('CalculateRequest', {
  text: z.string().max(MAX_TEXT, `at most ${MAX_TEXT} characters`).meta({ example: 'שלום' }),
  methods: z
    .array(z.string().max(60))
    .min(1, 'names no method')
    .max(MAX_METHODS, `at most ${MAX_METHODS} methods`)
    .meta({ example: ['HEBREW_STANDARD', 'HEBREW_ORDINAL'] }),
  options: z
    .object({
      iotaSubscript: z.enum(['ignored', 'counted']).optional(),
      milui: z.enum(['standard', 'av', 'sag', 'mah', 'ben']).optional(),
      tav: z
        .enum(['plain', 'alef', 'yod'])
        .optional()
        .describe('The name of ת in HEBREW_MILUI and HEBREW_NEELAM: תו, תאו or תיו'),
      one: z.enum(['masculine', 'feminine']).optional(),
    })
    .optional(),
});

export const calculateQuery = z.object({
  explain: z.enum(['0', '1']).default('0').describe('1 adds the working letter by letter'),
});

export const calculated = z
  .array(
    methodValue.extend({
      letters: z
        .array(
          z.object({
            letter: z.string(),
            value: z.number(),
            as: z.string().optional().describe('What the letter is read as'),
          }),
        )
        .optional(),
      words: z.array(z.object({ text: z.string(), value: z.number().nullable() })).optional(),
      steps: z
        .array(z.object({ step: z.string(), value: z.number() }))
        .optional()
        .describe('What follows the sum of the letters'),
      ignored: z
        .array(z.object({ text: z.string(), reason: z.string(), count: z.int() }))
        .optional()
        .describe('What did not count, and why'),
    }),
  )
  .meta({ id: 'Calculated' });

export const greekCalculated = namedObject('GreekCalculated', {
  values: z.array(methodValue),
  words: z.array(z.object({ word: z.string(), values: z.array(methodValue) })),
});

export type CalculateBody = z.output<typeof calculateBody>;
export type Calculated = z.infer<typeof calculated>;
export type GreekCalculated = z.infer<typeof greekCalculated>;
