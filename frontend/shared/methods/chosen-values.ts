import type { ChapterAnalysis, MethodValue, WordAnalysis } from '../../../domain/contract/index.ts';
import type { MethodId } from '../../../domain/gematria/method-types.ts';

interface Counted {
  readonly totalValues: MethodValue[];
  readonly words?: WordAnalysis[] | undefined;
  readonly ending?: Counted | undefined;
}

/**
 * A verse or ending with one total for each chosen method, in the order of the choice. The total of a method that
 * does not fit the language is null. Totals and words have no values of other methods, although the answer can
 * contain them: the default methods are requested where they suffice, so that caches can share the answer.
 */
export function withChosenValues<C extends Counted>(counted: C, methods: readonly MethodId[]): C {
  const { totalValues, words, ending } = counted;
  return {
    ...counted,
    totalValues: methods.map(
      (method) => totalValues.find((total) => total.method === method) ?? { method, value: null },
    ),
    ...(words === undefined
      ? {}
      : { words: words.map((word) => ({ ...word, gematriaValues: chosen(word.gematriaValues, methods) })) }),
    ...(ending === undefined ? {} : { ending: withChosenValues(ending, methods) }),
  };
}

export const chapterWithChosenValues = (
  chapter: ChapterAnalysis,
  methods: readonly MethodId[],
): ChapterAnalysis => ({
  ...withChosenValues(chapter, methods),
  verses: chapter.verses.map((verse) => ({ ...verse, totalValues: chosen(verse.totalValues, methods) })),
  endings: chapter.endings.map((ending) => ({
    ...withChosenValues(ending, methods),
    totalValues: chosen(ending.totalValues, methods),
  })),
});

const chosen = (values: readonly MethodValue[], methods: readonly MethodId[]): MethodValue[] =>
  values.filter(({ method }) => methods.some((one) => one === method));
