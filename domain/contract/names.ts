/** Names: their spelling, meaning, values, and where they stand in Scripture. */
import { z } from 'zod';
import { foundVerse } from './text-search.ts';

/** Longest name, in UTF-16 units. */
export const MAX_NAME = 100;

export const nameRequest = z
  .object({
    name: z.string().trim().min(1, 'Please enter a name to analyze').max(MAX_NAME),
    /** Another spelling than the one chosen for the name. */
    hebrew: z.string().max(MAX_NAME).optional(),
    greek: z.string().max(MAX_NAME).optional(),
  })
  .meta({ id: 'NameRequest' });

const namedVerse = foundVerse.extend({ gematriaValue: z.number() });

export const nameAnalysis = z
  .object({
    name: z.string(),
    hebrew: z.string().nullable(),
    greek: z.string().nullable(),
    meaning: z.string().nullable(),
    source: z.string().nullable(),
    /** How the spelling was found: the curated list, the letters as typed, or a transliteration of them. */
    spelling: z.enum(['curated', 'typed', 'transliterated', 'chosen']),
    gematriaValues: z.array(
      z.object({ method: z.string(), methodName: z.string(), value: z.number().nullable() }),
    ),
    biblicalConnections: z.array(
      z.object({ method: z.string(), value: z.number(), verses: z.array(namedVerse), total: z.int() }),
    ),
    occurrences: z.object({ total: z.int(), verses: z.array(foundVerse) }).nullable(),
  })
  .meta({ id: 'NameAnalysis' });

export type NameRequest = z.output<typeof nameRequest>;
export type NameAnalysis = z.infer<typeof nameAnalysis>;
