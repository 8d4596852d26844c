/** Every list of rules, in the order in which a word meets them. Measurements and the test of the examples read it. */

import { textOf } from './greek/compose.ts';
import { ARTICLE_RULES } from './greek/rules/articles.ts';
import { caseWord } from './greek/rules/case-word.ts';
import { PARSING_RULES } from './greek/rules/fitting-parsing.ts';
import { kingJamesSense as greekKingJamesSense } from './greek/rules/king-james-sense.ts';
import { nounOf } from './greek/rules/nouns.ts';
import { PARTICLE_RULES } from './greek/rules/particles.ts';
import { personalPronoun, possessivePronoun, reflexivePronoun } from './greek/rules/personal-pronouns.ts';
import { phraseOf } from './greek/rules/phrase.ts';
import {
  demonstrative,
  indefinitePronoun,
  interrogativePronoun,
  relativePronoun,
  whose,
} from './greek/rules/pronouns.ts';
import { senseOfNoun } from './greek/rules/senses-of-nouns.ts';
import { subjectOf } from './greek/rules/subject.ts';
import { englishForm, otherTense } from './greek/rules/verbal.ts';
import { VERB_RULES } from './greek/rules/which-verb.ts';
import { articleOf, articleOfAdjective, ofAfter } from './hebrew/rules/articles.ts';
import { idiomHere, phraseHere } from './hebrew/rules/fixed-phrases.ts';
import { infinitiveAbsolute, infinitiveConstruct } from './hebrew/rules/infinitives.ts';
import { kingJamesPreposition, kingJamesSense } from './hebrew/rules/king-james-sense.ts';
import { moodOf, wishWord } from './hebrew/rules/mood.ts';
import { allOf, godOf, isPlural, numeralOf } from './hebrew/rules/numbers.ts';
import { agentNoun, participle, passive } from './hebrew/rules/participles.ts';
import { particleHere } from './hebrew/rules/particles.ts';
import { letterWithPronoun, sentenceOf } from './hebrew/rules/particles-with-pronouns.ts';
import { betOf } from './hebrew/rules/prepositions/bet.ts';
import { kaphOf } from './hebrew/rules/prepositions/kaph.ts';
import { lamedAfterVerb, lamedOf } from './hebrew/rules/prepositions/lamed.ts';
import { minOf } from './hebrew/rules/prepositions/min.ts';
import { prepositionHere } from './hebrew/rules/prepositions/preposition.ts';
import { pronoun } from './hebrew/rules/pronouns.ts';
import { senseOfNoun as hebrewSenseOfNoun } from './hebrew/rules/senses-of-nouns.ts';
import { hasSubject, itAsSubject } from './hebrew/rules/subject.ts';
import { objectFor, ownerOf } from './hebrew/rules/suffixes.ts';
import { tenseOf } from './hebrew/rules/tense.ts';
import { formOfBe } from './hebrew/rules/to-be.ts';
import { verbByPlace } from './hebrew/rules/which-verb/which-verb.ts';
import type { RuleList } from './rules.ts';

// biome-ignore lint/suspicious/noExplicitAny: lists of words of two scripts and of many kinds of answers.
type AnyRules = RuleList<any, unknown>;

export const ALL_RULES: Readonly<Record<'hebrew' | 'greek', readonly AnyRules[]>> = {
  hebrew: [
    kingJamesSense,
    kingJamesPreposition,
    hebrewSenseOfNoun,
    isPlural,
    godOf,
    allOf,
    numeralOf,
    betOf,
    kaphOf,
    lamedAfterVerb,
    lamedOf,
    minOf,
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
    prepositionHere,
    particleHere,
    letterWithPronoun,
  ],
  greek: [
    ...PARSING_RULES,
    phraseOf,
    textOf,
    greekKingJamesSense,
    senseOfNoun,
    ...VERB_RULES,
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
    whose,
    relativePronoun,
    interrogativePronoun,
    indefinitePronoun,
    ...PARTICLE_RULES,
  ],
};
