import { z } from 'zod';
import { lemmaNumber } from './common.ts';

export const heatLemmaParams = z.object({ number: lemmaNumber });

export const heatLemmaAnswer = z
  .object({
    number: z.string().meta({ example: 'H430' }),
    editions: z
      .array(
        z.object({
          id: z.string(),
          revision: z.string(),
          words: z.array(z.int()).meta({
            description:
              'The words with this number, ascending. They are counted from 0 through the letters file of this edition and revision, /api/index/{edition}/{revision}',
          }),
        }),
      )
      .meta({ description: 'The texts that were searched. Each book is searched in one of them' }),
  })
  .meta({ id: 'HeatLemmaAnswer' });

export type HeatLemmaAnswer = z.infer<typeof heatLemmaAnswer>;
