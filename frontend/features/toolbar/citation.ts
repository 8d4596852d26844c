import { directionOfLanguage } from '../../../domain/editions/index.ts';
import { stripAccents, stripPoints } from '../../../domain/hebrew/index.ts';
import { escapeHtml, escapeMarkdown } from '../../ui/sharing/escape.ts';
import type { Passage } from './passage-text.ts';
import { isScholarly, SCHOLARLY, scholarlyCitation } from './scholarly.ts';

export const TEXTS = ['both', 'original', 'english'] as const;
export const FORMATS = ['plain', 'markdown', 'html', ...SCHOLARLY] as const;
export const MARKS = ['all', 'vowels', 'none'] as const;

export interface CitationStyle {
  readonly languages: (typeof TEXTS)[number];
  readonly format: (typeof FORMATS)[number];
  readonly marks: (typeof MARKS)[number];
}

const WITH_MARKS = { all: (text: string) => text, vowels: stripAccents, none: stripPoints };

export const isHebrewScript = (text: string): boolean => /\p{Script=Hebrew}/u.test(text);

/**
 * The passage with its reference, its editions and its address, in the chosen format. A scholarly style cites each
 * edition under the name that the library has for it, and BibTeX leaves out the text.
 */
export function citation(
  passage: Passage,
  link: string,
  { languages, format, marks }: CitationStyle,
  editions: Parameters<typeof scholarlyCitation>[2] = [],
  day = new Date(),
): string {
  const original = {
    text: isHebrewScript(passage.original) ? WITH_MARKS[marks](passage.original) : passage.original,
    name: passage.originalName,
    lang: passage.language,
  };
  const english = { text: passage.english, name: passage.englishName, lang: passage.englishLanguage ?? 'en' };
  const chosen = { both: [original, english], original: [original], english: [english] }[languages];
  const found = chosen.filter((part) => part.text !== '');
  const parts = found.length > 0 ? found : [original, english].filter((part) => part.text !== '');
  if (isScholarly(format)) {
    const cite = (edition: string) =>
      scholarlyCitation({ reference: passage.reference, edition, link }, format, editions, day);
    return parts
      .map(({ text, name }) => (format === 'bibtex' ? cite(name) : `${text}\n${cite(name)}`))
      .join('\n\n');
  }
  const names = parts.map(({ name }) => name).filter((name) => name !== '');
  const source = [passage.reference, names.join(' and ')].filter((one) => one !== '').join(', ');
  if (format === 'plain') return [...parts.map((part) => part.text), `(${source})`, link].join('\n');
  if (format === 'markdown') {
    const quoted = parts.map((part) => `> ${escapeMarkdown(part.text).replaceAll('\n', '  \n> ')}`);
    return `${quoted.join('\n>\n')}\n>\n> ([${escapeMarkdown(source)}](${link}))`;
  }
  const paragraphs = parts.map(({ text: words, lang }) => {
    const direction = directionOfLanguage(lang) === 'rtl' ? ' dir="rtl"' : '';
    return `  <p lang="${lang}"${direction}>${escapeHtml(words).replaceAll('\n', '<br>')}</p>`;
  });
  return [
    `<blockquote cite="${escapeHtml(link)}">`,
    ...paragraphs,
    `  <p>(<a href="${escapeHtml(link)}">${escapeHtml(source)}</a>)</p>`,
    '</blockquote>',
  ].join('\n');
}
