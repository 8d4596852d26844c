import {
  textOffersAnswer,
  textOffersQuery,
  textSearchAnswer,
  textSearchQuery,
} from '../../../domain/contract/index.ts';
import { callsAbout, newRoutes } from '../../http/calls.ts';
import { read } from '../../http/responses.ts';
import { answerScripture } from '../../http/scripture.ts';
import { planTextOffers } from './plan-offers.ts';
import { searchText } from './search-text.ts';

const call = callsAbout('Search');

const textSearchRoute = call('get', '/api/search', {
  summary: 'Verses by their words',
  description:
    'Words match as written, apart from case, points, accents and final letters; `forms` also finds other forms of English words. Phrases rank first, then words close together. Words of different texts meet at the verse’s address. A verse of the original that has two addresses is one result. `times` counts the words of one text, if the question is one word, one phrase or one Strong’s number: English words of the King James Version whatever their capitals (an apostrophe divides words, so God’s counts as God), Hebrew and Greek words as they are written. Each facet is counted as if its own filter were not set; testaments and groups are one filter.',
  request: { query: textSearchQuery },
  responses: read(textSearchAnswer, 'The results of this page', 404),
});

const textOffersRoute = call('get', '/api/search/offers', {
  summary: 'What to ask instead of a search for words that finds nothing',
  description:
    'Other forms of the English words; the spellings that the texts have of Hebrew and English words, also for substitutes of the Name; and the same keys with a Hebrew, Greek or Latin keyboard layout. Each offer finds something, and the nearest come first.',
  request: { query: textOffersQuery },
  responses: read(textOffersAnswer, 'The offers with their counts', 404),
});

export const textSearchRoutes = newRoutes()
  .openapi(textSearchRoute, (c) => answerScripture(c, searchText(c.var.ctx, c.req.valid('query'))))
  .openapi(textOffersRoute, (c) => answerScripture(c, (ask) => ask(planTextOffers(c.req.valid('query')))));
