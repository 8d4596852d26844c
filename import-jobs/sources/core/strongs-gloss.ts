/** What a gloss is made from: Strong's definition, and the words the King James Version renders it by. */
export interface GlossSource {
  strongsNumber: string;
  definition: string | null;
  usage: string | null;
}

/**
 * The commonest words, whose definition begins with a discussion or a rare sense ("gods in the ordinary sense").
 * Each is given one of the renderings of its own entry; nothing is added that the dictionary does not have.
 */
const CHOSEN: ReadonlyMap<string, string> = new Map(
  (
    'H1 father|H113 lord|H120 man|H136 Lord|H157 to love|H226 sign|H259 one|H376 man|H413 to|H430 God|H518 if|' +
    'H539 to believe|H559 to say|H589 I|H595 I|H776 earth|H834 which|H854 with|H935 to come|H1288 to bless|' +
    'H1242 morning|H1254 to create|H1320 flesh|H1697 word|H1961 to be|H1980 to go|H2416 life|H2617 mercy|H2896 good|' +
    'H3068 Lord|H3117 day|H3205 to bear|H3318 to go out|H3427 to dwell|H3588 because|H3808 not|H3820 heart|H3824 heart|' +
    'H3947 to take|H3967 hundred|H4191 to die|H4480 from|H5002 saith|H5046 to tell|H5315 soul|H5414 to give|H5650 servant|' +
    'H5704 until|H5921 upon|H5975 to stand|H5971 people|H6213 to do|H6440 face|H6635 host|H6965 to rise|H6944 holy|' +
    'H7121 to call|H7200 to see|H7225 beginning|H7230 multitude|H7307 spirit|H7451 evil|H7725 to return|H7896 to put|' +
    'H7965 peace|H8034 name|H8064 heaven|H8085 to hear|H8104 to keep|H8451 law|H216 light|H935 to come|H6680 to command|' +
    'H6963 voice|H4941 judgment|H6666 righteousness|H5769 for ever|H4325 water|H7563 wicked|H571 truth|H1245 to seek|' +
    'G846 he|G1063 for|G1161 but|G1537 from|G2036 to say|G2316 God|G2962 Lord|G3004 to say|G3056 word|G3739 who|' +
    'G3754 that|G3756 not|G444 man|G1722 in|G5457 light|G4151 spirit|G32 angel|G40 holy|G5590 soul|G3772 heaven|' +
    'G1510 to be|G5547 Christ|G1096 to become|G4102 faith|G3551 law|G5485 grace|G1515 peace'
  )
    .split('|')
    .map((entry) => {
      const space = entry.indexOf(' ');
      return [entry.slice(0, space), entry.slice(space + 1)];
    }),
);

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
  /\s(?:in (?:the|a|an|its|any|general|various)|used|as (?:a|an|the)|with(?: the)?|of (?:the|a|an|god)|especially|whether|both|(?:whence|from which|that|which|who))\b.*$/i;
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
  return plain.length > LONGEST ? (plain.split(/\s(?:or|and)\s/)[0] ?? '') : plain;
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
export function glossOf({ strongsNumber, definition, usage }: GlossSource): string | null {
  if (strongsNumber === OBJECT_MARKER) return '(object marker)';
  const chosen = CHOSEN.get(strongsNumber);
  if (chosen !== undefined) return chosen;
  const meaning = definition === null ? null : firstMeaning(definition);
  const rendering = usage === null ? null : firstRendering(usage);
  const isName = /^\p{Lu}/u.test(meaning ?? '') && /^\p{Lu}/u.test(rendering ?? '');
  return isName ? rendering : (meaning ?? rendering);
}

/** The numbers whose gloss is chosen by hand, for the test that holds each to its entry. */
export const CHOSEN_GLOSSES: ReadonlyMap<string, string> = CHOSEN;
