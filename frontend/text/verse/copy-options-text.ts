export const copyOptionsText = {
  text: 'Text',
  texts: { both: 'Original and English', original: 'Original', english: 'English' },
  format: 'Format',
  formats: {
    plain: 'Plain text',
    markdown: 'Markdown',
    html: 'HTML',
    sbl: 'SBL citation',
    chicago: 'Chicago citation',
    apa: 'APA citation',
    bibtex: 'BibTeX entry',
  },
  marks: 'Hebrew marks',
  markings: { all: 'All marks', vowels: 'Vowels', none: 'None' },
  preview: 'What is copied',
  copy: 'Copy as shown',
} as const;
