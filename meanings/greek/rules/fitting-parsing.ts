/** Which of the parsings of a Greek form fits the words around it. */
import { rules } from '../../rules.ts';
import type { GreekWord } from '../greek-word.ts';
import { GENITIVE_VERBS } from '../object-cases.ts';
import { agree, type Case, type Parsing } from '../parsing.ts';
import { AND_OR, STATING, WITH_SUBJUNCTIVE } from '../word-groups.ts';

type FitsParsing = (parsing: Parsing) => boolean;

/** The cases after prepositions that do not take every case. */
const CASES_AFTER: Readonly<Record<string, string>> = {
  G575: 'G', // ἀπό
  G1537: 'G', // ἐκ
  G4253: 'G', // πρό
  G473: 'G', // ἀντί
  G1722: 'D', // ἐν
  G4862: 'D', // σύν
  G1519: 'A', // εἰς
  G303: 'A', // ἀνά
  G1223: 'GA', // διά
  G2596: 'GA', // κατά
  G3326: 'GA', // μετά
  G4012: 'GA', // περί
  G5228: 'GA', // ὑπέρ
  G5259: 'GA', // ὑπό
};

/** The parsings of a word that fit. All of them if none does. */
function only({ fitting }: GreekWord, fits: FitsParsing): readonly Parsing[] {
  const found = fitting.filter(fits);
  return found.length > 0 ? found : fitting;
}

const ofCase = (word: GreekWord, letter: Case | ''): readonly Parsing[] =>
  only(word, (parsing) => parsing.case === letter);

function afterPreposition(word: GreekWord): readonly Parsing[] {
  const cases = CASES_AFTER[word.preceding.strongs ?? ''] ?? 'GDA';
  return only(word, (parsing) => parsing.case !== '' && cases.includes(parsing.case));
}

/** True for αὐτοῦ ("his"), and for πάντα directly after "God". Neither agrees with the word before it. */
const isPronounApart = ({ letters, previous }: GreekWord): boolean =>
  letters === 'αυτου' || (letters === 'παντα' && previous.is('G2316'));

const agreesWithPreceding = (word: GreekWord): FitsParsing => {
  const { parsing } = word.preceding;
  return (option) => agree(parsing, option);
};

/** True for a name whose form can be no other part of speech. */
const isOnlyName = (word: GreekWord): boolean =>
  word.isName && word.options.every(({ part }) => part === 'N');

/**
 * True for a name that can be a genitive, directly after the noun to which it belongs: "God of Abraham". After the word
 * "name" it is no genitive, but the name itself.
 */
const isNameOfOwner = (word: GreekWord): boolean =>
  isOnlyName(word) &&
  word.options.some((option) => option.case === 'G') &&
  word.previous.isNoun &&
  word.previous.case !== 'V' &&
  !word.previous.is('G3686') &&
  (!word.previous.isName || word.previous.is('G2316'));

const canBeSingularVerb = ({ options }: GreekWord): boolean =>
  options.some((option) => option.kind === 'verb' && option.person === 3 && !option.isPlural);

const fitsWordsBefore = rules<GreekWord, readonly Parsing[]>('the parsings that fit the words before', [
  {
    name: 'a case that the preposition before it takes',
    when: (word) => word.preceding.isPreposition,
    gives: afterPreposition,
    example: 'Matthew 1:17 Ἀβραὰμ: Abraham',
  },
  {
    name: 'after "and" or "or", the case of the word before "and" or "or"',
    when: (word) => word.preceding.isIn(AND_OR),
    gives: (word) => ofCase(word, word.preceding.previous.case),
    example: 'Matthew 2:4 γραμματεῖς: scribes',
  },
  {
    name: 'the genitive of a name after its noun: God of Abraham',
    when: isNameOfOwner,
    gives: (word) => ofCase(word, 'G'),
    example: 'Matthew 1:1 Ἰησοῦ: of Jesus',
  },
  {
    name: 'the form that agrees with the word before',
    when: (word) => !isPronounApart(word) && word.options.some(agreesWithPreceding(word)),
    gives: (word) => only(word, agreesWithPreceding(word)),
    example: 'Matthew 1:2 Ἰσαὰκ: Isaac',
  },
  {
    name: 'the nominative of a name that begins a verse',
    when: (word) => word.place === 0 && isOnlyName(word),
    gives: (word) => ofCase(word, 'N'),
    example: 'Matthew 1:2 Ἀβραὰμ: Abraham',
  },
  {
    name: 'the nominative of a name beside a verb in the singular',
    when: (word) =>
      isOnlyName(word) && (canBeSingularVerb(word.preceding) || canBeSingularVerb(word.following)),
    gives: (word) => ofCase(word, 'N'),
    example: 'Matthew 1:5 Ἰωβὴδ: Obed',
  },
  {
    name: 'the accusative of a form in -ας after a verb',
    when: (word) =>
      word.letters.endsWith('ασ') && word.previous.isVerb && !word.previous.isIn(GENITIVE_VERBS),
    gives: (word) => ofCase(word, 'A'),
    example: 'Matthew 4:2 ἡμέρας: days',
  },
]);

/** The parsings that agree with one of the next words, which must be a noun, an adjective or a participle. */
function agreeingAfter(word: GreekWord, reach: number): readonly Parsing[] {
  let next = word.following;
  for (let steps = 0; steps < reach; steps += 1) {
    const heads = next.options.filter(({ part }) => 'NAPDV'.includes(part));
    const found = word.fitting.filter((parsing) => heads.some((head) => agree(parsing, head)));
    if (found.length > 0) return found;
    next = next.following;
  }
  return word.fitting;
}

/**
 * The article of a participle, at most seven words before it: "the one who believes". Null if there is none, or if the
 * article belongs to a noun between them.
 */
export function awaitingArticle(word: GreekWord, participle: Parsing): GreekWord | null {
  const found = word.nearestBefore(7, (one) => one.isFinite || agree(one.parsing, participle));
  return found.isArticle ? found : null;
}

const isNominative: FitsParsing = (parsing) => parsing.case === 'N' || parsing.case === 'V';

const isSubjunctive: FitsParsing = (parsing) => parsing.kind === 'verb' && parsing.mood === 'subjunctive';

const hasPerson: FitsParsing = (parsing) => parsing.kind === 'verb' && parsing.person !== null;

const canBeVerb = ({ fitting }: GreekWord): boolean => fitting.some(({ kind }) => kind === 'verb');

/** True for a form that can be a participle or something else. */
const canBeParticiple = (word: GreekWord): boolean =>
  canBeVerb(word) &&
  word.fitting.some((parsing) => parsing.case !== '') &&
  word.fitting.some((parsing) => parsing.case === '');

/** True for a form such as εἶπον, "I said" or "they said". */
const isOfEitherNumber = ({ fitting }: GreekWord): boolean =>
  [true, false].every((isPlural) => fitting.some((one) => hasPerson(one) && one.isPlural === isPlural));

/** Asks of a parsing whether "I", "we" or "you" beside the verb is its subject. */
const hasPronoun = (word: GreekWord): FitsParsing => {
  const near = [-3, -2, -1, 1, 2, 3].flatMap((steps) => word.at(steps).options);
  const pronouns = near.filter(({ part, case: letter }) => part === 'P' && letter === 'N');
  return (parsing) =>
    parsing.kind === 'verb' &&
    parsing.person !== 3 &&
    pronouns.some(
      (one) => one.kind === 'nominal' && one.person === parsing.person && one.isPlural === parsing.isPlural,
    );
};

/** True if a nominative of this number is near a verb. A singular must be a participle, which can belong to "I". */
function hasNominative(word: GreekWord, isPlural: boolean): boolean {
  const fits = ({ options }: GreekWord): boolean =>
    options.every(
      (one) => isNominative(one) && one.isPlural === isPlural && (isPlural || one.kind === 'verb'),
    );
  return word.someBefore(5, fits) || word.someAfter(4, fits);
}

/** True for a form that can command and can state: "see" and "you see". */
const canCommandOrState = ({ fitting }: GreekWord): boolean =>
  (['imperative', 'indicative'] as const).every((mood) =>
    fitting.some((one) => one.kind === 'verb' && one.person === 2 && one.mood === mood),
  );

const isIndicative: FitsParsing = (parsing) => parsing.kind === 'verb' && parsing.mood === 'indicative';
const isImperative: FitsParsing = (parsing) => parsing.kind === 'verb' && parsing.mood === 'imperative';

/** True if a word such as "not", "what" or "because", before a verb, shows that the verb does not command. */
const isStatement = (word: GreekWord): boolean =>
  word
    .nearestBefore(5, (one) => one.isIn(STATING) || one.options.every(hasPerson) || one.is('G235', 'G3767'))
    .isIn(STATING);

/** The mood of an earlier verb with "you", if this verb goes on with it. Empty if not. */
function moodBefore(word: GreekWord): string {
  const before = word.nearestBefore(8, (one) => one.isFinite);
  if (before.person !== 2 || !before.isPlural) return '';
  const isJoined = word.someBefore(3, (one) => one.place > before.place && one.is('G2532', 'G3761'));
  const isForbidden = before.someBefore(2, (one) => one.is('G3361'));
  return isJoined || (before.mood === 'imperative' && !isForbidden) ? before.mood : '';
}

/** True for a verb before "and not", and for one that goes on with a statement. */
const goesOnStating = (word: GreekWord): boolean =>
  (word.next.is('G2532') && word.at(2).is('G3756')) || moodBefore(word) === 'indicative';

/** True for a verb that goes on with a command, for "remember" at the start of a verse and for "do this". */
const goesOnCommanding = (word: GreekWord): boolean =>
  moodBefore(word) === 'imperative' ||
  (word.is('G3421') && word.place === 0) ||
  (word.is('G4160') && word.previous.is('G3778'));

/** True for a form such as ποιήσω, "I will do" or "I might do". */
const canBeFuture = ({ fitting }: GreekWord): boolean =>
  fitting.some(isSubjunctive) &&
  fitting.some((one) => one.kind === 'verb' && one.tense === 'future' && one.person === 1 && !one.isPlural);

const isFuture: FitsParsing = (parsing) => parsing.kind === 'verb' && parsing.tense === 'future';

const fitsWordsAround = rules<GreekWord, readonly Parsing[]>('the parsings that fit the words around', [
  {
    name: 'the form of the article that agrees with a word after it',
    when: (word) => word.part === 'T',
    gives: (word) => agreeingAfter(word, 6),
    example: 'Matthew 1:6 τὸν: (the)',
  },
  {
    name: 'the form of an adjective or demonstrative that agrees with a word after it',
    when: (word) => word.isOfPart('AD'),
    gives: (word) => agreeingAfter(word, 2),
    example: 'Matthew 1:18 ἁγίου: holy',
  },
  {
    name: 'the participle that an earlier article needs',
    when: canBeParticiple,
    gives: (word) => only(word, (parsing) => awaitingArticle(word, parsing) !== null),
    example: 'Matthew 5:46 ποιοῦσιν: do',
  },
  {
    name: 'the subjunctive after a word such as ἵνα',
    when: (word) =>
      word.fitting.some(isSubjunctive) && word.someBefore(6, (one) => one.isIn(WITH_SUBJUNCTIVE)),
    gives: (word) => only(word, isSubjunctive),
    example: 'Matthew 6:2 λέγω: I might say',
  },
  {
    name: 'the indicative after "not", "what", "who", "how" or "because"',
    when: (word) => canCommandOrState(word) && isStatement(word),
    gives: (word) => only(word, isIndicative),
    example: 'Matthew 5:46 ἔχετε: you have',
  },
  {
    name: 'the imperative after μή',
    when: (word) => canCommandOrState(word) && word.someBefore(2, (one) => one.is('G3361', 'G3366')),
    gives: (word) => only(word, isImperative),
    example: 'Matthew 6:25 μεριμνᾶτε: be anxious',
  },
  {
    name: 'the indicative of "you" after another indicative and "and", or before "and not"',
    when: (word) => canCommandOrState(word) && goesOnStating(word),
    gives: (word) => only(word, isIndicative),
    example: 'Matthew 11:4 βλέπετε: you see',
  },
  {
    name: 'the imperative of "you" after another imperative',
    when: (word) => canCommandOrState(word) && goesOnCommanding(word),
    gives: (word) => only(word, isImperative),
    example: 'Matthew 3:3 ποιεῖτε: make',
  },
  {
    name: 'the future of "I", except after a word such as ἵνα, "what" or "if"',
    when: (word) =>
      canBeFuture(word) &&
      !word.someBefore(
        6,
        (one) => one.isIn(WITH_SUBJUNCTIVE) || one.is('G5101', 'G3361', 'G4458', 'G2309', 'G1014'),
      ),
    gives: (word) => only(word, isFuture),
    example: 'Matthew 4:19 ποιήσω: I will make',
  },
  {
    name: 'the person of "I", "we" or "you" near the verb',
    when: (word) => canBeVerb(word) && word.fitting.some(hasPronoun(word)),
    gives: (word) => only(word, hasPronoun(word)),
    example: 'Matthew 3:14 ἔχω: have',
  },
  {
    name: 'the plural of a verb near a nominative in the plural',
    when: (word) => isOfEitherNumber(word) && hasNominative(word, true) && !hasNominative(word, false),
    gives: (word) => only(word, (parsing) => hasPerson(parsing) && parsing.isPlural),
    example: 'Matthew 2:11 εἶδον: they saw',
  },
  {
    name: 'the singular of a verb near a participle in the singular',
    when: (word) => isOfEitherNumber(word) && hasNominative(word, false) && !hasNominative(word, true),
    gives: (word) => only(word, (parsing) => hasPerson(parsing) && !parsing.isPlural),
    example: 'Matthew 12:44 ἐξῆλθον: I went out',
  },
]);

/** The parsings of an article that agree with the noun directly after it. All of them if there is none. */
const inGenderOfNounAfter = (word: GreekWord): readonly Parsing[] =>
  only(word, (parsing) => word.following.options.some((noun) => noun.part === 'N' && agree(parsing, noun)));

/** Chooses among the parsings of a form. Those of the words before it must be chosen already. */
export function chooseParsing(word: GreekWord): void {
  if (word.options.length === 1) return;
  if (word.part === 'T') word.fitting = inGenderOfNounAfter(word);
  word.fitting = fitsWordsBefore(word) ?? word.fitting;
  word.fitting = fitsWordsAround(word) ?? word.fitting;
}

export const PARSING_RULES = [fitsWordsBefore, fitsWordsAround];
