/**
 * The same texts in another language: the same keys, any string for a string, and functions with the same values.
 *
 * @example
 * ```ts
 * export const landingText = { start: 'Los' } as const satisfies Translation<typeof english>;
 * ```
 */
export type Translation<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? string
    : Texts[Key] extends (...values: infer Values) => string
      ? (...values: Values) => string
      : Translation<Texts[Key]>;
};
