export const citeText = {
  menu: 'Share',
  link: 'Link with this answer',
  theCitation: 'The citation',
  styles: { plain: 'Citation', markdown: 'Citation in Markdown', bibtex: 'Citation in BibTeX' },
  revision: (edition: string, revision: string) => `${edition}, revision ${revision}`,
  holds: (answer: string) => `The answer is still ${answer}, as in this link.`,
  holdsInNewText: (answer: string) =>
    `The text has changed since this link was made, but the answer is still ${answer}.`,
  changed: (earlier: string, now: string) =>
    `When this link was made, the answer was <a>${earlier}</a>. Now it is ${now}.`,
} as const;
