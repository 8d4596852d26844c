/** The English of a Greek verb: which verb it is, in which form, with which subject. */
import { gerundOf, participleOf } from '../../english/inflect.ts';
import { imperfectOf, pastFormOf, perfectOf, presentOf } from '../../english/verb-forms.ts';
import { group } from '../../group.ts';
import { rules } from '../../rules.ts';
import { isConditional, isDenied, isDirectlyConditional, isForbidden, isSubordinate } from '../clauses.ts';
import type { GreekWord } from '../greek-word.ts';
import { isInStory } from '../nearby.ts';
import type { Tense } from '../parsing.ts';
import { SAY } from '../word-groups.ts';
import { articleOfParticiple, isOfInfinitive } from './articles.ts';
import { agreementOf, commandedOf, subjectOf } from './subject.ts';
import { englishVerb, isPerfectOfState } from './which-verb.ts';

/** Puts its subject before a finite verb. A participle has none, because its article is "the one who". */
function withSubject(verb: GreekWord, english: string): string {
  const subject = verb.isFinite ? (subjectOf(verb) ?? '') : '';
  return subject === '' ? english : `${subject} ${english}`;
}

/** True in a verse of a story whose finite verbs are all past, if no one in it has begun to speak. */
function isOfPast(verb: GreekWord): boolean {
  if (!isInStory(verb) || verb.someBefore(40, (word) => word.isIn(SAY))) return false;
  const finite = verb.verse.words.filter((word) => word.isFinite);
  return finite.length > 0 && finite.every((word) => PASTS.has(word.tense) && word.mood === 'indicative');
}

/** The English forms, each named by the form of "to do". */
const FORMS = {
  'to do': (base) => `to ${base}`,
  'to have done': (base) => `to have ${participleOf(base)}`,
  doing: (base) => gerundOf(base),
  'about to do': (base) => `about to ${base}`,
  'having done': (base) => `having ${participleOf(base)}`,
  done: (base) => (/^be /u.test(base) ? base.replace(/^be /u, '') : `having ${participleOf(base)}`),
  do: (base) => base,
  'let him do': (base, verb) => `let ${base === 'be done' ? 'it' : commandedOf(verb)} ${base}`,
  'let them do': (base) => `let them ${base}`,
  'let us do': (base) => `let us ${base}`,
  'I should do': (base) => `I should ${base}`,
  'we should do': (base) => `we should ${base}`,
  'may he do': (base, verb) => `may ${withSubject(verb, base)}`,
  'he might do': (base, verb) => withSubject(verb, `might ${base}`),
  'he does': (base, verb) => withSubject(verb, presentOf(base, agreementOf(verb))),
  'he was doing': (base, verb) => withSubject(verb, imperfectOf(base, agreementOf(verb))),
  'he did': (base, verb) => withSubject(verb, pastFormOf(base, agreementOf(verb))),
  'he will do': (base, verb) => withSubject(verb, `will ${base}`),
  'he has done': (base, verb) => withSubject(verb, perfectOf(base, agreementOf(verb))),
  'he had done': (base, verb) => withSubject(verb, `had ${participleOf(base)}`),
} satisfies Record<string, (base: string, verb: GreekWord) => string>;

type EnglishForm = keyof typeof FORMS;

const INDICATIVES: Readonly<Record<Tense, EnglishForm>> = {
  present: 'he does',
  imperfect: 'he was doing',
  future: 'he will do',
  aorist: 'he did',
  perfect: 'he has done',
  pluperfect: 'he had done',
};
const PARTICIPLES: Readonly<Record<Tense, EnglishForm>> = {
  present: 'doing',
  imperfect: 'doing',
  future: 'about to do',
  aorist: 'having done',
  perfect: 'having done',
  pluperfect: 'having done',
};

const PASTS: ReadonlySet<string> = new Set(['imperfect', 'aorist', 'pluperfect']);
/** Verbs whose participle stays true after the story: those who are called, believe or worship; possessions. */
const LASTING = group('G3004 G2564 G1941 G4100 G4576 G4982 G5225 G5399');

/** The tense of a form in English, if it differs from the Greek tense. */
export const otherTense = rules<GreekWord, Tense>('a tense that means another', [
  {
    name: 'a perfect that means a present',
    when: (verb) => isPerfectOfState(verb) && verb.tense === 'perfect',
    gives: 'present',
    example: 'Matthew 9:4 εἰδὼς: knowing',
  },
  {
    name: 'a present participle after its article, in a verse of a story whose verbs are all past',
    when: (verb) =>
      verb.mood === 'participle' &&
      verb.tense === 'present' &&
      (verb.isPlural || verb.is('G1510', 'G2521')) &&
      !verb.isIn(LASTING) &&
      articleOfParticiple(verb) !== null &&
      isOfPast(verb),
    gives: (verb) => (verb.is('G1510') ? 'aorist' : 'imperfect'),
    example: 'Matthew 4:16 καθήμενος: was sitting',
  },
  {
    name: 'a pluperfect that means a past',
    when: isPerfectOfState,
    gives: 'aorist',
    example: 'Matthew 13:2 εἱστήκει: stood',
  },
  {
    name: 'the imperfect of "to be" and "to say" is a past',
    of: 'G1510 G5346',
    when: (verb) => verb.tense === 'imperfect',
    gives: 'aorist',
    example: 'Matthew 3:4 ἦν: was',
  },
]);
const tenseOf = (verb: GreekWord): Tense => otherTense(verb) ?? (verb.tense || 'present');

const isSubjunctive = ({ mood }: GreekWord): boolean => mood === 'subjunctive';
/** True for a question that someone asks himself: "what should I do?" */
const isDeliberating = (verb: GreekWord): boolean =>
  verb.previous.is('G5101') ||
  (!verb.isPlural && verb.someBefore(6, (word) => word.is('G5101', 'G4459', 'G2309', 'G1014')));

/** Prepositions before an article and an infinitive: in, after, before, because of, instead of, for the sake of. */
const BEFORE_DOING = group('G1722 G3326 G4253 G1223 G473 G1752');

/** True for an infinitive with its article after a preposition, or one that "and" joins to it: "in the sowing". */
function isAfterPreposition(verb: GreekWord): boolean {
  if (verb.previous.is('G2532', 'G2228')) {
    const first = verb.previous.nearestBefore(6, (word) => word.isVerb);
    return first.mood === 'infinitive' && isAfterPreposition(first);
  }
  const article = verb.nearestBefore(8, (word) => word.isVerb || (word.isArticle && isOfInfinitive(word)));
  return article.isArticle && article.preceding.isIn(BEFORE_DOING);
}

/** True for a participle after "and" that has the article of the participle before it. */
function sharesArticle(verb: GreekWord): boolean {
  if (verb.mood !== 'participle') return false;
  const and = verb.previous.is('G3361', 'G3756') ? verb.at(-2) : verb.previous;
  if (!and.is('G2532', 'G2228')) return false;
  const first = and.nearestBefore(8, (word) => word.isVerb);
  return first.agrees(verb) && articleOfParticiple(first) !== null;
}

/** The English form of a verb. */
export const englishForm = rules<GreekWord, EnglishForm>('the English form of a verb', [
  {
    name: 'a participle after its article: (the one who) does',
    when: (verb) => articleOfParticiple(verb) !== null,
    gives: (verb) => INDICATIVES[tenseOf(verb)],
    example: 'Matthew 3:3 ῥηθεὶς: was said',
  },
  {
    name: 'a participle that "and" joins to one with an article: (the one who) … and does',
    when: sharesArticle,
    gives: (verb) => INDICATIVES[tenseOf(verb)],
    example: 'Matthew 5:6 διψῶντες: are thirsty',
  },
  {
    name: 'a perfect passive participle, which is an adjective',
    when: (verb) => verb.mood === 'participle' && verb.tense === 'perfect' && verb.voice === 'passive',
    gives: 'done',
    example: 'Matthew 10:26 κεκαλυμμένον: covered',
  },
  {
    name: 'any other participle',
    when: (verb) => verb.mood === 'participle',
    gives: (verb) => PARTICIPLES[tenseOf(verb)],
    example: 'Matthew 3:1 κηρύσσων: proclaiming',
  },
  {
    name: 'an infinitive with its article after "in", "after", "before" or "because of"',
    when: (verb) => verb.mood === 'infinitive' && isAfterPreposition(verb),
    gives: (verb) => (tenseOf(verb) === 'perfect' ? 'having done' : 'doing'),
    example: 'James 4:15 λέγειν: saying',
  },
  {
    name: 'any other infinitive',
    when: (verb) => verb.mood === 'infinitive',
    gives: (verb) => (tenseOf(verb) === 'perfect' ? 'to have done' : 'to do'),
    example: 'Matthew 3:7 φυγεῖν: to flee',
  },
  {
    name: 'an imperative of the second person',
    when: (verb) => verb.mood === 'imperative' && verb.person === 2,
    gives: 'do',
    example: 'Matthew 3:2 Μετανοεῖτε: repent',
  },
  {
    name: 'any other imperative',
    when: (verb) => verb.mood === 'imperative',
    gives: (verb) => (verb.isPlural ? 'let them do' : 'let him do'),
    example: 'Matthew 5:16 λαμψάτω: let it shine',
  },
  {
    name: 'an optative',
    when: (verb) => verb.mood === 'optative',
    gives: 'may he do',
    example: 'Mark 11:14 φάγοι: may eat',
  },
  {
    name: 'a subjunctive after οὐ μή',
    when: (verb) => isSubjunctive(verb) && isDenied(verb),
    gives: 'he will do',
    example: 'Matthew 5:18 παρέλθῃ: will pass away',
  },
  {
    name: 'an aorist of the second person after μή, in a sentence of its own',
    when: (verb) => isSubjunctive(verb) && isForbidden(verb),
    gives: 'do',
    example: 'Revelation 10:4 γράψῃς: write',
  },
  {
    name: 'a subjunctive after ἵνα or a similar word',
    when: (verb) => isSubjunctive(verb) && isSubordinate(verb) && !isDirectlyConditional(verb),
    gives: 'he might do',
    example: 'Matthew 5:16 ἴδωσιν: they might see',
  },
  {
    name: 'a subjunctive after ἐάν, ὅταν or a similar word',
    when: (verb) => isSubjunctive(verb) && isConditional(verb),
    gives: 'he does',
    example: 'Matthew 5:11 ὀνειδίσωσιν: they insult',
  },
  {
    name: 'a subjunctive of the first person after τί, or of "I" in a question',
    when: (verb) => isSubjunctive(verb) && verb.person === 1 && isDeliberating(verb),
    gives: (verb) => (verb.isPlural ? 'we should do' : 'I should do'),
    example: 'Mark 11:31 εἴπωμεν: we should say',
  },
  {
    name: 'any other subjunctive with "we"',
    when: (verb) => isSubjunctive(verb) && verb.person === 1 && verb.isPlural,
    gives: 'let us do',
    example: 'Matthew 21:38 ἀποκτείνωμεν: let us kill',
  },
  {
    name: 'any other subjunctive with "I", of a form that can be a future',
    when: (verb) =>
      isSubjunctive(verb) &&
      verb.person === 1 &&
      verb.options.some((option) => option.kind === 'verb' && option.tense === 'future'),
    gives: 'he will do',
    example: 'Romans 11:14 σώσω: I will save',
  },
  {
    name: 'any other subjunctive',
    when: isSubjunctive,
    gives: 'he might do',
    example: 'Matthew 6:25 φάγητε: you might eat',
  },
  {
    name: 'any other verb: an indicative',
    gives: (verb) => INDICATIVES[tenseOf(verb)],
    example: 'Matthew 3:1 παραγίνεται: comes',
  },
]);

/** The English of a verb. Null for a verb without a gloss. */
export function verbal(verb: GreekWord): string | null {
  const base = englishVerb(verb);
  const form = englishForm(verb);
  return base === null || form === null ? null : FORMS[form](base, verb);
}
