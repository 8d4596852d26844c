import { type FiredRule, without } from '../../../meanings/index.ts';
import { compareMeaning } from './compare.ts';
import type { ComposedVerse } from './verses.ts';
import type { MeasuredVerse } from './yardstick.ts';

export interface RuleFigures {
  /** The number of words on which the rule acted. */
  readonly touched: number;
  /** Words that agree better with the pack because of the rule. Without it, the next rule that applies acts. */
  readonly won: number;
  /** Words that agree worse. */
  readonly lost: number;
}

/** For each rule, the number of words and the verses on which it acts. */
function rulesTouched<Verse extends ComposedVerse>(verses: readonly Verse[]) {
  const touched = new Map<FiredRule, { words: number; verses: Set<Verse> }>();
  for (const verse of verses)
    for (const { fired } of verse.compose())
      for (const rule of new Set(fired)) {
        const known = touched.get(rule) ?? { words: 0, verses: new Set() };
        known.words += 1;
        known.verses.add(verse);
        touched.set(rule, known);
      }
  return touched;
}

/** 0, 1 or 2: how many of the two tests of `compareMeaning` a meaning passes. */
function scoreOf(meaning: string | null, phrase: string): number {
  const { sharesWord, sharesHalf } = compareMeaning(meaning, phrase);
  return Number(sharesWord) + Number(sharesHalf);
}

/** For each word of a verse that the pack has, by how much it agrees better because of a rule. */
function gainsOf(rule: FiredRule, { compose, phrases, facts }: MeasuredVerse): number[] {
  const other = without(rule, compose);
  return compose().map(({ text }, place) => {
    const phrase = phrases[place] ?? null;
    const otherText = other[place]?.text ?? null;
    if (phrase === null || text === otherText) return 0;
    const gloss = facts[place]?.gloss ?? null;
    return scoreOf(text ?? gloss, phrase) - scoreOf(otherText ?? gloss, phrase);
  });
}

/** Composes each verse of a rule with the rule and without it, and compares both with the phrases. */
export function ruleFigures(verses: readonly MeasuredVerse[]): Map<FiredRule, RuleFigures> {
  return new Map(
    [...rulesTouched(verses)].map(([rule, { words, verses: touched }]) => {
      const gains = [...touched].flatMap((verse) => gainsOf(rule, verse));
      return [
        rule,
        {
          touched: words,
          won: gains.filter((gain) => gain > 0).length,
          lost: gains.filter((gain) => gain < 0).length,
        },
      ];
    }),
  );
}
