const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const BIBTEX: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** A text that HTML shows as it is. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/gu, (sign) => HTML[sign] ?? sign);

/** A text that Markdown shows as it is. */
export const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>#|~]/gu, '\\$&');

/** A text that BibTeX prints as it is. */
export const escapeBibtex = (text: string): string =>
  text.replace(/[\\{}$&#%_~^]/gu, (sign) => BIBTEX[sign] ?? `\\${sign}`);
