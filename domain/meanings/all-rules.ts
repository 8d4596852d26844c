/** Every list of rules, in the order in which a word meets them. Measurements and the test of the examples read it. */
import { phraseHere } from './hebrew/rules/fixed-phrase.ts';
import { infinitiveAbsolute, infinitiveConstruct } from './hebrew/rules/infinitive.ts';
import { moodOf, wishWord } from './hebrew/rules/mood.ts';
import { agentNoun, participle, passive } from './hebrew/rules/participle.ts';
import { letterWithPronoun, particleHere, sentenceOf } from './hebrew/rules/particle.ts';
import { pronoun } from './hebrew/rules/pronoun.ts';
import { hasSubject, itAsSubject } from './hebrew/rules/subject.ts';
import { tenseOf } from './hebrew/rules/tense.ts';
import { formOfBe } from './hebrew/rules/to-be.ts';
import { verbByPlace } from './hebrew/rules/which-verb.ts';
import type { RuleList } from './rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: lists of words of two scripts and of many kinds of answers.
type AnyRules = RuleList<any, unknown>;

export const ALL_RULES: Readonly<Record<'hebrew' | 'greek', readonly AnyRules[]>> = {
  hebrew: [
    phraseHere,
    agentNoun,
    verbByPlace,
    itAsSubject,
    hasSubject,
    formOfBe,
    moodOf,
    wishWord,
    tenseOf,
    participle,
    passive,
    infinitiveConstruct,
    infinitiveAbsolute,
    pronoun,
    sentenceOf,
    particleHere,
    letterWithPronoun,
  ],
  greek: [],
};
