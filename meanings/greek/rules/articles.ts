/** English for the Greek article, which also makes nouns of participles and phrases. */
import { rules } from '../../rules.ts';
import { DATIVES, isNameWithoutArticle } from '../english-nouns.ts';
import { glossOf, isPersonal, isThingNoun } from '../gloss.ts';
import type { GreekWord } from '../greek-word.ts';
import { BEFORE_TO, DAYS } from '../word-groups.ts';
import { awaitingArticle } from './fitting-parsing.ts';

/** True for the participle of "ὁ δὲ ἀποκριθεὶς εἶπεν", where the article is the subject: "he answered and said". */
const isAnswer = (word: GreekWord): boolean =>
  word.isVerb &&
  word.previous.is('G1161') &&
  word.at(-2).isArticle &&
  (word.is('G611') ||
    (word.tense === 'aorist' && word.case === 'N' && !word.next.agrees(word) && isBeforePast(word)));

/** True for a participle before a past verb: "he turned and rebuked", but not "the one who endured will be saved". */
function isBeforePast(word: GreekWord): boolean {
  const verb = word.nearestAfter(12, (near) => near.endsSentence || near.isFinite);
  const isPast = verb.tense === 'aorist' || verb.tense === 'imperfect' || verb.is('G3004', 'G5346');
  return verb.isFinite && verb.person === 3 && verb.mood === 'indicative' && isPast;
}

/** True for a participle between an article and its noun: "the prepared kingdom". */
function isBeforeItsNoun(word: GreekWord): boolean {
  const { following } = word;
  if (following.isNoun && following.agrees(word)) return !following.isName;
  const found = word.nearestAfter(
    4,
    (near) => near.isArticle || near.isVerb || near.previous.endsClause || (near.isNoun && near.agrees(word)),
  );
  return isThingNoun(found) && !found.previous.endsClause && !found.previous.is('G2532');
}

/** True for the participle that means "what someone has": a neuter plural with an article, without a dative. */
export const isPossessions = (word: GreekWord): boolean =>
  word.is('G5225') &&
  word.mood === 'participle' &&
  word.gender === 'N' &&
  word.isPlural &&
  word.previous.case !== 'D' &&
  (word.previous.isArticle || word.previous.previous.isArticle) &&
  word.next.case !== 'D';

/** The article of a participle that has no noun: "the one who believes". Null if it has none. */
export function articleOfParticiple(word: GreekWord): GreekWord | null {
  if (word.mood !== 'participle' || isAnswer(word)) return null;
  if (isBeforeItsNoun(word) || isPossessions(word) || word.letters === 'εχομενη') return null;
  return awaitingArticle(word, word.parsing);
}

/** True for an article that makes a noun of a participle. */
const isOfParticiple = (article: GreekWord): boolean =>
  article.someAfter(7, (word) => articleOfParticiple(word) === article);

/** True for the article of an infinitive, with or without words between them: "to live by the flesh". */
export function isOfInfinitive(article: GreekWord): boolean {
  if (article.following.mood === 'infinitive') return true;
  if (article.isPlural || article.case === 'N' || article.gender === 'F') return false;
  const found = article.nearestAfter(4, (word) => word.isVerb || word.isArticle || word.agrees(article));
  return found.mood === 'infinitive';
}

/** The noun, or the word used as a noun, to which an article belongs. An empty word if there is none. */
function headOf(article: GreekWord): GreekWord {
  let first: GreekWord | null = null;
  for (let steps = 1; steps <= 7; steps += 1) {
    const word = article.at(steps);
    const isInAgreement = word.agrees(article);
    if (word.isFinite || (isInAgreement && word.isArticle)) break;
    if (isInAgreement && word.isNoun) return word;
    if (isInAgreement) first ??= word;
  }
  return first ?? article.verse.word(-1);
}

/** The noun before its article, with only genitives between: "our Father who is in heaven". An empty word if none. */
function nounBefore(article: GreekWord): GreekWord {
  let word = article.previous;
  while (word.case === 'G' && word.isOfPart('TNPA') && !word.agrees(article)) word = word.previous;
  return word.isNoun && word.agrees(article) ? word : article.verse.word(-1);
}

/** True for an article after its noun: "the tree which is in the garden". */
const followsNoun = (article: GreekWord): boolean => nounBefore(article).exists;

/** The sign of the case in English: "of" or "to". Empty if a preposition or another word shows the case. */
const markOf = (article: GreekWord): string =>
  article.isMarked ? '' : article.case === 'G' ? 'of' : article.case === 'D' ? 'to' : '';

const marked = (article: GreekWord, english: string): string => `${markOf(article)} ${english}`.trimStart();

const the = (article: GreekWord): string => marked(article, 'the');

const who = (article: GreekWord): string =>
  article.gender === 'N' || isThingNoun(nounBefore(article)) ? 'which' : 'who';

const subjectOf = ({ isPlural, gender }: GreekWord): string =>
  isPlural ? 'they' : gender === 'F' ? 'she' : 'he';

/** The English words for the article of a phrase that has no noun. */
function standIn({ isPlural, gender }: GreekWord): string {
  if (gender === 'N') return isPlural ? 'the things' : 'the';
  return isPlural ? 'those' : 'the one';
}

function ofParticiple(article: GreekWord): string {
  if (article.gender !== 'N') return marked(article, `${standIn(article)} who`);
  return marked(article, article.isPlural ? 'the things that' : 'that which');
}

/** True for the article of ὁ δέ if it is the subject, "he". In "those from Judea" it is not. */
const isSubject = (article: GreekWord): boolean =>
  article.next.isPostpositive &&
  article.case === 'N' &&
  article.gender !== 'N' &&
  !article.following.isNumeral &&
  !(article.following.isPreposition && article.isPlural && !article.following.is('G4314'));

/** True for an article whose phrase is a particle, a preposition with its noun, or a genitive. */
const isOfPhrase = ({ following }: GreekWord): boolean =>
  following.parsing.kind === 'particle' || following.case === 'G';

/** True for the article of a day that only its number or "next" names: "on the third", "on the next". */
const isOfDay = (word: GreekWord): boolean =>
  word.case === 'D' &&
  word.gender === 'F' &&
  !word.isMarked &&
  !headOf(word).isNoun &&
  word.following.isIn(DAYS);

const articleOfNoun = rules<GreekWord, string>('English for the article of a noun', [
  {
    name: 'a name that has no article in English',
    when: (word) => headOf(word).isNoun && isNameWithoutArticle(glossOf(headOf(word)) ?? ''),
    gives: (word) => markOf(word) || '(the)',
    example: 'Matthew 3:1 τῆς: of',
  },
  {
    name: 'the dative of a day without "day": on the third, on the next',
    when: isOfDay,
    gives: 'on the',
    example: 'Matthew 26:17 Τῇ: on the',
  },
  {
    name: 'the dative after "to testify", "to give" or a similar verb: to the',
    when: (word) =>
      word.case === 'D' && !word.isMarked && word.preceding.isVerb && word.preceding.isIn(BEFORE_TO),
    gives: 'to the',
    example: 'Matthew 5:33 τῷ: to the',
  },
  {
    name: 'the dative of "spirit" or "faith": in the',
    when: (word) => word.case === 'D' && !word.isMarked && headOf(word).is('G4151', 'G4102'),
    gives: 'in the',
    example: 'Matthew 5:3 τῷ: in the',
  },
  {
    name: 'any other dative of a thing',
    when: (word) =>
      word.case === 'D' &&
      !word.isMarked &&
      (!isPersonal(headOf(word)) || DATIVES[headOf(word).strongs ?? ''] !== undefined),
    gives: (word) => `${DATIVES[headOf(word).strongs ?? ''] ?? 'to'} the`,
    example: 'Matthew 2:16 τοῖς: to the',
  },
  { name: 'any other noun', gives: the, example: 'Matthew 3:2 τῶν: of the' },
]);

/** English for an article: `the`, `of the`, `the one who`. */
export const article = rules<GreekWord, string | null>('English for the article', [
  {
    name: 'after a noun and before a participle: who or which',
    when: (word) => followsNoun(word) && isOfParticiple(word),
    gives: who,
    example: 'Matthew 9:8 τὸν: who',
  },
  {
    name: 'before a participle without a noun: the one who',
    when: isOfParticiple,
    gives: ofParticiple,
    example: 'Matthew 3:3 ὁ: the one who',
  },
  {
    name: 'the subject of "having answered" or of another participle in a story: he',
    when: ({ following }) => isAnswer(following),
    gives: subjectOf,
    example: 'Matthew 9:12 ὁ: he',
  },
  { name: 'before an infinitive', when: isOfInfinitive, gives: '(the)', example: 'Matthew 3:13 τοῦ: (the)' },
  {
    name: 'before a noun, or before a word used as a noun',
    when: (word) => headOf(word).exists,
    gives: articleOfNoun,
    example: 'Matthew 3:1 τῆς: of',
  },
  {
    name: 'before δέ, as the subject: he',
    when: isSubject,
    gives: subjectOf,
    example: 'Matthew 13:28 ὁ: he',
  },
  {
    name: 'before a word that does not agree with it',
    when: (word) => !isOfPhrase(word),
    gives: the,
    example: 'Matthew 15:20 τὸ: the',
  },
  {
    name: 'the dative before an adverb',
    when: (word) => word.following.part === 'ADV' && word.case === 'D' && !word.isMarked,
    gives: 'on the',
    example: 'Mark 11:12 τῇ: on the',
  },
  {
    name: 'the singular before an adverb',
    when: (word) => word.following.part === 'ADV' && !word.isPlural,
    gives: the,
    example: 'James 4:14 τῆς: of the',
  },
  {
    name: 'before a numeral',
    when: ({ following }) => following.isNumeral,
    gives: the,
    example: 'Luke 22:3 τῶν: of the',
  },
  {
    name: 'before a genitive, after a noun',
    when: (word) => followsNoun(word) && word.next.case === 'G' && (word.case === 'G' || word.next.isName),
    gives: '(the)',
    example: 'Mark 8:27 τῆς: (the)',
  },
  {
    name: 'after a noun and before a phrase: who or which',
    when: followsNoun,
    gives: who,
    example: 'Matthew 5:12 τοὺς: who',
  },
  {
    name: 'before a phrase without a noun: the one, those',
    gives: (word) => marked(word, standIn(word)),
    example: 'Matthew 5:15 τοῖς: those',
  },
]);

export const ARTICLE_RULES = [article, articleOfNoun];
