import type { ChapterAnalysis } from '../../../domain/contract/index.ts';

type Chapter = {
  readonly verse: ChapterAnalysis['verse'];
  readonly verses: readonly {
    readonly verse: Pick<
      ChapterAnalysis['verses'][number]['verse'],
      'verse' | 'text' | 'hebrewText' | 'greekText'
    >;
  }[];
};

/** The chapter with the number of its verse before each line, so that what is copied can be cited by verse. */
export function numbered({ verse: chapter, verses }: Chapter): Chapter['verse'] {
  const lines = (name: 'text' | 'hebrewText' | 'greekText') =>
    chapter[name] &&
    verses
      .filter(({ verse }) => verse[name] !== null)
      // A psalm's title, verse 0, is printed without a number.
      .map(({ verse }) => `${verse.verse === 0 ? '' : `${verse.verse} `}${verse[name]}`)
      .join('\n');
  return { ...chapter, text: lines('text'), hebrewText: lines('hebrewText'), greekText: lines('greekText') };
}
