import { z } from 'zod';
import { EDITION_ROLES } from '../editions/index.ts';
import { methodValue, namedObject } from './common.ts';

export const bookList = namedObject('BookList', {
  books: z.array(
    z.object({
      id: z.string().meta({ example: 'genesis' }),
      name: z.string(),
      chapters: z.int(),
      testament: z.enum(['old', 'apocrypha', 'new']),
      languageOriginal: z.enum(['hebrew', 'aramaic', 'greek']),
      group: z.enum(['torah', 'other-old', 'apocrypha', 'new']),
      installed: z.boolean(),
    }),
  ),
});

export const versionList = namedObject('VersionList', {
  versions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      hasStrongs: z.boolean(),
      language: z.string(),
      installed: z.boolean(),
      licence: z.string(),
    }),
  ),
});

export const editionList = namedObject('EditionList', {
  editions: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(EDITION_ROLES),
      language: z.string(),
      script: z.string(),
      numbering: z.string(),
      licence: z.string(),
      licenceUrl: z.string().nullable(),
      source: z.string(),
      revision: z.string(),
      verses: z.int(),
      words: z.int(),
      letters: z.int(),
      qereWords: z.int().nullable(),
      qereLetters: z.int().nullable(),
      totals: z.array(methodValue),
      books: z.array(z.string()).meta({ description: 'The ids of its books' }),
    }),
  ),
});

export const chapterVerses = namedObject('ChapterVerses', {
  verses: z.array(z.int()).meta({ example: [1, 2, 3] }),
  title: z.boolean().describe('Whether a title comes before verse 1, at verse 0'),
});

export const methodList = namedObject('MethodList', {
  methods: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      nativeName: z.string(),
      script: z.enum(['hebrew', 'greek']),
      description: z.string(),
      source: z.string(),
      group: z.string(),
      ignores: z.string(),
      options: z.array(
        z.object({
          name: z.string(),
          description: z.string(),
          values: z.array(z.string()),
          default: z.string(),
        }),
      ),
    }),
  ),
});

export const health = namedObject('Health', {
  status: z.literal('ok'),
  revision: z.string().nullable(),
  version: z.string(),
  deployment: z
    .string()
    .describe('The beginning of the id of the deployed version; where nothing is deployed, the version'),
});

export const readiness = namedObject('Readiness', {
  status: z.enum(['ready', 'not_ready']),
  database: z
    .enum(['ok', 'empty', 'unreachable', 'full', 'unwritable', 'damaged'])
    .describe(
      '`full`: texts can be read, but no room is left to write; `unwritable`: a write fails otherwise; `damaged`: a statement has met damaged bytes since the Worker started',
    ),
  nextStep: z.string().optional().describe('What the operator does now, if the database is `damaged`'),
  failing: z
    .array(z.enum(['verse', 'textSearch', 'valueSearch']))
    .describe(
      'What readers cannot do: read a verse, search by words, or search by value. The log says why. It is empty if that was not tried, because the database is `empty` or `unreachable`',
    ),
  revision: z.string().nullable(),
  version: z.string(),
});

export type BookList = z.infer<typeof bookList>;
export type VersionList = z.infer<typeof versionList>;
export type EditionList = z.infer<typeof editionList>;
export type ChapterVerses = z.infer<typeof chapterVerses>;
export type MethodList = z.infer<typeof methodList>;
export type Health = z.infer<typeof health>;
export type Readiness = z.infer<typeof readiness>;
