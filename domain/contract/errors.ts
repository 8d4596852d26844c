import { z } from 'zod';
import { namedObject, place } from './common.ts';

export const errorBody = namedObject('Error', {
  message: z.string().describe('For people'),
  code: z.string().meta({ example: 'not_found' }),
  requestId: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  suggestion: place.optional(),
  id: z.int().optional().describe('Of the note that is there already'),
  jobId: z.string().optional().describe('Of the import that already fills the same texts'),
  current: z
    .looseObject({ id: z.int(), revision: z.int() })
    .optional()
    .describe('The note as it is now, where a change came too late'),
});

export type ErrorBody = z.infer<typeof errorBody>;
