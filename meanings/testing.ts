import type { MeaningWord } from './meaning-word.ts';

/** A word as `letters code number gloss`, for example `בראשית HR/Ncfsa H7225 beginning`. A `-` is nothing. */
export function meaningWord(facts: string): MeaningWord {
  const [letters = '', morphology = '-', number = '-', ...gloss] = facts.split(' ');
  const bare = letters.replace(/[,·;]$/u, '');
  return {
    text: bare,
    letters: bare,
    morphology: morphology === '-' ? null : morphology,
    strongs: number === '-' ? null : number.replace('+', ''),
    lemma: number,
    gloss: gloss.join(' ') || null,
    after: letters.slice(bare.length),
  };
}
