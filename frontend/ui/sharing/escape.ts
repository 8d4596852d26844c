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
