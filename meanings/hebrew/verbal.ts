import { joined } from '../english/joined.ts';
import { agree, objectOf, subjectOf } from './english-pronouns.ts';
import { asked, finite, withObject } from './english-verb.ts';
import type { HebrewWord } from './hebrew-word.ts';
import { nounPhrase } from './nominal.ts';
import { englishOf } from './nouns.ts';
import { infinitiveAbsolute, infinitiveConstruct } from './rules/infinitives.ts';
import { kingJamesSense } from './rules/king-james-sense.ts';
import { moodOf, wishWord } from './rules/mood.ts';
import { agentNoun, participle, passive } from './rules/participles.ts';
import { hasSubject, itAsSubject } from './rules/subject.ts';
import { objectHere } from './rules/suffixes.ts';
import { tenseOf } from './rules/tense.ts';
import { formOfBe } from './rules/to-be.ts';
import { beforeSuffix, englishVerb } from './rules/which-verb/which-verb.ts';
import { type FiniteVerb, type TranslatedVerb, translated } from './translated-verb.ts';

/** The meaning of a verb in any form. Null if no English verb is known for it. */
export function verbal(word: HebrewWord): string | null {
  const sense = kingJamesSense(word);
  const agent = word.isParticiple ? agentNoun(word) : null;
  if (agent !== null && (sense === null || agent.startsWith(sense)))
    return nounPhrase(word, englishOf(agent));
  const english = sense === null ? englishVerb(word) : beforeSuffix(word, sense);
  if (english === null) return null;
  const verb = translated(word, english);
  switch (word.form) {
    case 'r':
      return participle(verb);
    case 's':
      return passive(verb);
    case 'c':
      return infinitiveConstruct(verb);
    case 'a':
      return infinitiveAbsolute(verb);
    default:
      return finiteVerb(verb);
  }
}

function finiteVerb(verb: TranslatedVerb): string | null {
  const { word } = verb;
  const { inflection } = word;
  if (inflection === null) return null;
  const subject = itAsSubject(word) ?? subjectOf(inflection);
  const isNamed = word.isThirdPerson && hasSubject(verb) === true;
  const clause: FiniteVerb = { ...verb, inflection, subject, isNamed };
  const isBe = word.is('H1961', 'H1934', 'H1933') && verb.english === 'be' && word.isThirdPerson;
  return (isBe ? formOfBe(clause) : null) ?? inItsMood(clause);
}

/** A finite verb as a command, a wish or a statement: "save me", "let us save him", "he saved". */
function inItsMood(verb: FiniteVerb): string {
  const { word, subject, inflection, isNamed } = verb;
  const english = agree(verb.english, subject, inflection.number === 'p');
  const object = word.suffix && objectHere(word, word.suffix);
  switch (moodOf(verb)) {
    case 'command':
      return withObject(english, object);
    case 'let us':
      return joined('let us', withObject(english, object));
    case 'will':
      return joined(subject, withObject(finite(english, 'future', subject), object));
    case 'let':
      return joined(
        wishWord(verb),
        !isNamed && (subject === 'it' ? subject : objectOf(inflection)),
        withObject(english, object),
      );
    default:
      return told(verb, english, object);
  }
}

/** A statement, or a question with its pronoun after the helping verb: "will he return". */
function told(verb: FiniteVerb, english: string, object: string | null): string {
  const { word, subject, isNamed } = verb;
  const tense = tenseOf(word) ?? 'future';
  return word.asks && !isNamed
    ? withObject(asked(english, tense, subject), object)
    : statement(verb, withObject(finite(english, tense, subject), object));
}

/** A finite verb with its pronoun. A perfect with an article is a clause: "who returned". */
function statement({ word, subject, isNamed }: FiniteVerb, text: string): string {
  const { previous } = word;
  if (!word.hasArticle) return joined(!isNamed && subject, text);
  const isPersonal = previous.isPerson || previous.code === 'R' || word.isFirst;
  return joined(isPersonal ? 'who' : 'that', text);
}
