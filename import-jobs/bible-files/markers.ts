/** What a marker of USFM, USX or USFX means for the text of a verse. */
export type MarkerRole =
  /** Begins a paragraph or a line of poetry: its text belongs to the verse. */
  | 'text'
  /** Letters inside a verse that stay: `\nd`, `\wj`. */
  | 'letters'
  | 'word'
  | 'heading'
  | 'title'
  /** Titles, introductions and names of books: no verses. */
  | 'outside'
  | { drop: string };

const OUTSIDE =
  /^(?:id|ide|usfm|sts|rem|h\d?|toc\d?|toca\d?|mt\d?|mte\d?|imt\d?|imte\d?|is\d?|ip\w?|im\w?|ipq|imq|ipr|iq\d?|ib|ili\d?|iot|io\d?|ior|iex|ie|cl|cp|cd|lit|restore|pb|periph|languageCode|generated)$/iu;
const HEADING = /^(?:s\d?|ms\d?|sp|qa|sd\d?|sr\d?)$/u;
const REFERENCES = /^(?:r|mr|rq|xt)$/u;
const NOTE = /^(?:f|fe|ef|efe|fm)$/u;
const CROSS = /^(?:x|ex)$/u;
const OTHER_NUMBER = /^(?:va|vp|ca)$/u;
const WORD = /^(?:w[ghal]?)$/u;
const LETTERS =
  /^(?:add|addpn|bk|dc|k|nd|ord|pn|png|qt|sig|sls|tl|wj|em|bd|it|bdit|no|sc|sup|qs|qac|rb|jmp|cat|litl|lik|liv\d?|tc\w?\d?|th\w?\d?|thr|quoteText)$/u;

/** The role of a marker, of the style of a USX paragraph, or of an element of USFX. Unknown ones begin a paragraph. */
export function roleOfMarker(marker: string): MarkerRole {
  if (WORD.test(marker)) return 'word';
  if (LETTERS.test(marker)) return 'letters';
  if (NOTE.test(marker)) return { drop: 'footnotes' };
  if (CROSS.test(marker) || REFERENCES.test(marker)) return { drop: 'cross references' };
  if (OTHER_NUMBER.test(marker)) return { drop: 'other verse numbers' };
  if (marker === 'fig') return { drop: 'pictures' };
  if (marker === 'pro' || marker === 'ndx') return { drop: 'notes' };
  if (marker === 'd') return 'title';
  if (HEADING.test(marker)) return 'heading';
  return OUTSIDE.test(marker) ? 'outside' : 'text';
}
