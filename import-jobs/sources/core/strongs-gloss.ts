import { CHOSEN_GLOSSES } from './strongs-chosen.ts';
import { KING_JAMES_NAMES } from './strongs-names.ts';

/** What a gloss is made from: Strong's definition, and the words the King James Version renders it by. */
export interface GlossSource {
  strongsNumber: string;
  lemma: string;
  definition: string | null;
  usage: string | null;
}

/** Entries whose definition in the package is another word's: H1777 (דִּין, to judge) has that of a Greek one. */
const MISPLACED: ReadonlySet<string> = new Set(['H1777']);
/** The word that no English word renders. */
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
/** A clause that tells where a word comes from or belongs, and not what it means. */
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
/** A phrase is cut short where one of these is its last word; alone it is a meaning ("with"). */
const OPEN_END =
  /\s(?:of|to|for|from|with|without|at|by|into|unto|upon|against|among|between|towards?|or|and|nor|as|than|the|an?|be|is|are|being|make|its|his|one's|any|some|that|this|which|who|whose|not|very|more|like)$/i;
/** What a gloss never says: these speak of the word, not of what it means. */
const REMARK =
  /\b(?:particle|preposition|pronoun|conjunction|adverbial|interrogative|indicative|supposed|whatever|hence|name of)\b/i;
const LONGEST = 32;
const MOST_WORDS = 5;

/** Drops bracketed remarks, nested ones from the inside, and what an unmatched bracket cuts off. */
function withoutBrackets(text: string): string {
  let left = text;
  for (let before = ''; before !== left; ) {
    before = left;
    left = left.replace(/\s*\([^()]*\)/g, '');
  }
  return left.replace(/^.*\)/, '').replace(/\(.*$/, '');
}

/** Drops the dictionary's signs for idioms and phrases (`[idiom]`, `×` written X, `+`) and quotation marks. */
function withoutSigns(text: string): string {
  return text
    .replace(/\[(?:idiom|phrase)\]|(?<=^|[\s,])[X+](?=\s)|["{}!?]|^\s*:?--/g, ' ')
    .replace(/\s+/g, ' ');
}

/** The meanings in a part of a clause: two in "a mountain or range of hills", one in "to be or come near". */
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
    meaning.length <= LONGEST &&
    words.length <= MOST_WORDS &&
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

/** Whether the King James Version renders the word so: each word of the meaning is one of its renderings. */
function isRendered(meaning: string, usage: string): boolean {
  const rendered = new Set(usage.toLowerCase().match(/\p{L}+/gu));
  return meaning
    .toLowerCase()
    .replace(/^to (?:be )?/, '')
    .split(' ')
    .every((word) => rendered.has(word));
}

/** Renderings that stand without additions in brackets or hyphens: `(be-) fore(-time)` is none. */
function renderingsOf(usage: string): string[] {
  return usage
    .replace(/\.?\s*Compare.*$/, '')
    .replace(/\[(?:idiom|phrase)\][^,;]*/g, '')
    .replace(/\([^()]*,[^()]*\)/g, (inside) => (inside.startsWith('(-') ? '(-)' : '()'))
    .split(/[,;.]/)
    .map((rendering) => rendering.trim().replace(/(?<=\p{L})\(-[^()]*\)$/u, ''))
    .filter((rendering) => !/[()[\]+]|-$|^X /.test(rendering) && isUsable(rendering));
}

/** Renderings that are no verb although the entry is one, and clauses: they stand in one place of the text only. */
const NO_VERB = new RegExp(
  '^(?:\\w*[aeiou]\\w*(?:ing|[^e]ed)|hearts|as|over|sight|some|hid|by|custom|full|well|contrary|ability|past|deep|' +
    'farewell|fervent)\\b',
);
const CLAUSE = /^(?:that|which|whose|them|things which|no man|must|from|cannot)\b|\bX\b/;

/** The one word or phrase by which the King James Version always renders an entry; null where it has several. */
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
 * The first short meaning of an entry, to stand under a word; null where none can be told from the dictionary.
 *
 * Common words have a chosen rendering. A name is given as the King James Version spells it at its verses. Else it is
 * the first of the definition's meanings that the King James Version renders the word by, or its first at all: without
 * remarks in brackets, without lead-ins such as "properly" or "by implication" (what is "properly" one thing, i.e.
 * another, is the other), without its article. What speaks of grammar or of where the word comes from is passed over.
 * Where the definition gives nothing short, it is the first rendering of the King James Version that stands by itself.
 *
 * The Greek dictionary explains words by their parts ("camper-out", "non-carnal"): where no meaning is one of the King
 * James Version's and that always renders the word alike (soldier, spiritual), its rendering stands.
 */
export function glossOf({ strongsNumber, lemma, definition, usage }: GlossSource): string | null {
  if (strongsNumber === OBJECT_MARKER) return '(object marker)';
  if (MISPLACED.has(strongsNumber)) return null;
  const chosen = CHOSEN_GLOSSES.get(strongsNumber) ?? KING_JAMES_NAMES.get(strongsNumber);
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
