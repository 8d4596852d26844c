import { z } from 'zod';
import { editionId, queryInteger, versionId } from './common.ts';

/** Largest tolerance in percent. Beyond it, verses could not be called similar. */
const MAX_TOLERANCE = 50;

export const similarQuery = z.object({
  method: z.string().min(1).max(60).optional().meta({ description: 'Default: the first of the script' }),
  tolerance: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,3})?$/, 'must be a percentage')
    .transform(Number)
    .refine((n) => n <= MAX_TOLERANCE, `must be from 0 to ${MAX_TOLERANCE}`)
    .default(1)
    .meta({ type: 'number', minimum: 0, maximum: MAX_TOLERANCE, default: 1, description: 'In percent' }),
  limit: queryInteger(1, 100, 20, 'Most verses to answer'),
  offset: queryInteger(0, 1_000_000, 0, 'Verses to pass over'),
  edition: editionId.optional(),
  version: versionId
    .optional()
    .meta({ description: '`original`: the verses in Hebrew or Greek, without English' }),
});

const similarVerse = z
  .object({
    verse: z.object({
      book: z.string(),
      chapter: z.int(),
      verse: z.int(),
      text: z
        .string()
        .meta({ description: 'English where there is one and it is asked for, else the original' }),
      reference: z.string(),
      originalReference: z.string().nullable(),
    }),
    value: z.number(),
  })
  .meta({ id: 'SimilarVerse' });

export const similarVerses = z.array(similarVerse).meta({ id: 'SimilarVerses' });

export type SimilarQuery = z.output<typeof similarQuery>;
export type SimilarVerse = z.infer<typeof similarVerse>;
