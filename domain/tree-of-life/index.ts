/**
 * The Tree of Life: its sephirot and paths, their positions in the diagram, and the values and texts about them.
 */
export {
  GEMATRIA_INSIGHTS,
  type GematriaInsight,
  SUM_OF_SEPHIROT,
  TORAH_CONNECTIONS,
  type TorahConnection,
} from './insights.ts';
export { contrastOf, LABEL_INKS, labelColour } from './label-colour.ts';
export { alongLine, lineBetween, positionOf, SPHERE_RADIUS } from './layout.ts';
export { LAYOUT_NOTE, PATHS, SIGN_NOTE, stanzaOf } from './paths.ts';
export { CORRESPONDENCE_SOURCES, hebrewValue, SEPHIROT } from './sephirot.ts';
export {
  type LetterKind,
  type Point,
  SEPHIRAH_IDS,
  type Sephirah,
  type SephirahId,
  type TreePath,
  type Witness,
} from './tree-types.ts';
