/** Every list of rules, in the order in which a word meets them. Measurements and the test of the examples read it. */
import { articleOf, articleOfAdjective, ofAfter } from './hebrew/rules/articles.ts';
import { betOf, kaphOf, lamedOf, prefixByNeighbour } from './hebrew/rules/noun-prefixes.ts';
import { allOf, isGods, isPlural, numeralOf } from './hebrew/rules/numbers.ts';
import { senseOfPerson } from './hebrew/rules/senses-of-persons.ts';
import { senseOfThing } from './hebrew/rules/senses-of-things.ts';
import { objectFor, ownerOf } from './hebrew/rules/suffixes.ts';
import type { RuleList } from './rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: lists of words of two scripts and of many kinds of answers.
type AnyRules = RuleList<any, unknown>;

export const ALL_RULES: Readonly<Record<'hebrew' | 'greek', readonly AnyRules[]>> = {
  hebrew: [
    senseOfPerson,
    senseOfThing,
    isPlural,
    isGods,
    allOf,
    numeralOf,
    prefixByNeighbour,
    betOf,
    kaphOf,
    lamedOf,
    articleOf,
    articleOfAdjective,
    ofAfter,
    ownerOf,
    objectFor,
  ],
  greek: [],
};
