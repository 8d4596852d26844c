import type { WordAnalysis } from '../../../domain/contract/index.ts';

interface LanguageRun {
  readonly language: WordAnalysis['word']['language'];
  readonly words: readonly WordAnalysis[];
}

/** Divides a verse where its language changes, as in Genesis 31:47 and Daniel 2:4. */
export function languageRuns(words: readonly WordAnalysis[]): readonly LanguageRun[] {
  const runs: { language: WordAnalysis['word']['language']; words: WordAnalysis[] }[] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last?.language === word.word.language) last.words.push(word);
    else runs.push({ language: word.word.language, words: [word] });
  }
  return runs;
}
