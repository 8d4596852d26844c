import type { ChapterAnalysis, MethodValue, WordAnalysis } from '../../domain/contract/index.ts';
import type { MethodId } from '../../domain/gematria/method-types.ts';

interface Counted {
  readonly totalValues: MethodValue[];
  readonly words?: WordAnalysis[] | undefined;
  readonly ending?: Counted | undefined;
}

/**
 * A verse or ending with one total for each chosen method, in the order of the choice. The total of a method that does
 * not fit the language is null. If the reader has chosen no method, neither the verse nor its words have values. (The
 * API is asked only for the methods that fit, so that caches can share its answers.)
 */
export function withChosenValues<C extends Counted>(counted: C, methods: readonly MethodId[]): C {
  const { totalValues, words, ending } = counted;
  return {
    ...counted,
    totalValues: methods.map(
      (method) => totalValues.find((total) => total.method === method) ?? { method, value: null },
    ),
    ...(methods.length === 0 && words !== undefined
      ? { words: words.map((word) => ({ ...word, gematriaValues: [] })) }
      : {}),
    ...(ending === undefined ? {} : { ending: withChosenValues(ending, methods) }),
  };
}

/** A chapter with one total for each chosen method. Its verses have the totals of the methods that fit. */
export function chapterWithChosenValues(
  chapter: ChapterAnalysis,
  methods: readonly MethodId[],
): ChapterAnalysis {
  const chosen = withChosenValues(chapter, methods);
  if (methods.length > 0) return chosen;
  return {
    ...chosen,
    verses: chosen.verses.map((verse) => ({ ...verse, totalValues: [] })),
    endings: chosen.endings.map((ending) => withChosenValues(ending, methods)),
  };
}
