import { z } from '@hono/zod-openapi';
import {
  bookList,
  chapterParams,
  chapterVerses,
  editionId,
  editionList,
  versionList,
} from '../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../http/calls.ts';
import { canonicalAddress } from '../http/canonical.ts';
import { read, unchanged } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { apocryphalBookFromPath, bookFromPath } from './address.ts';
import { getLettersFile } from './get-letters-file.ts';
import { planBooks } from './plan-books.ts';
import { planChapterVerses } from './plan-chapter-verses.ts';
import { planEditions } from './plan-editions.ts';
import { planVersions } from './plan-versions.ts';

const call = callsAbout('Library');

const booksRoute = call('get', '/api/books', {
  summary: 'Every book of the canon',
  responses: read(bookList, 'The books, in order'),
});

const versionsRoute = call('get', '/api/versions', {
  summary: 'The versions a verse can be shown in',
  responses: read(versionList, 'The versions'),
});

const editionsRoute = call('get', '/api/editions', {
  summary: 'The published editions, their licences and totals',
  responses: read(editionList, 'The editions, the core first'),
});

const chapterVersesCall = {
  summary: 'The verse numbers of a chapter',
  request: { params: chapterParams },
  responses: read(chapterVerses, 'Its verses', 404),
};
const chapterVersesRoute = call('get', '/api/chapter-verses/{book}/{chapter}', chapterVersesCall);

const apocryphaChapterVersesRoute = call('get', '/api/apocrypha/chapter-verses/{book}/{chapter}', {
  ...chapterVersesCall,
  summary: 'The verse numbers of a chapter of the apocrypha',
});

const lettersFileRoute = call('get', '/api/index/{edition}/{revision}', {
  summary: 'The letters file of an edition: what value searches are computed from',
  request: {
    params: z.object({
      edition: editionId,
      revision: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,79}$/, 'must be a revision'),
    }),
  },
  responses: {
    200: {
      description: 'The file; it never changes',
      content: { 'application/octet-stream': { schema: z.string().meta({ format: 'binary' }) } },
    },
    ...unchanged(404),
  },
});

export const textRoutes = newRoutes()
  .openapi(booksRoute, (c) => answerScripture(c, planBooks()))
  .openapi(versionsRoute, (c) => answerScripture(c, planVersions()))
  .openapi(editionsRoute, (c) => answerScripture(c, planEditions()))
  .openapi(chapterVersesRoute, (c) => {
    const { book, chapter } = c.req.valid('param');
    return answerScripture(c, planChapterVerses(bookFromPath(book), chapter));
  })
  .openapi(apocryphaChapterVersesRoute, (c) => {
    const { book, chapter } = c.req.valid('param');
    return answerScripture(c, planChapterVerses(apocryphalBookFromPath(book), chapter));
  })
  .openapi(lettersFileRoute, (c) => {
    const { edition, revision } = c.req.valid('param');
    return getLettersFile(c.var.ctx, edition, revision, c.req.raw, canonicalAddress(c) !== null);
  });
