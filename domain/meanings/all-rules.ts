/** Every list of rules, in the order in which a word meets them. Measurements and the test of the examples read it. */
import { ARTICLE_RULES } from './greek/article.ts';
import { PARSING_RULES } from './greek/fitting-parsing.ts';
import { PARTICLE_RULES } from './greek/particles.ts';
import { phraseOf } from './greek/phrase.ts';
import type { RuleList } from './rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: lists of words of two scripts and of many kinds of answers.
type AnyRules = RuleList<any, unknown>;

export const ALL_RULES: Readonly<Record<'hebrew' | 'greek', readonly AnyRules[]>> = {
  hebrew: [],
  greek: [...PARSING_RULES, phraseOf, ...ARTICLE_RULES, ...PARTICLE_RULES],
};
