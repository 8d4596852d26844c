import { placesAnswer, placesQuery } from '../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../http/calls.ts';
import { read } from '../http/responses.ts';
import { answerScripture } from '../http/scripture.ts';
import { planPlaces } from './plan-places.ts';

const placesRoute = callsAbout('Search')('get', '/api/places', {
  summary: 'The letter, word or verse with a number, the middle or last of a text, or the numbers of a place',
  description:
    'Letters and words are the written ones (ketiv), and maqaf divides words. Verses are those of the edition: titles of psalms that it numbers are verses, unnumbered endings are not, but their words and letters count.',
  request: { query: placesQuery },
  responses: read(placesAnswer, 'The place, or the two in the middle, with its numbers', 404, 422),
});

export const placesRoutes = newRoutes().openapi(placesRoute, (c) =>
  answerScripture(c, planPlaces(c.var.ctx, c.req.valid('query'))),
);
