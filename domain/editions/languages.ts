import { matching, type Parse } from '../basics/index.ts';

/**
 * A language tag such as `de`, `grc` or `pt-BR` (BCP 47). Undefined for any other text.
 *
 * @example
 * ```ts
 * languageTag('pt-BR') // => 'pt-BR'
 * languageTag('German') // => undefined
 * ```
 */
export const languageTag: Parse<string | undefined> = matching(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/u);

const HEBREW = ['he', 'hbo', 'yi'];
const GREEK = ['el', 'grc'];
const OTHER =
  'ar fa ur syr arc am ti bn gu hi kn ml mr ne or pa sa si ta te ug zh ja ko th lo km my ka hy ru uk bg be mk sr kk ky mn tg cop got';

const base = (language: string): string => language.split('-')[0] ?? language;

/**
 * The script in which a language is usually written.
 *
 * @example
 * ```ts
 * scriptOfLanguage('he') // => 'hebrew'
 * scriptOfLanguage('de') // => 'latin'
 * scriptOfLanguage('zh-Hant') // => 'other'
 * ```
 */
export function scriptOfLanguage(language: string): 'hebrew' | 'greek' | 'latin' | 'other' {
  if (HEBREW.includes(base(language))) return 'hebrew';
  if (GREEK.includes(base(language))) return 'greek';
  return OTHER.split(' ').includes(base(language)) ? 'other' : 'latin';
}
