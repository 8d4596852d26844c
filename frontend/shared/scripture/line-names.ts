import { WORD_LINES } from '../../addresses/explorer-address.ts';
import { readingText } from '../../text/reading/reading-text.ts';
import { SWITCHED_LINES } from './word-lines.ts';

export const LINES_WITH_NAMES = WORD_LINES.map((name) => ({ name, ...readingText.lines[name] }));

export const LINES_IN_MENU = LINES_WITH_NAMES.filter(({ name }) =>
  SWITCHED_LINES.every((line) => line !== name),
);
