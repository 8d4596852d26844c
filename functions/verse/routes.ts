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
import { callsAbout, newRoutes } from '../http/calls.ts';
import { read } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { apocryphalBookFromPath, bookFromPath } from '../text/address.ts';
import { planChapter } from './plan-chapter.ts';
import { planCompare } from './plan-compare.ts';
import { planVerse } from './plan-verse.ts';

const call = callsAbout('Verses');
const verseCall = {
  summary: 'A verse, word by word, with its values',
  request: { params: verseParams, query: verseQuery },
  responses: read(verseAnalysis, 'The verse, its words and its values', 404, 422),
};
const verseRoute = call('get', '/api/verse/{book}/{chapter}/{verse}', verseCall);
const hybridVerseRoute = call('get', '/api/hybrid/verse/{book}/{chapter}/{verse}', verseCall);
const apocryphaVerseRoute = call('get', '/api/apocrypha/verse/{book}/{chapter}/{verse}', {
  ...verseCall,
  summary: 'A verse of the apocrypha',
});
const apocryphaFirstVerseRoute = call('get', '/api/apocrypha/verse/{book}/{chapter}', {
  ...verseCall,
  summary: 'Verse 1 of a chapter of the apocrypha',
  request: { params: chapterParams, query: verseQuery },
});
const chapterRoute = call('get', '/api/verse/{book}/{chapter}', {
  summary: 'A whole chapter',
  request: { params: chapterParams, query: chapterQuery },
  responses: read(chapterAnalysis, 'The chapter, its verses, words and totals', 404, 422),
});

const compareRoute = call('get', '/api/compare/{book}/{chapter}/{verse}', {
  summary: 'A verse in every installed edition of its original language',
  request: { params: verseParams, query: compareQuery },
  responses: read(verseComparison, 'The verse in each edition that has its book, the default one first', 404),
});

export const verseRoutes = newRoutes()
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
