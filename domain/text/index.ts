export { numberFactsText } from './number-facts.ts';
export { ordinal } from './ordinal.ts';
export { pagesText } from './pages.ts';
export { partNames, scopeInText, scopeName, WHOLE } from './search-scope.ts';
export { similarityText } from './similarity.ts';
export { standInFor } from './stand-in.ts';
