/** Passages that administrators can import together. Each names the chapters that hold it. */
import type { BookId } from '../canon/index.ts';

/** Consecutive chapters of one book, in the English numbering. `to` is included. */
export interface ChapterRange {
  book: BookId;
  from: number;
  to: number;
}

/** A passage with a line on why it matters. */
export interface Passage extends ChapterRange {
  /** As readers write it: `Genesis 32:22–32`. */
  reference: string;
  about: string;
}

const JACOBS_BLESSING: Passage = {
  book: 'genesis',
  from: 49,
  to: 49,
  reference: 'Genesis 49',
  about: 'Jacob blesses his twelve sons.',
};
const DAY_OF_ATONEMENT: Passage = {
  book: 'leviticus',
  from: 16,
  to: 16,
  reference: 'Leviticus 16',
  about: 'The service of the Day of Atonement.',
};

/** Jacob's blessing and the Day of Atonement. */
export const JACOB_AND_ATONEMENT: readonly Passage[] = [JACOBS_BLESSING, DAY_OF_ATONEMENT];

/** The spiritually significant passages: 24. */
export const SPIRITUAL_PASSAGES: readonly Passage[] = [...JACOB_AND_ATONEMENT];

/** The narratives of the Torah that readers know best. */
export const TORAH_NARRATIVES: readonly Passage[] = [];

/** Passages that Christians read as prophecies of the Messiah. */
export const MESSIANIC_PASSAGES: readonly Passage[] = [];

/** The passages about the feasts. */
export const FEAST_PASSAGES: readonly Passage[] = [];
