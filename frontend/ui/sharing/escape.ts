const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const BIBTEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => HTML[sign] ?? sign);

export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/gu, '\\$&');

export const escapeBibtex = (text: string): string =>
  text.replace(/[\\{}$&#%_~^]/gu, (sign) => BIBTEX[sign] ?? `\\${sign}`);

/** An entry of a BibTeX file. Its fields must be TeX already: the caller escapes plain text. */
export const bibtexEntry = (key: string, fields: Readonly<Record<string, string>>): string =>
  [`@misc{${key},`, ...Object.entries(fields).map(([name, tex]) => `  ${name} = {${tex}},`), '}'].join('\n');

/**
 * The day in ISO format, such as 2026-11-24, in the reader's time zone. The Swedish locale writes days in this format.
 * `toISOString` would give the day in UTC.
 */
export const isoDay = (day: Date): string => day.toLocaleDateString('sv');
