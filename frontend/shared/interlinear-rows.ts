import { readingText } from '../text/reading.ts';

/** The optional rows below each word of the interlinear. Each name is also the setting that shows the row. */
export const INTERLINEAR_ROWS = (['transliteration', 'meaning', 'strongs', 'parsing', 'values'] as const).map(
  (name) => ({ name, ...readingText.rows[name] }),
);
