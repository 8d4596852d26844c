import type { Numbering } from '../versification/index.ts';
import { type Edition, ORIGINALS, TRANSLATIONS } from './catalogue.ts';

const TEXTS: readonly Edition[] = Object.values({ ...ORIGINALS, ...TRANSLATIONS });

/** Every text of the catalogue: its name without the part in brackets, its short name, its abbreviation and its numbering. */
export const namedTexts = (): { names: string[]; numbering: Numbering }[] =>
  TEXTS.map(({ name, shortName = name, abbreviation = name, numbering = 'english' }) => ({
    names: [name.replace(/ \(.*/u, ''), shortName, abbreviation],
    numbering,
  }));
