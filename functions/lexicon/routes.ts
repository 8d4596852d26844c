import { lexiconEntry, lexiconParams } from '../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../http/calls.ts';
import { read } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { planLexiconEntry } from './plan-entry.ts';

const entryRoute = callsAbout('Lexicon')('get', '/api/lexicon/{strongsNumber}', {
  summary: 'A dictionary entry by Strong’s number',
  request: { params: lexiconParams },
  responses: read(lexiconEntry, 'The entry', 404),
});

export const lexiconRoutes = newRoutes().openapi(entryRoute, (c) =>
  answerScripture(c, planLexiconEntry(c.req.valid('param').strongsNumber)),
);
