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
export {
  CHUNKS_A_PHASE,
  firstChunkOf,
  IMPORT_PHASES,
  type ImportPhase,
  phaseOfChunk,
  placeInPhase,
} from './import-phases.ts';
export {
  ACTIVE_STATES,
  FINAL_STATES,
  isActive,
  isFinal,
  isUnfinished,
  JOB_STATES,
  type JobState,
  UNFINISHED_STATES,
} from './job-states.ts';
export { JOB_ITSELF, lastFailure } from './last-failure.ts';
export { licensedVersion } from './licensed-version.ts';
export {
  COLUMN_ROLES,
  type ColumnRole,
  FILE_ENCODINGS,
  FILE_NUMBERINGS,
  type FileGuesses,
  type FileNumbering,
  OWN_LICENCES,
  type OwnEdition,
  type OwnLicenceId,
  type OwnTextFile,
  type OwnTextLicence,
} from './own-texts.ts';
export {
  type ChapterRange,
  FEAST_PASSAGES,
  JACOB_AND_ATONEMENT,
  MESSIANIC_PASSAGES,
  type Passage,
  SPIRITUAL_PASSAGES,
  TORAH_NARRATIVES,
} from './passages.ts';
