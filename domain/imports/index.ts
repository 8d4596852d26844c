/** Imports of administrators: their buttons and the passages that the buttons name. */
export {
  BUTTONS,
  type Button,
  buttonById,
  type ImportKind,
  type ImportTask,
  PASSAGE_BUTTON,
  RANGE_BUTTON,
  targetOf,
} from './buttons.ts';
export { JOB_ITSELF, lastFailure } from './last-failure.ts';
export { CONFIRMED_LICENCE, licensedVersion } from './licensed-version.ts';
export {
  type ChapterRange,
  FEAST_PASSAGES,
  JACOB_AND_ATONEMENT,
  MESSIANIC_PASSAGES,
  type Passage,
  SPIRITUAL_PASSAGES,
  TORAH_NARRATIVES,
} from './passages.ts';
