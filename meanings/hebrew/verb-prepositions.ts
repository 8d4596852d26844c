/** The English of a Hebrew preposition after certain verbs. */
export interface Government {
  readonly english: string;
  /** Strong’s numbers of verbs. A letter after a number limits it to one stem: `H2388h`. */
  readonly after: string;
  /**
   * `persons`: only before a pronoun, a person, a people or a city. `names`: before any other name too. `peoples`: as
   * `names`, but not before a pronoun.
   */
  readonly before?: 'persons' | 'names' | 'peoples';
  /** True if no word may stand between the verb and the preposition: "conspired · against him". */
  readonly directly?: true;
}

/**
 * The English prepositions that verbs need, as "trust in" and "fight against". The key is the letter of a prefixed
 * preposition, or the Strong’s number of a separate one. The first line that fits applies. An empty text means none:
 * "choose him".
 */
export const VERB_PREPOSITIONS: Readonly<Record<string, readonly Government[]>> = {
  ב: [
    { english: '', after: 'H977 H3988 H5060q H8610q H1605 H5953t H602 H6711p H1166q' },
    { english: '', after: 'H5221h H7275q', before: 'persons' },
    { english: 'against', after: 'H4775 H6586 H4784' },
    {
      english: 'against',
      after: 'H2398q H2734q H5749h H6030q H1197q H4603q H7378q H5496h H7489q H3415q',
      before: 'persons',
    },
    { english: 'against', after: 'H3898N H6555q', before: 'names' },
    { english: 'among', after: 'H2026q', before: 'persons' },
    { english: 'at', after: 'H3932 H7832h' },
    { english: 'by', after: 'H7650 H7043p' },
    { english: 'for', after: 'H3718' },
    { english: 'in', after: 'H982 H2620 H539h H2654q H8055q H1523q H7442 H7797q H1984t' },
    { english: 'into', after: 'H5462h' },
    { english: 'of', after: 'H270q H2388h' },
    { english: 'of', after: 'H1875q H7592q H7065p', before: 'names' },
    { english: 'on', after: 'H5380 H5398 H5358' },
    { english: 'on', after: 'H6293q', before: 'persons' },
    { english: 'over', after: 'H4910 H7287 H7980' },
    { english: 'over', after: 'H4427q', before: 'persons' },
    { english: 'through', after: 'H5674q' },
    { english: 'to', after: 'H1692q' },
    { english: 'with', after: 'H898q H599 H2859t H6148t H5310p H1696q H8334p', before: 'persons' },
  ],
  ל: [
    { english: '', after: 'H5526 H3467h H5545q H5826q H5401q H7495 H6960' },
    { english: 'against', after: 'H2398q', before: 'names' },
    { english: 'at', after: 'H3932 H7832' },
    { english: 'for', after: 'H2442 H3176 H693q H7065p H3898N' },
    { english: 'for', after: 'H1129q H7069q H977q H3559h H2672q H3947q H1245p H7819q', before: 'names' },
    { english: 'of', after: 'H7592q', before: 'names' },
    { english: 'with', after: 'H3190q H2895q', before: 'persons' },
  ],
  מ: [
    { english: '', after: 'H3372q' },
    { english: 'at', after: 'H2865 H7264 H7493' },
    { english: 'of', after: 'H954q H398q H7604 H3498N H3498h H8104N' },
    { english: 'with', after: 'H7646' },
  ],
  H413: [
    { english: 'about', after: 'H5162' },
    { english: 'against', after: 'H6965q H3898N', before: 'persons' },
    { english: 'for', after: 'H3176' },
    { english: 'in', after: 'H982' },
    { english: 'over', after: 'H8104q H56t' },
  ],
  H5921: [
    { english: 'about', after: 'H559q H5046h H8085q H5608p H3034t' },
    {
      english: 'against',
      after: 'H3898 H2583q H6965q H3885N H3885h H6950N H622N H6186q H5782h H5782o H1431h H6633q',
      before: 'names',
    },
    { english: 'against', after: 'H2803 H3289q H5012 H6586q H4603 H5975h H7378', before: 'names' },
    { english: 'against', after: 'H5927q H935q', before: 'peoples' },
    { english: 'against', after: 'H7121q', before: 'persons', directly: true },
    { english: 'against', after: 'H7194q', before: 'names', directly: true },
    { english: 'at', after: 'H8319 H8074q H8539' },
    { english: 'before', after: 'H3320t', before: 'names' },
    { english: 'beside', after: 'H5324N', before: 'persons' },
    { english: 'because of', after: 'H4191', before: 'peoples' },
    { english: 'by', after: 'H5975q', before: 'names' },
    { english: 'concerning', after: 'H1696p H6680 H2372q H7592q' },
    { english: 'for', after: 'H3722 H6419t H5594q H3034h H6684q' },
    { english: 'in', after: 'H982' },
    { english: 'over', after: 'H4427 H4910 H6485h H5162N H1058q H56t H6969 H7797 H8055 H2734 H1396q' },
    { english: 'over', after: 'H5186 H6566q H5526 H6452q H5674q H8104q H8245' },
    { english: 'to', after: 'H3254 H3867N H7725q H1580q H7181h' },
    { english: 'with', after: 'H7107q' },
  ],
  H1157: [
    { english: 'behind', after: 'H5462q', before: 'persons' },
    { english: 'through', after: 'H8259 H5307q H3381h H5027h' },
  ],
};
