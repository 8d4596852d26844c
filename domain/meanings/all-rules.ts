/** Every list of rules, in the order in which a word meets them. Measurements and the test of the examples read it. */
import type { RuleList } from './rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: lists of words of two scripts and of many kinds of answers.
type AnyRules = RuleList<any, unknown>;

export const ALL_RULES: Readonly<Record<'hebrew' | 'greek', readonly AnyRules[]>> = {
  hebrew: [],
  greek: [],
};
