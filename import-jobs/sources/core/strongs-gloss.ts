import { CHOSEN_GLOSSES } from './strongs-chosen.ts';

/** What a gloss is made from: Strong's definition, and the words the King James Version renders it by. */
export interface GlossSource {
  strongsNumber: string;
  lemma: string;
  definition: string | null;
  usage: string | null;
}

/** The word that no English word renders. */
const OBJECT_MARKER = 'H853';

const LEAD_IN = new RegExp(
  '^(?:(?:properly|literally|figuratively|specifically|specially|generally|hence|also|or|and|especially|apparently|' +
    'perhaps|probably|concretely|abstractly|causatively|adverbially|collectively|intransitively|transitively|' +
    'by (?:implication|extension|analogy|resemblance|euphemism|hebraism)|in general|usually|only|mostly)\\b[,:]?\\s*)+',
  'i',
);
const NO_MEANING =
  /^(?:compare|from|the same|see|a (?:primitive|primary)|of (?:uncertain|hebrew)|used|as\b)/i;
const TAIL =
  /\s(?:in (?:the|a|an|its|any|general|various)|used|as (?:a|an|the)|with(?: the)?|of (?:the|a|an|god)|especially|whether|both|near|(?:whence|from which|that|which|who))\b.*$/i;
const LONGEST = 32;

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

function shortened(clause: string): string {
  const meaning = (clause.trim().replace(LEAD_IN, '').split(',')[0] ?? '').trim().replace(TAIL, '');
  const plain = meaning.replace(/^(?:an?|the)\s+/i, '').replace(/[.:]+$/, '');
  return plain.split(/\sor\b/)[0] ?? '';
}

const usable = (meaning: string): boolean => /^[\p{L}]/u.test(meaning) && meaning.length <= LONGEST;

function firstMeaning(definition: string): string | null {
  const clauses = withoutBrackets(withoutSigns(definition)).split(/;|(?=\bi\.e\.)/);
  const meanings = clauses.flatMap((clause, place) => {
    const explained = /^i\.e\./.test(clauses[place + 1] ?? '');
    if (explained && /^\s*properly/i.test(clause)) return [];
    const text = clause.replace(/^i\.e\.,?/, '').trim();
    return NO_MEANING.test(text) ? [] : [shortened(text)];
  });
  return meanings.find(usable) ?? null;
}

function firstRendering(usage: string): string | null {
  const renderings = withoutBrackets(withoutSigns(usage))
    .replace(/\.?\s*Compare.*$/, '')
    .split(/[,;.]/);
  return renderings.map((rendering) => rendering.trim().replace(/-$/, '')).find(usable) ?? null;
}

/**
 * The first short meaning of an entry, to stand under a word; null where the dictionary has none.
 *
 * The commonest words have a chosen rendering. A name is given as the King James Version spells it. Else it is the
 * definition's first meaning: without remarks in brackets, without lead-ins such as "properly" or "by implication"
 * (what is "properly" one thing, i.e. another, is the other), without its article, up to the first comma; and where that
 * gives nothing short, the first rendering of the King James Version.
 */
export function glossOf({ strongsNumber, lemma, definition, usage }: GlossSource): string | null {
  if (strongsNumber === OBJECT_MARKER) return '(object marker)';
  const chosen = CHOSEN_GLOSSES.get(strongsNumber);
  if (chosen !== undefined) return chosen;
  const meaning = definition === null ? null : firstMeaning(definition);
  const rendering = usage === null ? null : firstRendering(usage);
  const capital = /^\p{Lu}/u;
  const isName = capital.test(lemma) || capital.test(meaning ?? '');
  return isName && capital.test(rendering ?? '') ? rendering : (meaning ?? rendering);
}
