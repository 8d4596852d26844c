import { referredText } from '../../files/character-references.ts';

const HIDDEN = /<(script|style|template)\b[^>]*>.*?(?:<\/\1\s*>|$)|<!--.*?(?:-->|$)/gisu;
const BREAKS = /<\/?(?:br|p|div|li|ul|ol|dl|dt|dd|tr|td|th|h[1-6]|hr|blockquote)\b[^>]*>/giu;
const TAGS = /<\/?[a-z][^>]*>/giu;

/**
 * The text of a piece of HTML: no tag, no script, and one space between words. Screens show it as text, so nothing in
 * it can run.
 *
 * @example
 * ```ts
 * plainText('<p>to <b>create</b></p><p>&lt;qal&gt;</p>') // => 'to create <qal>'
 * ```
 */
export function plainText(html: string): string {
  return html
    .replace(HIDDEN, ' ')
    .replace(BREAKS, ' ')
    .replace(TAGS, '')
    .replace(
      /&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/giu,
      (written, name: string) => referredText(name) ?? (name.startsWith('#') ? '' : written),
    )
    .replace(/\s+/gu, ' ')
    .trim();
}
