import type { LexiconRecord } from '../../records.ts';
import { CHOSEN_GLOSSES } from './strongs-chosen.ts';
import { KING_JAMES_NAMES } from './strongs-names.ts';

type GlossSource = Pick<LexiconRecord, 'strongsNumber' | 'lemma' | 'definition' | 'usage'>;

/** Entries that have another word's definition in the package. H1777 (דִּין, to judge) has that of a Greek word. */
const MISPLACED: ReadonlySet<string> = new Set(['H1777']);
/** The Strong's number of the Hebrew object marker, a word that has no English rendering. */
const OBJECT_MARKER = 'H853';

const LEAD_IN = new RegExp(
  '^(?:(?:(?:also|or|and|hence|especially|apparently|perhaps|probably|possibly|originally|properly|rarely|mostly|often|' +
    'only|usually|particularly|literally|figuratively|specifically|specially|generally|concretely|abstractly|' +
    'collectively|causatively|adverbially|euphemistically|intransitively|transitively|intensively|reflexively|' +
    'reciprocally|passively|actively|physically|mentally|morally|technically|objectively|subjectively|partitively|' +
    'by (?:implication|extension|analogy|resemblance|euphemism|hebraism|hyperbole|metonymy)|in general)' +
    '(?:(?:,? and|,? or|,)\\s*(?=\\w+ly\\b))?' +
    ')\\b[,:]?\\.?\\s*)+',
  'i',
);
/** A clause that says where a word comes from or where it belongs, but not what it means. */
const NO_MEANING =
  /^(?:compare|from|the same|same|see|meaning|a (?:primitive|primary)|(?:of|an?) (?:uncertain|hebrew|chald|foreign (?:origin|word))|(?:an? )?cardinal number|used|as\b|orig\b|according to|in the sense|only in|with prep)/i;
const TAIL =
  /\s(?:in (?:the|a|an|its|any|all|many|general|various|varied|great|place|number|\w+ senses?)|used|as(?= |$)|with(?: the| great)?|of (?:the|a|an|god|any|persons)|(?:literal|figurative|causative|general|intelligent|moral|mental|intensive)ly$|actively$|especially|whether|both|near|for (?:the|a|an|any)|(?:whence|from which|that|which|who|whom|where|when|so called))\b.*$/i;
const GRAMMAR = new Set(
  (
    'a an the of and or as in is ordinal adverb adverbial conjunction conditional preposition particle ' +
    'pronoun interjection interrogative demonstrative relative negative negation emphatic enclitic prefix suffix noun ' +
    'verb verbal adjective participle infinitive masculine feminine plural singular dual collective causative ' +
    'intransitive transitive passive active reflexive denominative primitive primary indefinite definite article ' +
    'personal objective conj adv interrog neg literal figurative superlative'
  ).split(' '),
);
/** A phrase that ends with one of these words is incomplete. The word alone can be a meaning ("with"). */
const OPEN_END =
  /\s(?:of|to|for|from|with|without|at|by|into|unto|upon|against|among|between|towards?|or|and|nor|as|than|the|an?|be|is|are|being|make|its|his|one's|any|some|that|this|which|who|whose|not|very|more|like)$/i;
/** Words that a gloss cannot have, because they describe the word and not its meaning. */
const REMARK =
  /\b(?:particle|preposition|pronoun|conjunction|adverbial|interrogative|indicative|supposed|whatever|hence|name of)\b/i;
const MAX_LENGTH = 32;
const MAX_WORDS = 5;

function withoutBrackets(text: string): string {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/\s*\([^()]*\)/g, '');
  }
  return left.replace(/^.*\)/, '').replace(/\(.*$/, '');
}

/** Removes quotation marks and the dictionary's signs for idioms and phrases (`[idiom]`, `+`, and X for `×`). */
function withoutSigns(text: string): string {
  return text
    .replace(/\[(?:idiom|phrase)\]|(?<=^|[\s,])[X+](?=\s)|["{}!?]|^\s*:?--/g, ' ')
    .replace(/\s+/g, ' ');
}

/**
 * Returns the meanings in a part of a clause: two for "a mountain or range of hills", one for "to be or come near".
 */
function alternatives(part: string): string[] {
  const plain = part
    .trim()
    .replace(LEAD_IN, '')
    .replace(/^to be (?:make|cause|become) /i, 'to be ')
    .replace(/^(?:to )?(?:be|make|cause|put|become) or (?:to )?(?=\w)/i, 'to ');
  const isVerb = /^to /i.test(plain);
  return plain
    .replace(TAIL, '')
    .split(/,?\s(?:and\/or|or)\s/)
    .map((meaning) => meaning.replace(/[.:\s]+$/, '').replace(/^(?:an?|the)\s+/i, ''))
    .map((meaning) => (isVerb ? `to ${meaning.replace(/^to /i, '')}`.replace(OPEN_END, '') : meaning));
}

function isUsable(meaning: string): boolean {
  const words = meaning.toLowerCase().split(/[\s-]+/);
  return (
    /^\p{L}[\p{L}\s'’-]*$/u.test(meaning) &&
    meaning.length <= MAX_LENGTH &&
    words.length <= MAX_WORDS &&
    !OPEN_END.test(meaning) &&
    !REMARK.test(meaning) &&
    !words.every((word) => GRAMMAR.has(word)) &&
    !/^(?:to|be|make|cause|etc|it|(?:literal|figurative)\w*)$/i.test(meaning)
  );
}

function meaningsOf(definition: string): string[] {
  const clauses = withoutBrackets(withoutSigns(definition)).split(/[;:]|(?=\bi\.e\.)/);
  return clauses.flatMap((clause, place) => {
    const explained = /^i\.e\./.test(clauses[place + 1] ?? '');
    if (explained && /^\s*properly/i.test(clause)) return [];
    const text = clause
      .replace(/^i\.e\.,?/, '')
      .trim()
      .replace(LEAD_IN, '');
    const isVerb = /^to /i.test(text);
    return text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !NO_MEANING.test(part))
      .flatMap(alternatives)
      .filter((meaning) => isUsable(meaning) && (!isVerb || /^to /i.test(meaning)));
  });
}

function isRendered(meaning: string, usage: string): boolean {
  const rendered = new Set(usage.toLowerCase().match(/\p{L}+/gu));
  return meaning
    .toLowerCase()
    .replace(/^to (?:be )?/, '')
    .split(' ')
    .every((word) => rendered.has(word));
}

function renderingsOf(usage: string): string[] {
  return usage
    .replace(/\.?\s*Compare.*$/, '')
    .replace(/\[(?:idiom|phrase)\][^,;]*/g, '')
    .replace(/\([^()]*,[^()]*\)/g, (inside) => (inside.startsWith('(-') ? '(-)' : '()'))
    .split(/[,;.]/)
    .map((rendering) => rendering.trim().replace(/(?<=\p{L})\(-[^()]*\)$/u, ''))
    .filter((rendering) => !/[()[\]+]|-$|^X /.test(rendering) && isUsable(rendering));
}

/** Renderings of a verb that are not verbs. They fit only one place in the Bible. */
const NO_VERB = new RegExp(
  '^(?:\\w*[aeiou]\\w*(?:ing|[^e]ed)|hearts|as|over|sight|some|hid|by|custom|full|well|contrary|ability|past|deep|' +
    'farewell|fervent)\\b',
);
const CLAUSE = /^(?:that|which|whose|them|things which|no man|must|from|cannot)\b|\bX\b/;

/**
 * Returns the only word or phrase by which the King James Version renders an entry. Null if there are
 * several, or if it does not fit as a gloss.
 */
function soleRendering(usage: string, isVerb: boolean): string | null {
  const plain = usage
    .replace(/\.$/, '')
    .replace(/^(?:an?|the) | (?:with|against|of|to|for|in|upon|unto|at)$/g, '')
    .replace(/\bshew/, 'show');
  if (!/^\p{L}[\p{L} -]+$/u.test(plain) || CLAUSE.test(plain) || !isUsable(plain)) return null;
  if (!isVerb) return plain.startsWith('be ') ? null : plain;
  return NO_VERB.test(plain) || !isUsable(`to ${plain}`) ? null : `to ${plain}`;
}

/**
 * Returns a short meaning of an entry, for the screen to show under a word. Returns null if the dictionary has none.
 *
 * Some common words have a chosen gloss. A name gets the spelling that the King James Version has at its verses. Any
 * other word gets the first meaning of its definition that is also a rendering of the King James Version. If there is
 * no such meaning, it gets the first meaning. If there is no short meaning, it gets the first rendering that needs no
 * additions.
 *
 * A meaning has no remarks in brackets, no article and no words such as "properly" or "by implication" before it. If
 * the definition says "properly" one thing, "i.e." another, the second is the meaning. Clauses about grammar or about
 * the word's origin are left out.
 *
 * The Greek dictionary explains words by their parts ("camper-out", "non-carnal"). If no meaning of a Greek word is a
 * rendering of the King James Version, and that has only one rendering (soldier, spiritual), the gloss is the
 * rendering.
 */
export function glossOf({ strongsNumber, lemma, definition, usage }: GlossSource): string | null {
  if (strongsNumber === OBJECT_MARKER) return '(object marker)';
  if (MISPLACED.has(strongsNumber)) return null;
  const chosen = CHOSEN_GLOSSES[strongsNumber] ?? KING_JAMES_NAMES[strongsNumber];
  if (chosen !== undefined) return chosen;
  const meanings = definition === null ? [] : meaningsOf(definition);
  const rendered = meanings.find((one) => isRendered(one, usage ?? ''));
  const isVerb = meanings[0]?.startsWith('to ') === true;
  const sole =
    strongsNumber.startsWith('G') && rendered === undefined ? soleRendering(usage ?? '', isVerb) : null;
  const meaning = rendered ?? sole ?? meanings[0] ?? null;
  const rendering = usage === null ? null : (renderingsOf(usage)[0] ?? null);
  const capital = /^\p{Lu}/u;
  const isName = capital.test(lemma) || capital.test(meaning ?? '');
  return isName && capital.test(rendering ?? '') ? rendering : (meaning ?? rendering);
}
