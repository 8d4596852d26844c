import { type Read, text, withDefault } from '../../../domain/basics/index.ts';
import { citeText } from '../../text/verse/cite-text.ts';
import { BRAND } from '../../ui/brand.ts';
import { bibtexEntry, escapeBibtex, escapeMarkdown, isoDay } from '../../ui/sharing/escape.ts';

interface Source {
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

export const ANSWER_SEARCH = { answer: withDefault(text, ''), texts: withDefault(text, '') };

const namesOf = (editions: readonly Source[]): string =>
  editions.map(({ id, revision }) => `${id}.${revision}`).join(',');

export function linkTo(address: string, { answer, editions }: Computation): string {
  const url = new URL(address);
  url.hash = '';
  url.searchParams.set('answer', answer);
  if (editions.length > 0) url.searchParams.set('texts', namesOf(editions));
  else url.searchParams.delete('texts');
  return url.href;
}

export interface Comparison {
  readonly earlier: string;
  readonly kind: 'holds' | 'holds-in-a-newer-text' | 'changed';
}

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
