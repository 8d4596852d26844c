/**
 * Schemas that several calls share: the parts of an address, methods and their values. Every input has a
 * bound, so that no handler receives a larger input than it can handle.
 */
import { z } from 'zod';
import { findBook } from '../canon/index.ts';
import { VERSIONS, type Version, versionOf } from '../editions/index.ts';
import { strongsNumber } from '../lexicon/index.ts';

export const namedObject = <Fields extends z.ZodRawShape>(id: string, fields: Fields) =>
  z.object(fields).meta({ id });

export const MAX_METHODS = 60;

/**
 * A book in an address: its id, name or abbreviation in any case. A known name becomes the id, and any other text stays
 * as it is.
 */
export const bookSegment = z
  .string()
  .min(1)
  .max(60)
  .transform((name) => findBook(name)?.id ?? name)
  .meta({
    type: 'string',
    minLength: 1,
    maxLength: 60,
    description: 'Book id, name or common abbreviation, in any case',
    example: 'genesis',
  });

/**
 * A whole number in an address. There is no upper bound: for a number that is too large, the answer says that
 * the verse does not exist, and names the nearest verse. A number above 2⁵³ − 1 is read as 2⁵³ − 1.
 */
const wholeNumber = (example: number, description: string) =>
  z
    .string()
    .regex(/^\d+$/, 'must be a whole number')
    .transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER))
    .meta({ type: 'integer', minimum: 0, example, description });

export const chapterSegment = wholeNumber(1, 'Chapter, English numbering');
export const verseSegment = wholeNumber(1, 'Verse, English numbering; 0 is a psalm’s title');

export const queryInteger = (min: number, max: number, fallback: number, description: string) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be from ${min} to ${max}`)
    .default(fallback)
    .meta({ type: 'integer', minimum: min, maximum: max, default: fallback, description });

export const queryFlag = (description: string) =>
  z
    .enum(['true', 'false', '1', '0'])
    .default('false')
    .transform((flag) => flag === 'true' || flag === '1')
    .meta({ type: 'boolean', default: false, description });

export const editionId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,19}$/i, 'must be the id of an edition')
  .transform((id) => id.toLowerCase())
  .meta({ type: 'string', description: 'Id of an edition, as /api/editions lists them' });

/** A text that a verse can be shown in. Whether the library has it is known only when it is read. */
export const versionId = z
  .string()
  .refine(
    (id) => versionOf(id) !== undefined,
    `must be one of ${VERSIONS.join(', ')}, or the id of an added text such as own-1`,
  )
  .transform((id) => id as Version)
  .meta({
    type: 'string',
    pattern: `^(${VERSIONS.join('|')}|own-[1-9][0-9]*)$`,
    description: 'Id of a version, as /api/versions lists them',
  });

/** The Strong's number of words as they are stored: `h0430`, `H 430` and `H430a` become `H430`. */
export const lemmaNumber = z
  .string()
  .regex(/^[HG]\s?\d{1,5}[a-z]?$/i, 'must be a Strong’s number')
  .transform((written) => strongsNumber(written) ?? written)
  .meta({ type: 'string', description: 'A Strong’s number; H0430 is H430', example: 'H430' });

export const methodValue = namedObject('MethodValue', {
  method: z.string().meta({ example: 'HEBREW_STANDARD' }),
  value: z.number().nullable().meta({ example: 2701, description: 'null where the script does not fit' }),
});

export const place = z
  .object({
    reference: z.string().meta({ example: 'Psalm 23:3' }),
    book: z.string(),
    chapter: z.int(),
    verse: z.int().describe('0 is a psalm’s title'),
    path: z.string().meta({ example: '/explorer/psalms/23/3' }),
  })
  .meta({ id: 'Place', description: 'A verse that exists, with its address on this site' });

export type MethodValue = z.infer<typeof methodValue>;
export type Place = z.infer<typeof place>;

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
