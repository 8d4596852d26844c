import { type Read, text, withDefault } from '../../../domain/parse.ts';
import { BRAND } from '../../ui/brand.ts';
import { escapeBibtex, escapeMarkdown } from '../../ui/escape.ts';

/** A text that an answer rests on, at the revision it had. */
export interface Source {
  readonly id: string;
  readonly revision: string;
}

/** What was computed, and from what: enough to find it again and to see whether it still holds. */
export interface Computation {
  /** In words: "Spans of 2 to 10 words worth 913 in the Tanakh, Hebrew Standard". */
  readonly title: string;
  /** The answer in short, which the link carries: "924 spans", "2701". */
  readonly answer: string;
  /** The texts that the answer rests on; none for a text of the reader's own. */
  readonly editions: readonly Source[];
}

/** The part of an address that holds the answer and its texts. */
export const ANSWER_SEARCH = { answer: withDefault(text, ''), texts: withDefault(text, '') };

const namesOf = (editions: readonly Source[]): string =>
  editions.map(({ id, revision }) => `${id}.${revision}`).join(',');

/** The address that opens the computation again, with the answer that it gave and the revisions it was read from. */
export function linkTo(address: string, { answer, editions }: Computation): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.set('answer', answer);
  if (editions.length > 0) url.searchParams.set('texts', namesOf(editions));
  else url.searchParams.delete('texts');
  return url.href;
}

/** How an address's answer stands to the one that is given now; null where the address carries none. */
export type Standing = null | {
  readonly then: string;
  readonly kind: 'holds' | 'holds-in-a-newer-text' | 'changed';
};

/** Compares what a link says with what its computation gives now. */
export function standingOf(
  { answer: then, texts }: Read<typeof ANSWER_SEARCH>,
  { answer, editions }: Computation,
): Standing {
  if (then === '') return null;
  if (then !== answer) return { then, kind: 'changed' };
  const isSameText = texts === namesOf(editions);
  return { then, kind: isSameText ? 'holds' : 'holds-in-a-newer-text' };
}

export const STYLES = { plain: 'Plain text', markdown: 'Markdown', bibtex: 'BibTeX' } as const;
export type CitationStyle = keyof typeof STYLES;

/** The computation as a citation, with the day on which it was made. */
export function citationOf(computation: Computation, link: string, style: CitationStyle, day: Date): string {
  const { title, answer, editions } = computation;
  const date = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const texts = editions.map(({ id, revision }) => `${id.toUpperCase()}, revision ${revision}`).join('; ');
  const source = [BRAND, texts, date].filter((part) => part !== '').join('. ');
  if (style === 'plain') return `${title}: ${answer}. ${source}. ${link}`;
  if (style === 'markdown') {
    return `[${escapeMarkdown(title)}](${link}): **${escapeMarkdown(answer)}**. ${escapeMarkdown(source)}.`;
  }
  const note = [answer, texts].filter((part) => part !== '').join('. ');
  return [
    `@misc{${keyOf(title)},`,
    `  title = {{${escapeBibtex(title)}}},`,
    `  author = {{${escapeBibtex(BRAND)}}},`,
    `  year = {${day.getFullYear()}},`,
    `  note = {${escapeBibtex(note)}},`,
    `  url = {${link}},`,
    `  urldate = {${isoDay(day)}},`,
    '}',
  ].join('\n');
}

/** The reader's own day, as the date in words is. */
const isoDay = (day: Date): string =>
  [
    day.getFullYear(),
    String(day.getMonth() + 1).padStart(2, '0'),
    String(day.getDate()).padStart(2, '0'),
  ].join('-');

/** A citation key of the title's first words; those of other scripts leave it to the brand. */
function keyOf(title: string): string {
  const words = `${BRAND.split(' ')[0]} ${title}`.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  return words.slice(0, 6).join('-');
}
