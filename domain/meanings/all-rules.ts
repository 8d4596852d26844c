/** Every list of rules, in the order in which a word meets them. Measurements and the test of the examples read it. */

import { textOf } from './greek/compose.ts';
import { ARTICLE_RULES } from './greek/rules/article.ts';
import { caseWord } from './greek/rules/case-word.ts';
import { englishVerb } from './greek/rules/english-verb.ts';
import { PARSING_RULES } from './greek/rules/fitting-parsing.ts';
import { kingJamesSense as greekKingJamesSense } from './greek/rules/king-james-sense.ts';
import { nounOf } from './greek/rules/nouns.ts';
import { PARTICLE_RULES } from './greek/rules/particles.ts';
import { phraseOf } from './greek/rules/phrase.ts';
import {
  demonstrative,
  indefinitePronoun,
  interrogativePronoun,
  personalPronoun,
  possessivePronoun,
  reflexivePronoun,
  relativePronoun,
} from './greek/rules/pronouns.ts';
import { subjectOf } from './greek/rules/subject.ts';
import { englishForm, otherTense } from './greek/rules/verbal.ts';
import { articleOf, articleOfAdjective, ofAfter } from './hebrew/rules/articles.ts';
import { phraseHere } from './hebrew/rules/fixed-phrase.ts';
import { idiomHere } from './hebrew/rules/idiom.ts';
import { infinitiveAbsolute, infinitiveConstruct } from './hebrew/rules/infinitive.ts';
import { kingJamesSense } from './hebrew/rules/king-james-sense.ts';
import { moodOf, wishWord } from './hebrew/rules/mood.ts';
import { betOf, kaphOf, lamedOf, prefixByNeighbour } from './hebrew/rules/noun-prefixes.ts';
import { allOf, godOf, isPlural, numeralOf } from './hebrew/rules/numbers.ts';
import { agentNoun, participle, passive } from './hebrew/rules/participle.ts';
import { letterWithPronoun, particleHere, sentenceOf } from './hebrew/rules/particle.ts';
import { pronoun } from './hebrew/rules/pronoun.ts';
import { senseOfPerson } from './hebrew/rules/senses-of-persons.ts';
import { senseOfThing } from './hebrew/rules/senses-of-things.ts';
import { hasSubject, itAsSubject } from './hebrew/rules/subject.ts';
import { objectFor, ownerOf } from './hebrew/rules/suffixes.ts';
import { tenseOf } from './hebrew/rules/tense.ts';
import { formOfBe } from './hebrew/rules/to-be.ts';
import { verbByPlace } from './hebrew/rules/which-verb.ts';
import type { RuleList } from './rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: lists of words of two scripts and of many kinds of answers.
type AnyRules = RuleList<any, unknown>;

export const ALL_RULES: Readonly<Record<'hebrew' | 'greek', readonly AnyRules[]>> = {
  hebrew: [
    kingJamesSense,
    senseOfPerson,
    senseOfThing,
    isPlural,
    godOf,
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
    idiomHere,
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
  greek: [
    ...PARSING_RULES,
    phraseOf,
    textOf,
    greekKingJamesSense,
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
