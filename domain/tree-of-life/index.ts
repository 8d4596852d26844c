export { GEMATRIA_INSIGHTS, SUM_OF_SEPHIROT, TORAH_CONNECTIONS } from './insights.ts';
export { labelColour } from './label-colour.ts';
export { alongLine, lineBetween, positionOf, SPHERE_RADIUS } from './layout.ts';
export { LAYOUT_NOTE, PATHS, SIGN_NOTE, stanzaOf } from './paths.ts';
export { CORRESPONDENCE_SOURCES, hebrewValue, SEPHIROT } from './sephirot.ts';
export type { Point, Sephirah, TreePath, Witness } from './tree-types.ts';
