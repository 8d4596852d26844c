import { languagesText } from '../../text/site/languages-text.ts';

/**
 * The English name of a language. A tag that the browser does not know is its own name.
 *
 * @example
 * ```ts
 * languageName('de') // => 'German'
 * languageName('grc') // => 'Ancient Greek'
 * ```
 */
export const languageName = (tag: string): string =>
  languagesText[tag] ?? new Intl.DisplayNames('en', { type: 'language' }).of(tag) ?? tag;
