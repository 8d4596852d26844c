import { createRoute, OpenAPIHono } from '@hono/zod-openapi';
import {
  chapterAnalysis,
  chapterParams,
  chapterQuery,
  compareQuery,
  verseAnalysis,
  verseComparison,
  verseParams,
  verseQuery,
} from '../../domain/contract/index.ts';
import type { AppEnv } from '../http/context.ts';
import { errors, json, notModified } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { refuseInvalid } from '../http/validation.ts';
import { apocryphalBookFromPath, bookFromPath } from '../text/address.ts';
import { planChapter } from './plan-chapter.ts';
import { planCompare } from './plan-compare.ts';
import { planVerse } from './plan-verse.ts';

const verseRoute = createRoute({
  method: 'get',
  path: '/api/verse/{book}/{chapter}/{verse}',
  tags: ['Verses'],
  summary: 'A verse, word by word, with its values',
  request: { params: verseParams, query: verseQuery },
  responses: {
    200: json(verseAnalysis, 'The verse, its words and its values'),
    304: notModified,
    ...errors(400, 404, 422, 503),
  },
});

const hybridVerseRoute = createRoute({ ...verseRoute, path: '/api/hybrid/verse/{book}/{chapter}/{verse}' });

const chapterRoute = createRoute({
  method: 'get',
  path: '/api/verse/{book}/{chapter}',
  tags: ['Verses'],
  summary: 'A whole chapter',
  request: { params: chapterParams, query: chapterQuery },
  responses: {
    200: json(chapterAnalysis, 'The chapter, its verses, words and totals'),
    304: notModified,
    ...errors(400, 404, 422, 503),
  },
});

const compareRoute = createRoute({
  method: 'get',
  path: '/api/compare/{book}/{chapter}/{verse}',
  tags: ['Verses'],
  summary: 'A verse in every installed edition of its original language',
  request: { params: verseParams, query: compareQuery },
  responses: {
    200: json(verseComparison, 'The verse in each edition that has its book, the default one first'),
    304: notModified,
    ...errors(400, 404, 503),
  },
});

const apocryphaVerseRoute = createRoute({
  ...verseRoute,
  path: '/api/apocrypha/verse/{book}/{chapter}/{verse}',
  summary: 'A verse of the apocrypha',
});

const apocryphaFirstVerseRoute = createRoute({
  ...verseRoute,
  path: '/api/apocrypha/verse/{book}/{chapter}',
  summary: 'Verse 1 of a chapter of the apocrypha',
  request: { params: chapterParams, query: verseQuery },
});

export const verseRoutes = new OpenAPIHono<AppEnv>({ defaultHook: refuseInvalid })
  .openapi(verseRoute, (c) => {
    const { book, chapter, verse } = c.req.valid('param');
    return answerScripture(c, planVerse(bookFromPath(book), chapter, verse, c.req.valid('query')));
  })
  .openapi(chapterRoute, (c) => {
    const { book, chapter } = c.req.valid('param');
    const query = c.req.valid('query');
    return answerScripture(c, planChapter(bookFromPath(book), chapter, query, query.words === '1'));
  })
  .openapi(hybridVerseRoute, (c) => {
    const { book, chapter, verse } = c.req.valid('param');
    return answerScripture(c, planVerse(bookFromPath(book), chapter, verse, c.req.valid('query')));
  })
  .openapi(compareRoute, (c) => {
    const { book, chapter, verse } = c.req.valid('param');
    return answerScripture(c, planCompare(bookFromPath(book), chapter, verse, c.req.valid('query')));
  })
  .openapi(apocryphaVerseRoute, (c) => {
    const { book, chapter, verse } = c.req.valid('param');
    return answerScripture(c, planVerse(apocryphalBookFromPath(book), chapter, verse, c.req.valid('query')));
  })
  .openapi(apocryphaFirstVerseRoute, (c) => {
    const { book, chapter } = c.req.valid('param');
    return answerScripture(c, planVerse(apocryphalBookFromPath(book), chapter, 1, c.req.valid('query')));
  });
