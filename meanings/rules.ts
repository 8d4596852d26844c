/** One of the answers to a question about a word, such as "which sense does this noun have". */
export interface Rule<Word, Result> {
  /** When the rule applies, in words that are clear beside the question: `soul, in poetry`. */
  readonly name: string;
  /** The Strong's numbers that it is for, with spaces between them. It is for every word if this is left out. */
  readonly of?: string;
  /** True if the rule applies. It always does if this is left out. */
  readonly when?: (word: Word) => boolean;
  readonly gives: Result | ((word: Word) => Result);
  /** A word on which it acts, and its whole meaning there: `Ruth 1:1 ויהי: and it happened`. A test runs it. */
  readonly example: string;
  /** True if the rule often misses, so that readers see ° beside the meaning. */
  readonly isUnsure?: true;
}

/** A rule together with the question that it answers. */
export type FiredRule = Pick<Rule<never, unknown>, 'name' | 'of' | 'when' | 'example' | 'isUnsure'> & {
  readonly question: string;
};

/** A word that keeps the rules which made its meaning. */
interface RuledWord {
  readonly strongs: string | null;
  readonly fired: FiredRule[];
}

/** Answers a question about a word: the result of the first rule that applies, or null if none does. */
export interface RuleList<Word, Result> {
  (word: Word): Result | null;
  readonly question: string;
  readonly rules: readonly FiredRule[];
}

let switchedOff: FiredRule | null = null;

/** Runs `compose` as if a rule did not exist. Measurements use it. */
export function without<T>(rule: FiredRule, compose: () => T): T {
  switchedOff = rule;
  try {
    return compose();
  } finally {
    switchedOff = null;
  }
}

/**
 * Makes an ordered list of rules, of which the first that applies gives the answer. docs/adding-a-meaning-rule.md shows
 * how to add one.
 *
 * @example
 * ```ts
 * const sort = rules('the sort of word', [
 *   { name: 'the Name', of: 'H3068 H3069', gives: 'name', example: 'Psalm 23:1 יהוה: the LORD' },
 *   { name: 'any other word', gives: 'word', example: 'Genesis 1:1 ברא: created' },
 * ]);
 * sort({ strongs: 'H3068', fired: [] }) // => 'name'
 * sort({ strongs: 'H1254', fired: [] }) // => 'word'
 * ```
 */
export function rules<Word extends RuledWord, Result>(
  question: string,
  list: readonly Rule<Word, Result>[],
): RuleList<Word, Result> {
  const all = list.map((rule) => ({ ...rule, question, numbers: rule.of?.split(' ') ?? null }));
  const forAll = all.filter(({ numbers }) => numbers === null);
  const byNumber = new Map<string, typeof all>();
  for (const strongs of new Set(all.flatMap(({ numbers }) => numbers ?? [])))
    byNumber.set(
      strongs,
      all.filter(({ numbers }) => numbers?.includes(strongs) ?? true),
    );
  const decide = (word: Word): Result | null => {
    for (const rule of byNumber.get(word.strongs ?? '') ?? forAll) {
      if (rule === switchedOff || rule.when?.(word) === false) continue;
      word.fired.push(rule);
      return rule.gives instanceof Function ? rule.gives(word) : rule.gives;
    }
    return null;
  };
  return Object.assign(decide, { question, rules: all });
}
