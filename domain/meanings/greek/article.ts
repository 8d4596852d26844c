/** English for the Greek article, which also makes nouns of participles and phrases. */
import { DATIVES, isNameWithoutArticle } from './nominal.ts';
import { agree, inflectionOf, type Nominal } from './parsing.ts';
import { awaitingArticle, isSecondWord, type PlacedWord } from './phrase.ts';

const ARTICLE = 'G3588';

/** The index of the next word, past words such as δέ that only come second in a clause. */
function nextPlace(words: readonly PlacedWord[], place: number): number {
  let at = place + 1;
  for (let word = words[at]; word !== undefined && isSecondWord(word); word = words[at]) at += 1;
  return at;
}

const isNoun = (word: PlacedWord | undefined): boolean =>
  word?.parsing.kind === 'nominal' && word.parsing.part === 'N';

const isName = ({ gloss }: PlacedWord): boolean => /^\p{Lu}/u.test(gloss ?? '');

/** True for the participle of "ὁ δὲ ἀποκριθεὶς εἶπεν", where the article is the subject: "he answered and said". */
const isAnswer = (words: readonly PlacedWord[], place: number): boolean =>
  words[place]?.strongs === 'G611' &&
  words[place]?.parsing.kind === 'verb' &&
  words[place - 1]?.strongs === 'G1161' &&
  words[place - 2]?.strongs === ARTICLE;

/** The place of the article of a participle that has no noun: "the one who believes". -1 if it has none. */
export function articleOfParticiple(words: readonly PlacedWord[], place: number): number {
  const word = words[place];
  if (word?.parsing.kind !== 'verb' || word.parsing.mood !== 'participle') return -1;
  if (isAnswer(words, place)) return -1;
  const next = words[nextPlace(words, place)];
  if (isNoun(next) && next !== undefined && agree(next.parsing, word.parsing) && !isName(next)) return -1;
  return awaitingArticle(
    words,
    words.map(({ parsing }) => parsing),
    place,
    word.parsing,
  );
}

/** The place of the participle that an article makes a noun of; -1 if the article belongs to something else. */
function participleOf(words: readonly PlacedWord[], place: number): number {
  for (let at = place + 1; at < Math.min(words.length, place + 8); at += 1)
    if (articleOfParticiple(words, at) === place) return at;
  return -1;
}

interface Lexicon {
  glossOf(word: PlacedWord): string | null;
  isPerson(word: PlacedWord): boolean;
}

/** The English words for the article of a phrase that has no noun: `the one`, `those`, `the things`. */
function standIn({ isPlural, gender }: Nominal): string {
  if (gender === 'N') return isPlural ? 'the things' : 'the';
  return isPlural ? 'those' : 'the one';
}

const HE: Readonly<Record<string, string>> = { M: 'he', F: 'she', N: 'it' };

/** The noun, or the word used as a noun, to which an article belongs, among the next words. */
function headOf(words: readonly PlacedWord[], place: number, parsing: Nominal): PlacedWord | undefined {
  let found: PlacedWord | undefined;
  for (const word of words.slice(place + 1, place + 8)) {
    if (word.strongs === ARTICLE && agree(word.parsing, parsing)) break;
    if (inflectionOf(word.parsing) === null || !agree(word.parsing, parsing)) {
      if (word.parsing.kind === 'verb' && word.parsing.person !== null) break;
      continue;
    }
    found ??= word;
    if (isNoun(word)) return word;
  }
  return found;
}

/** True for the article of an infinitive with words between them: "to live by the flesh", "before he called". */
function isOfInfinitive(words: readonly PlacedWord[], place: number, parsing: Nominal): boolean {
  if (parsing.isPlural || parsing.case === 'N' || !'NM'.includes(parsing.gender)) return false;
  for (const word of words.slice(place + 1, place + 5)) {
    if (word.parsing.kind === 'verb') return word.parsing.mood === 'infinitive';
    if (agree(word.parsing, parsing) || word.strongs === ARTICLE) return false;
  }
  return false;
}

/** English for the article at a place: `the`, `of the`, `the one who`. */
export function article(
  words: readonly PlacedWord[],
  place: number,
  parsing: Nominal,
  { glossOf, isPerson }: Lexicon,
): string {
  const own = words[place];
  const at = nextPlace(words, place);
  const next = words[at];
  const last = words[place - 1];
  const isMarked = own?.preposition !== null || own?.continues === true;
  const mark = parsing.case === 'G' ? 'of ' : parsing.case === 'D' ? 'to ' : '';
  const marked = (english: string): string => (isMarked ? english : mark + english);
  const followsNoun = isNoun(last) && last !== undefined && agree(last.parsing, parsing);
  if (next === undefined) return marked('the');
  if (participleOf(words, place) !== -1) {
    const who = parsing.gender === 'N' ? 'which' : 'who';
    if (followsNoun) return who;
    if (parsing.gender === 'N') return marked(parsing.isPlural ? 'the things that' : 'that which');
    return marked(`${standIn(parsing)} who`);
  }
  if (isAnswer(words, at)) return parsing.isPlural ? 'they' : (HE[parsing.gender] ?? 'he');
  if (next.parsing.kind === 'verb' && next.parsing.mood === 'infinitive') return '(the)';
  if (isOfInfinitive(words, place, parsing)) return '(the)';
  const head = headOf(words, place, parsing);
  if (head === undefined) {
    const hasSecond = at > place + 1;
    const isOfPhrase = next.parsing.kind === 'particle' && next.parsing.part === 'PREP';
    if (
      hasSecond &&
      parsing.case === 'N' &&
      parsing.gender !== 'N' &&
      !(isOfPhrase && parsing.isPlural && next.strongs !== 'G4314')
    )
      return parsing.isPlural ? 'they' : (HE[parsing.gender] ?? 'he');
    const isPhrase = next.parsing.kind === 'particle' || inflectionOf(next.parsing)?.case === 'G';
    if (!isPhrase) return marked('the');
    if (next.parsing.kind === 'particle' && next.parsing.part === 'ADV')
      return parsing.case === 'D' && !isMarked
        ? 'on the'
        : parsing.isPlural
          ? marked(standIn(parsing))
          : marked('the');
    if (next.parsing.kind === 'particle' && next.parsing.part === 'A') return marked('the');
    return followsNoun ? (parsing.gender === 'N' ? 'which' : 'who') : marked(standIn(parsing));
  }
  const gloss = glossOf(head) ?? '';
  if (isNoun(head) && isNameWithoutArticle(gloss)) return isMarked || mark === '' ? '(the)' : mark.trim();
  if (parsing.case === 'D' && !isMarked && !isPerson(head))
    return `${DATIVES[head.strongs ?? ''] ?? 'to'} the`;
  return marked('the');
}
