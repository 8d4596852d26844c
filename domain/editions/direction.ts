// It is not in languages.ts, because the first screen needs it and nothing else about languages.

/**
 * The direction in which a language is written. A text whose language is not known yet runs from left to right.
 *
 * @example
 * ```ts
 * directionOfLanguage('ar') // => 'rtl'
 * directionOfLanguage('de') // => 'ltr'
 * ```
 */
export const directionOfLanguage = (language: string | undefined): 'ltr' | 'rtl' =>
  /^(?:he|hbo|yi|ar|fa|ur|syr|arc|ug)\b/u.test(`${language}`) ? 'rtl' : 'ltr';
