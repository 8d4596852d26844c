import { z } from 'zod';
import { INSIGHT_KINDS } from '../insights/index.ts';
import { bookSegment, namedObject } from './common.ts';

export const insightsQuery = z.object({ book: bookSegment.optional() });

const workedPart = z.object({
  hebrew: z.string().nullable(),
  meaning: z.string().nullable(),
  reference: z.string().nullable().describe('The passage that contains these words, or consists of them'),
  value: z.number(),
});

const insightCheck = namedObject('InsightCheck', {
  method: z.string().meta({
    example: 'HEBREW_STANDARD',
    description:
      'A method of /api/methods, or what is counted: letters, words, verses, occurrences (of words in a passage), ' +
      'initials, finals and verse-initials (letters that spell a word), anagram, reversed, letter-number, ' +
      'word-number and verse-number (from the beginning of the Torah), large-letters, turned-nuns and ' +
      'dotted-letters (as the edition prints them), sum, product',
  }),
  text: z.string().meta({ example: 'סלם', description: 'Hebrew, or the passages that are measured' }),
  value: z.number().meta({ example: 130 }),
  spells: z.string().nullable().describe('What initials or last letters spell'),
  sides: z.array(z.array(workedPart)).describe('Each side, its parts together, has the value'),
});

const insight = namedObject('Insight', {
  id: z.string().meta({ example: 'genesis-28-12-ladder' }),
  book: z.string(),
  chapter: z.int(),
  verse: z.int(),
  reference: z.string(),
  text: z.string().nullable().describe('The verse in English; null where none is installed'),
  notes: z.string(),
  kind: z.enum(INSIGHT_KINDS),
  source: z.string(),
  check: insightCheck.optional().describe('What the claim rests on, where it rests on a number'),
  checks: z.array(insightCheck).describe('All that was measured in the text, `check` first'),
});

export const insights = z.array(insight).meta({ id: 'Insights' });

export type Insight = z.infer<typeof insight>;
export type InsightCheck = z.infer<typeof insightCheck>;
