const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const BIBTEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Escapes a text for HTML. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => HTML[sign] ?? sign);

/** Escapes a text for Markdown. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/gu, '\\$&');

/** Escapes a text for BibTeX. */
export const escapeBibtex = (text: string): string =>
  text.replace(/[\\{}$&#%_~^]/gu, (sign) => BIBTEX[sign] ?? `\\${sign}`);

/** An entry of a BibTeX file. Its fields are in TeX: what comes from a text is escaped. */
export const bibtexEntry = (key: string, fields: Readonly<Record<string, string>>): string =>
  [`@misc{${key},`, ...Object.entries(fields).map(([name, tex]) => `  ${name} = {${tex}},`), '}'].join('\n');
