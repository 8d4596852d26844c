/** Every list of rules, in the order in which a word meets them. Measurements and the test of the examples read it. */
import { ARTICLE_RULES } from './greek/article.ts';
import { caseWord } from './greek/case-word.ts';
import { meaningOf } from './greek/compose.ts';
import { englishVerb } from './greek/english-verb.ts';
import { PARSING_RULES } from './greek/fitting-parsing.ts';
import { nounOf } from './greek/nouns.ts';
import { PARTICLE_RULES } from './greek/particles.ts';
import { phraseOf } from './greek/phrase.ts';
import {
  demonstrative,
  indefinitePronoun,
  interrogativePronoun,
  personalPronoun,
  possessivePronoun,
  reflexivePronoun,
  relativePronoun,
} from './greek/pronouns.ts';
import { subjectOf } from './greek/subject.ts';
import { englishForm, otherTense } from './greek/verbal.ts';
import type { RuleList } from './rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: lists of words of two scripts and of many kinds of answers.
type AnyRules = RuleList<any, unknown>;

export const ALL_RULES: Readonly<Record<'hebrew' | 'greek', readonly AnyRules[]>> = {
  hebrew: [],
  greek: [
    ...PARSING_RULES,
    phraseOf,
    meaningOf,
    englishVerb,
    englishForm,
    otherTense,
    subjectOf,
    ...ARTICLE_RULES,
    nounOf,
    caseWord,
    personalPronoun,
    reflexivePronoun,
    possessivePronoun,
    demonstrative,
    relativePronoun,
    interrogativePronoun,
    indefinitePronoun,
    ...PARTICLE_RULES,
  ],
};
