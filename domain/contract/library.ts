/**
 * The API for the contents of the library: books, chapters, versions, editions, methods, and the state of the service.
 */
import { z } from 'zod';
import { EDITION_ROLES } from '../editions/index.ts';
import { methodValue } from './common.ts';

export const bookList = z
  .object({
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
  })
  .meta({ id: 'BookList' });

export const versionList = z
  .object({
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
  })
  .meta({ id: 'VersionList' });

export const editionList = z
  .object({
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
      }),
    ),
  })
  .meta({ id: 'EditionList' });

export const chapterVerses = z
  .object({
    verses: z.array(z.int()).meta({ example: [1, 2, 3] }),
    title: z.boolean().meta({ description: 'Whether a title comes before verse 1, at verse 0' }),
  })
  .meta({ id: 'ChapterVerses' });

export const methodList = z
  .object({
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
  })
  .meta({ id: 'MethodList' });

export const health = z
  .object({
    status: z.literal('ok'),
    revision: z.string().nullable(),
    version: z.string(),
    deployment: z.string().meta({
      description: 'The beginning of the id of the deployed version; where nothing is deployed, the version',
    }),
  })
  .meta({ id: 'Health' });

export const readiness = z
  .object({
    status: z.enum(['ready', 'not_ready']),
    database: z.enum(['ok', 'empty', 'unreachable', 'full', 'unwritable']).meta({
      description:
        '`full`: texts can be read, but no room is left to write; `unwritable`: a write fails otherwise',
    }),
    failing: z.array(z.enum(['verse', 'textSearch', 'valueSearch'])).meta({
      description:
        'What readers cannot do: read a verse, search by words, or search by value. The log says why. It is empty if that was not tried, because the database is `empty` or `unreachable`',
    }),
    revision: z.string().nullable(),
    version: z.string(),
  })
  .meta({ id: 'Readiness' });

export type BookList = z.infer<typeof bookList>;
export type VersionList = z.infer<typeof versionList>;
export type EditionList = z.infer<typeof editionList>;
export type ChapterVerses = z.infer<typeof chapterVerses>;
export type MethodList = z.infer<typeof methodList>;
export type Health = z.infer<typeof health>;
export type Readiness = z.infer<typeof readiness>;
