import { type Read, text, withDefault } from '../../../domain/basics/index.ts';
import { citeText } from '../../text/verse/cite-text.ts';
import { BRAND } from '../../ui/brand.ts';
import { bibtexEntry, escapeBibtex, escapeMarkdown } from '../../ui/sharing/escape.ts';
import { isoDay } from '../../ui/sharing/iso-day.ts';

/** An edition that an answer was computed from, with its revision at that time. */
export interface Source {
  readonly id: string;
  readonly revision: string;
}

/** A computed answer and its sources: enough to compute it again and to check if the answer has changed. */
export interface Computation {
  /** The question in words: "Spans of 2 to 10 words worth 913 in the Tanakh, Hebrew Standard". */
  readonly title: string;
  /** The answer in a few words, as the link contains it: "924 spans", "2701". */
  readonly answer: string;
  /** The editions that the answer was computed from. Empty for the reader's own text. */
  readonly editions: readonly Source[];
}

/** The search parameters for an earlier answer and the revisions of its texts. */
export const ANSWER_SEARCH = { answer: withDefault(text, ''), texts: withDefault(text, '') };

const namesOf = (editions: readonly Source[]): string =>
  editions.map(({ id, revision }) => `${id}.${revision}`).join(',');

/** The address that opens the computation again. It contains the answer and the revisions of its texts. */
export function linkTo(address: string, { answer, editions }: Computation): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.set('answer', answer);
  if (editions.length > 0) url.searchParams.set('texts', namesOf(editions));
  else url.searchParams.delete('texts');
  return url.href;
}

/** The earlier answer of a link, and how it differs from the current one. */
export interface Comparison {
  readonly earlier: string;
  readonly kind: 'holds' | 'holds-in-a-newer-text' | 'changed';
}

/** Compares the answer in a link with the current answer. Null if the link contains no answer. */
export function compareAnswers(
  { answer: earlier, texts }: Read<typeof ANSWER_SEARCH>,
  { answer, editions }: Computation,
): Comparison | null {
  if (earlier === '') return null;
  if (earlier !== answer) return { earlier, kind: 'changed' };
  const isSameText = texts === namesOf(editions);
  return { earlier, kind: isSameText ? 'holds' : 'holds-in-a-newer-text' };
}

export const STYLES = ['plain', 'markdown', 'bibtex'] as const;
export type CitationStyle = (typeof STYLES)[number];

/** A citation of the computation. `day` is the day on which the reader copied it. */
export function citationOf(computation: Computation, link: string, style: CitationStyle, day: Date): string {
  const { title, answer, editions } = computation;
  const date = day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const texts = editions.map(({ id, revision }) => citeText.revision(id.toUpperCase(), revision)).join('; ');
  const source = [BRAND, texts, date].filter((part) => part !== '').join('. ');
  if (style === 'plain') return `${title}: ${answer}. ${source}. ${link}`;
  if (style === 'markdown') {
    return `[${escapeMarkdown(title)}](${link}): **${escapeMarkdown(answer)}**. ${escapeMarkdown(source)}.`;
  }
  const note = [answer, texts].filter((part) => part !== '').join('. ');
  return bibtexEntry(keyOf(title), {
    title: `{${escapeBibtex(title)}}`,
    author: `{${escapeBibtex(BRAND)}}`,
    year: String(day.getFullYear()),
    note: escapeBibtex(note),
    url: link,
    urldate: isoDay(day),
  });
}

/** A citation key from the first words of the title. A title without Latin letters or digits gives the brand alone. */
function keyOf(title: string): string {
  const words = `${BRAND.split(' ')[0]} ${title}`.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  return words.slice(0, 6).join('-');
}
